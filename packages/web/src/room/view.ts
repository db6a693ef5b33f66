import { personOf, type Person, type PersonId, type Table } from '@agent-double/rules';
import type { Seen } from '../connection/seen.ts';
import { speech } from '../messages/speech.svelte.ts';
import { VOCABULARY_OF } from '../messages/vocabulary-of.ts';
import type { Vocabulary } from '../messages/vocabulary.ts';
import type { TableRoom } from './table-room.ts';

/** What the screens of a room read again and again. */
export class View {
  readonly room: TableRoom;
  readonly seen: Seen;

  constructor(room: TableRoom, seen: Seen) {
    this.room = room;
    this.seen = seen;
  }

  get table(): Table {
    return this.seen.table;
  }

  /** The person before this screen; null for somebody who was just removed. */
  get me(): Person | null {
    return personOf(this.table, this.seen.person);
  }

  get isHost(): boolean {
    return this.table.host === this.seen.person;
  }

  get words(): Vocabulary {
    return speech.say.vocabularies[VOCABULARY_OF[this.table.setup.edition]];
  }

  nameOf(id: PersonId | null): string {
    const person = personOf(this.table, id) ?? this.table.gone.find((other) => other.id === id);
    return person?.name ?? '…';
  }
}
