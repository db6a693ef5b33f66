import type { Offer, WireCommand } from '@agent-double/protocol';
import type { ClueNumber, Judgement } from '@agent-double/rules';
import type { Outcome } from '../connection/outbox.ts';
import type { Room, Witness } from './room.svelte.ts';

/** What the screens of a table ask of it, whether a server or this very device runs the game. */
export interface TableRoom extends Pick<Room, 'code' | 'complaint' | 'seen'> {
  /** Whether the complaint tells of a computer that stood in; on one device none does. */
  readonly stoodIn?: boolean;
  /** How the server can be reached; one device needs none. */
  readonly line?: Room['line'];
  order(command: WireCommand): Promise<Outcome>;
  tell(command: WireCommand): Promise<boolean>;
  mark(card: number, on: boolean): void;
  judge(word: string, number: ClueNumber): Promise<Judgement | null>;
  witness(witness: Witness): () => void;
  /** A table on one device has no other to be let in. */
  onlinked?(linked: () => void): () => void;
  /** Packs to deal from; none where they can't be had now. */
  packs(): Promise<Offer['packs']>;
}
