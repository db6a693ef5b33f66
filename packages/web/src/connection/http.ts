import type {
  ClueLookedAt,
  CreateRoom,
  DeviceOffered,
  GameRecord,
  HttpRefusal,
  Joined,
  Offer,
  OwnDevices,
  ProgramSeated,
  RoomSeen,
  SeatProgram,
  WireRefusal,
} from '@agent-double/protocol';
import { err, ok, type Result } from '@agent-double/rules';

export type Answer<T> = Result<T, WireRefusal>;

/** Asks the server; a network that fails counts as a server that can't be reached. */
const ask = async <T>(path: string, body?: object): Promise<Answer<T>> => {
  try {
    const response = await fetch(`/api/${path}`, {
      ...(body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    const answer: unknown = await response.json();
    return response.ok ? ok(answer as T) : err((answer as HttpRefusal).refusal);
  } catch {
    return err({ code: 'server/error' });
  }
};

const roomPath = (code: string): string => `rooms/${encodeURIComponent(code)}`;

/** Makes a room and joins it. */
export const createRoom = (body: CreateRoom): Promise<Answer<Joined>> => ask('rooms', body);

/** Joins a room under a name. */
export const joinRoom = (code: string, name: string): Promise<Answer<Joined>> =>
  ask(`${roomPath(code)}/people`, { name });

/** Lets a program play a seat; the token is told this once. */
export const seatProgram = (code: string, wish: SeatProgram): Promise<Answer<ProgramSeated>> =>
  ask(`${roomPath(code)}/programs`, wish);

/** A ticket by which another device becomes this person too. */
export const offerDevice = (code: string): Promise<Answer<DeviceOffered>> =>
  ask(`${roomPath(code)}/devices`, {});

/** Hands a ticket in: this device is that person from here on. */
export const claimDevice = (code: string, ticket: string): Promise<Answer<Joined>> =>
  ask(`${roomPath(code)}/devices/claim`, { ticket });

/** The devices of the person before this screen. */
export const seeDevices = (code: string): Promise<Answer<OwnDevices>> =>
  ask(`${roomPath(code)}/devices`);

/** Another device of this person is let in no more; gives those that are left. */
export const withdrawDevice = (code: string, device: string): Promise<Answer<OwnDevices>> =>
  ask(`${roomPath(code)}/devices/withdraw`, { device });

/** Whether there is such a room, and who this browser is in it. */
export const seeRoom = (code: string): Promise<Answer<RoomSeen>> => ask(roomPath(code));

/** A finished game of a room; the latest without a number. */
export const seeRecord = (code: string, number: number | null): Promise<Answer<GameRecord>> =>
  ask(`${roomPath(code)}/record${number === null ? '' : `/${number}`}`);

/** What a computer makes of the clue of a turn, in a game that is over. */
export const seeClue = (code: string, game: number, turn: number): Promise<Answer<ClueLookedAt>> =>
  ask(`${roomPath(code)}/record/${game}/clues/${turn}`);

/** What the server offers: packs of words, and the address by which others reach it. */
export const seeOffer = (): Promise<Answer<Offer>> => ask('offer');

/** Where the socket of a room is. */
export const socketUrl = (code: string, page: Pick<Location, 'protocol' | 'host'>): string =>
  `${page.protocol === 'https:' ? 'wss' : 'ws'}://${page.host}/api/${roomPath(code)}/socket`;
