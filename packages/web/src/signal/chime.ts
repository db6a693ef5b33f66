import { recall, remember } from '../remember.ts';

const KEY = 'chime';
/** Two short notes, in hertz. */
const NOTES = [659.3, 880] as const;
const NOTE_SECONDS = 0.16;
const LOUDNESS = 0.12;

let context: AudioContext | null = null;

/** Whether this person wants to hear when it is their turn; not before they say so. */
export const isChimeOn = (): boolean => recall(KEY) === 'on';

/** Keeps the choice for the next visits. */
export const keepChime = (on: boolean): void => {
  remember(KEY, on ? 'on' : 'off');
};

/** Plays two notes, where the browser lets a page sound. */
export const chime = async (): Promise<void> => {
  context ??= new AudioContext();
  if (context.state === 'suspended') await context.resume();
  const { currentTime: now, destination } = context;
  for (const [at, pitch] of NOTES.entries()) {
    const start = now + at * NOTE_SECONDS;
    const end = start + NOTE_SECONDS * 2;
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, end);
    tone.connect(volume).connect(destination);
    tone.start(start);
    tone.stop(end);
  }
};
