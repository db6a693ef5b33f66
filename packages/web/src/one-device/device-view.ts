import { View } from '../room/view.ts';

/** A table on one device, where whoever holds it may do what a host does. */
export class DeviceView extends View {
  override get isHost(): boolean {
    return true;
  }
}
