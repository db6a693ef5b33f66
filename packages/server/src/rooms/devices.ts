import { formJudge } from '@agent-double/lexicon';
import type { OwnDevice, WireRefusal } from '@agent-double/protocol';
import {
  err,
  ok,
  personOf,
  type Millis,
  type Order,
  type PersonId,
  type Result,
} from '@agent-double/rules';
import { MAX_DEVICES } from '../seats/ticket.ts';
import { deviceName, WITHDRAWAL } from '../seats/withdrawal.ts';
import type { TokenHash } from '../storage/entry.ts';
import type { Claim, Clerk } from './clerk.ts';
import type { Ledger } from './ledger.ts';
import { whyBarred } from './why-barred.ts';

type Attempt = <T>(task: () => Promise<Result<T, WireRefusal>>) => Promise<Result<T, WireRefusal>>;

/**
 * More devices for a person of one room. A ticket is written to the log as a hash and used up by
 * the entry that lets a device in, so that it counts once on however many servers.
 */
export class Devices {
  readonly #ledger: Ledger;
  readonly #clerk: Clerk;
  readonly #attempt: Attempt;
  readonly #order: (command: Order['command']) => Order;

  /** `order` makes an order for the table as it is now. */
  constructor(
    ledger: Ledger,
    clerk: Clerk,
    attempt: Attempt,
    order: (command: Order['command']) => Order,
  ) {
    this.#ledger = ledger;
    this.#clerk = clerk;
    this.#attempt = attempt;
    this.#order = order;
  }

  /** From now on, and for a while, that ticket of the device `own` lets one device in as `person`. */
  offer(person: PersonId, own: TokenHash, ticket: TokenHash): Promise<Result<null, WireRefusal>> {
    return this.#attempt(() =>
      this.#clerk.note(() =>
        personOf(this.#ledger.table, person) === null || this.#ledger.holder(own) !== person
          ? err({ code: 'person/none' })
          : ok({ by: person, order: null, token: ticket }),
      ),
    );
  }

  /**
   * Whoever holds `device` is from now on whom the ticket was made for. Somebody else whom that
   * device was at this table leaves it in the same breath, unless that person was removed or has
   * seen the key of the game that runs: then the ticket is refused, and stays good.
   */
  claim(ticket: TokenHash, device: TokenHash): Promise<Result<PersonId, WireRefusal>> {
    return this.#attempt(async () => {
      // By way of another server the ticket may have been made just now.
      if (!this.#claim(ticket, device).ok) await this.#clerk.readOn();
      const claim = this.#claim(ticket, device);
      if (!claim.ok) return claim;
      const { by } = claim.value;
      const left = await this.#leaveFor(claim.value);
      if (!left.ok) return left;
      if (this.#ledger.holder(device) === by && this.#isUsed(ticket)) return ok(by);
      const noted = await this.#clerk.note(() => this.#claim(ticket, device));
      return noted.ok ? ok(by) : noted;
    });
  }

  /** Whom the device was leaves, in the entry by which it becomes somebody else; else nothing. */
  #leaveFor(claim: Claim): Promise<Result<null, WireRefusal>> {
    const { by, order: ticket, token: device } = claim;
    const ask = (): Result<Order | null, WireRefusal> => {
      const again = this.#claim(ticket, device);
      if (!again.ok) return again;
      const before = personOf(this.#ledger.table, this.#ledger.holder(device));
      return ok(
        before === null || before.id === by
          ? null
          : { ...this.#order({ type: 'leave' }), by: before.id },
      );
    };
    return this.#clerk.carryOut(ask, formJudge, { kind: 'claim', ...claim });
  }

  #isUsed(ticket: TokenHash): boolean {
    return this.#ledger.ticketHolder(ticket, this.#now()) === null;
  }

  #now(): Millis {
    return this.#order({ type: 'leave' }).now;
  }

  #claim(ticket: TokenHash, device: TokenHash): Result<Claim, WireRefusal> {
    const person = personOf(this.#ledger.table, this.#ledger.ticketHolder(ticket, this.#now()));
    if (person === null) return err({ code: 'device/expired' });
    const barred = whyBarred(this.#ledger, device, person.id);
    if (barred !== null) return err(barred);
    const known = this.#ledger.devicesOf(person.id);
    return known.some(({ token }) => token === device) || known.length < MAX_DEVICES
      ? ok({ by: person.id, order: ticket, token: device })
      : err({ code: 'device/too-many' });
  }

  /** The devices of a person, as the one with that secret sees them. */
  of(person: PersonId, own: TokenHash): readonly OwnDevice[] {
    return this.#ledger
      .devicesOf(person)
      .map(({ token, at }) => ({ id: deviceName(token), since: at, own: token === own }));
  }

  /** Another device of that person, by its name, is let in no more, and its lines are closed. */
  withdraw(person: PersonId, own: TokenHash, name: string): Promise<Result<null, WireRefusal>> {
    return this.#attempt(() =>
      this.#clerk.note(() => {
        const devices = this.#ledger.devicesOf(person).map(({ token }) => token);
        const found = devices.find((token) => token !== own && deviceName(token) === name);
        return devices.includes(own) && found !== undefined
          ? ok({ by: person, order: WITHDRAWAL, token: found })
          : err({ code: 'device/none' });
      }),
    );
  }
}
