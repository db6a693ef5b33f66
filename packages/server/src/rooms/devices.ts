import type { WireRefusal } from '@agent-double/protocol';
import { formJudge } from '@agent-double/lexicon';
import {
  err,
  isRunning,
  ok,
  personOf,
  type Order,
  type PersonId,
  type Result,
} from '@agent-double/rules';
import { MAX_DEVICES } from '../seats/ticket.ts';
import type { TokenHash } from '../storage/entry.ts';
import type { Clerk } from './clerk.ts';
import type { Ledger } from './ledger.ts';

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

  /** From now on, and for a while, that ticket lets one device in as `person`. */
  offer(person: PersonId, ticket: TokenHash): Promise<Result<null, WireRefusal>> {
    return this.#attempt(() =>
      this.#clerk.note(() =>
        personOf(this.#ledger.table, person) === null
          ? err({ code: 'person/none' })
          : ok({ by: person, order: null, token: ticket }),
      ),
    );
  }

  /**
   * Whoever holds `device` is from now on whom the ticket was made for. Somebody else whom that
   * device was at this table leaves it, unless that person was removed or has seen the key of the
   * game that runs: then the ticket is refused, and stays good.
   */
  claim(ticket: TokenHash, device: TokenHash): Promise<Result<PersonId, WireRefusal>> {
    return this.#attempt(async () => {
      // By way of another server the ticket may have been made just now.
      if (!this.#claimant(ticket, device).ok) await this.#clerk.readOn();
      const first = this.#claimant(ticket, device);
      if (!first.ok) return first;
      const before = personOf(this.#ledger.table, this.#ledger.holder(device));
      if (before !== null && before.id !== first.value) {
        const left = await this.#clerk.carryOut(
          () => ok({ ...this.#order({ type: 'leave' }), by: before.id }),
          formJudge,
          { kind: 'server' },
        );
        if (!left.ok) return left;
      }
      const noted = await this.#clerk.note(() => {
        const person = this.#claimant(ticket, device);
        return person.ok ? ok({ by: person.value, order: ticket, token: device }) : person;
      });
      return noted.ok ? first : noted;
    });
  }

  #claimant(ticket: TokenHash, device: TokenHash): Result<PersonId, WireRefusal> {
    const { now } = this.#order({ type: 'leave' });
    const person = personOf(this.#ledger.table, this.#ledger.ticketHolder(ticket, now));
    if (person === null) return err({ code: 'device/expired' });
    const barred = this.#whyBarred(person.id, device);
    if (barred !== null) return err(barred);
    const known = this.#ledger.devicesOf(person.id);
    return known.includes(device) || known.length < MAX_DEVICES
      ? ok(person.id)
      : err({ code: 'device/too-many' });
  }
  /** Why whoever holds `device` may not become `person`: a ticket is no way round a removal or a key. */
  #whyBarred(person: PersonId, device: TokenHash): WireRefusal | null {
    const { table } = this.#ledger;
    const holder = this.#ledger.holder(device);
    if (holder === null || holder === person) return null;
    if (table.removed.includes(holder)) return { code: 'person/removed' };
    const before = personOf(table, holder) ?? table.gone.find(({ id }) => id === holder);
    return isRunning(table) && before?.sawKey === true ? { code: 'seat/saw-key' } : null;
  }
}
