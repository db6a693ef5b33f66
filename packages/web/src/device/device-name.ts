import type { OwnDevice } from '@agent-double/protocol';
import type { Language } from '@agent-double/rules';
import { deviceLinkTexts } from './texts.ts';

/** What a device is called in the list of a person's own: this one, or when another was let in. */
export const deviceName = ({ own, since }: OwnDevice, language: Language): string => {
  const texts = deviceLinkTexts[language];
  if (own) return texts.here;
  const time = new Date(since).toLocaleString(language === 'fr' ? 'fr-FR' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
  return texts.since(time);
};
