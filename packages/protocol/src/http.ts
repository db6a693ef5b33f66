import {
  BOT_LEVELS,
  LANGUAGES,
  SEATS,
  type Bilingual,
  type Language,
  type PersonId,
} from '@agent-double/rules';
import * as v from 'valibot';
import { MAX_TEXT_LENGTH } from './limits.ts';
import type { PlayedGame } from './record/played-game.ts';
import type { WireRefusal } from './refusal.ts';

const text = v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH));

/** Body of `POST /api/rooms`: the language of the words, and the host's name. */
const CREATE_ROOM_SCHEMA = v.strictObject({
  language: v.picklist(LANGUAGES),
  name: text,
});
export type CreateRoom = v.InferOutput<typeof CREATE_ROOM_SCHEMA>;

/** The body as a wish for a room, or null where it is none. */
export const parseCreateRoom = (body: unknown): CreateRoom | null => {
  const parsed = v.safeParse(CREATE_ROOM_SCHEMA, body);
  return parsed.success ? parsed.output : null;
};

/** Body of `POST /api/rooms/CODE/people`. */
const JOIN_ROOM_SCHEMA = v.strictObject({ name: text });
export type JoinRoom = v.InferOutput<typeof JOIN_ROOM_SCHEMA>;

/** The body as a wish to join a room, or null where it is none. */
export const parseJoinRoom = (body: unknown): JoinRoom | null => {
  const parsed = v.safeParse(JOIN_ROOM_SCHEMA, body);
  return parsed.success ? parsed.output : null;
};

/** Body of `POST /api/rooms/CODE/programs`: a computer player whose moves a program makes. */
const SEAT_PROGRAM_SCHEMA = v.strictObject({
  seat: v.picklist(SEATS),
  name: text,
  /** How strong the computer is that moves where the program does not. */
  level: v.picklist(BOT_LEVELS),
});
export type SeatProgram = v.InferOutput<typeof SEAT_PROGRAM_SCHEMA>;

/** The body as a wish to seat a program, or null where it is none. */
export const parseSeatProgram = (body: unknown): SeatProgram | null => {
  const parsed = v.safeParse(SEAT_PROGRAM_SCHEMA, body);
  return parsed.success ? parsed.output : null;
};

/** Answer to it. The token is told this once and moves for that computer alone. */
export interface ProgramSeated {
  readonly person: PersonId;
  readonly token: string;
}

/** Answer to `POST /api/rooms/CODE/devices`: what lets one other device in as this person, once. */
export interface DeviceOffered {
  readonly ticket: string;
  /** How long it is good. */
  readonly seconds: number;
}

/** Body of `POST /api/rooms/CODE/devices/claim`. */
const CLAIM_DEVICE_SCHEMA = v.strictObject({ ticket: text });
export type ClaimDevice = v.InferOutput<typeof CLAIM_DEVICE_SCHEMA>;

/** The body as a ticket that is handed in, or null where it is none. */
export const parseClaimDevice = (body: unknown): ClaimDevice | null => {
  const parsed = v.safeParse(CLAIM_DEVICE_SCHEMA, body);
  return parsed.success ? parsed.output : null;
};

/** One device that is let in as a person. */
export interface OwnDevice {
  /** What it is told apart by. */
  readonly id: string;
  /** When it was let in, by the server's clock. */
  readonly since: number;
  /** Whether it is the one that asks. */
  readonly own: boolean;
}

/** Answer of `GET /api/rooms/CODE/devices`, and to withdrawing one: whoever asks has these, the first first. */
export interface OwnDevices {
  readonly devices: readonly OwnDevice[];
}

/** Body of `POST /api/rooms/CODE/devices/withdraw`. */
const WITHDRAW_DEVICE_SCHEMA = v.strictObject({ device: text });
export type WithdrawDevice = v.InferOutput<typeof WITHDRAW_DEVICE_SCHEMA>;

/** The body as a device that is to be let in no more, or null where it is none. */
export const parseWithdrawDevice = (body: unknown): WithdrawDevice | null => {
  const parsed = v.safeParse(WITHDRAW_DEVICE_SCHEMA, body);
  return parsed.success ? parsed.output : null;
};

/** Answer to creating, joining and handing in a ticket: the browser's secret travels in a cookie that scripts can't read. */
export interface Joined {
  readonly room: string;
  readonly person: PersonId;
}

/** Answer of `GET /api/rooms/CODE`: whether there is such a room, and who this browser is in it. */
export interface RoomSeen {
  readonly room: string;
  readonly person: PersonId | null;
}

/** Answer of `GET /api/rooms/CODE/record`: a finished game, to be played again step by step. */
export interface GameRecord extends PlayedGame {
  readonly protocol: number;
  readonly room: string;
}

/** Answer of `GET /api/rooms/CODE/record/N/clues/TURN`: what a computer makes of that clue. */
export interface ClueLookedAt {
  /** Whether the clue means anything to it. */
  readonly known: boolean;
  /** Words that it would have touched, in order: up to the first wrong one, or where it stops. */
  readonly taken: readonly {
    readonly word: string;
    readonly role: 'own' | 'opponent' | 'bystander' | 'assassin';
  }[];
  /** A clue that promises clearly more; null where it finds none. */
  readonly better: {
    readonly clue: string;
    readonly number: number;
    readonly intended: readonly string[];
    readonly because: 'safer' | 'more-words' | 'surer';
  } | null;
}

/** A pack of words to deal from, without its words. */
export interface OfferedPack {
  readonly id: string;
  readonly language: Language;
  readonly title: Bilingual;
  /** How many words it has. */
  readonly size: number;
}

/** Answer of `GET /api/offer`: what there is to choose, and where others reach this server. */
export interface Offer {
  /** Scheme, host and port for the links that people send each other. */
  readonly origin: string;
  /** Days that a room lives after its last use. */
  readonly roomDays: number;
  readonly packs: readonly OfferedPack[];
}

/** Body of every refused request. */
export interface HttpRefusal {
  readonly refusal: WireRefusal;
}
