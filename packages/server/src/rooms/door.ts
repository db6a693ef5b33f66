import type { WireRefusal } from '@agent-double/protocol';
import { err, ok, personOf, type PersonId, type Result } from '@agent-double/rules';
import type { TokenHash } from '../storage/entry.ts';
import type { Account, Wish } from './clerk.ts';
import type { Ledger } from './ledger.ts';
import { whyBarred } from './why-barred.ts';

/** What the door asks of its room. */
export interface Doorway {
  /** Orders in the server's name, on an account. */
  readonly own: (account: Account, wish: Wish) => Promise<Result<null, WireRefusal>>;
  /** Takes in what other servers have written; null where there are none. */
  readonly catchUp: (() => Promise<void>) | null;
  /** Why that person, or nobody at all, isn't at the table. */
  readonly whyGone: (person: PersonId | null) => WireRefusal;
}

/** Who may come into a room, by the secrets that it keeps the hashes of. */
export class Door {
  readonly #ledger: Ledger;
  readonly #way: Doorway;

  constructor(ledger: Ledger, way: Doorway) {
    this.#ledger = ledger;
    this.#way = way;
  }

  /** Whom the secret belongs to, while that person is at the table. */
  person(token: TokenHash | null): PersonId | null {
    return personOf(this.#ledger.table, this.#ledger.holder(token))?.id ?? null;
  }

  /** Whom the secret belongs to, even if that person joined by way of another server just now. */
  async recognise(token: TokenHash | null): Promise<PersonId | null> {
    if (token !== null && this.person(token) === null) await this.#way.catchUp?.();
    return this.person(token);
  }

  /** Whom the secret belongs to by all that is written: another server may have withdrawn it. */
  async confirm(token: TokenHash | null): Promise<PersonId | null> {
    if (token !== null) await this.#way.catchUp?.();
    return this.person(token);
  }

  isHost(person: PersonId | null): boolean {
    return person !== null && person === this.#ledger.table.host;
  }

  /** Why a secret that belongs to nobody at the table opens no line. */
  whyNobody(token: TokenHash | null): WireRefusal {
    return this.#way.whyGone(this.#ledger.holder(token));
  }

  /** Brings the holder of `token` to the table; whoever is there already stays who they are. */
  async join(name: string, token: TokenHash): Promise<Result<PersonId, WireRefusal>> {
    return this.bring(token, () => {
      const returning = this.#ledger.holder(token);
      const barred = returning === null ? whyBarred(this.#ledger, token, null) : null;
      if (barred !== null) return err(barred);
      return ok(this.person(token) === null ? { type: 'join', name, returning } : null);
    });
  }

  /** Whom `wish` brings to the table is the holder of `token` from here on. */
  async bring(token: TokenHash, wish: Wish): Promise<Result<PersonId, WireRefusal>> {
    const brought = await this.#way.own({ kind: 'join', token }, wish);
    if (!brought.ok) return brought;
    const person = this.person(token);
    return person === null ? err(this.whyNobody(token)) : ok(person);
  }
}
