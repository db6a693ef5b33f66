import { recall, remember } from '../remember.ts';

const KEY = 'notice';
/** A newer notification takes the place of an older one. */
const TAG = 'turn';
const ICON = '/icons/icon-192.png';

/** Whether this browser has notifications for us: over plain HTTP none has. */
export const hasNotices = (): boolean => isSecureContext && 'Notification' in globalThis;

/** Whether this person wants them, and the browser still lets us; not before they ask for it. */
export const isNoticeOn = (): boolean =>
  hasNotices() && Notification.permission === 'granted' && recall(KEY) === 'on';

/** Keeps the choice for the next visits. */
export const keepNotice = (on: boolean): void => {
  remember(KEY, on ? 'on' : 'off');
};

/** Asks the browser, which asks the person unless they have answered before. */
export const mayNotify = async (): Promise<boolean> =>
  (await Notification.requestPermission()) === 'granted';

/** Shows a notification where the browser can; the answer takes it away again. */
export const notify = async (title: string, body: string): Promise<() => void> => {
  const options = { body, tag: TAG, icon: ICON };
  try {
    const shown = new Notification(title, options);
    shown.onclick = () => {
      window.focus();
    };
    return () => {
      shown.close();
    };
  } catch {
    return notifyByWorker(title, options);
  }
};

/** On phones only a service worker may show one; a tap on it comes back to this page. */
const notifyByWorker = async (title: string, options: NotificationOptions): Promise<() => void> => {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.active == null) return () => undefined;
  await registration.showNotification(title, { ...options, data: location.pathname });
  return () => {
    void registration.getNotifications({ tag: TAG }).then((shown) => {
      for (const one of shown) one.close();
    });
  };
};
