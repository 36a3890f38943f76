import type { Change, Values } from './changes.ts';
import type { Value } from './formula.ts';
import { recordWithId } from './record-index.ts';
import type { Fact, Kind, World } from './world.ts';

/** A world with changes that are not yet made, so that rules can be asked what would be. */
export class Trial implements World {
  /** The world as it is. */
  readonly before: World;
  worked = new WeakMap<Fact, Map<string, Value>>();
  readonly #changed = new Map<string, readonly Fact[]>();
  readonly changes: Change[] = [];

  constructor(world: World, changes: readonly Change[] = []) {
    this.before = world;
    for (const change of changes) this.make(change);
  }

  get numbers() {
    return this.before.numbers;
  }

  get today() {
    return this.before.today;
  }

  get now() {
    return this.before.now;
  }

  get me() {
    return this.before.me;
  }

  get spend() {
    return this.before.spend;
  }

  random(): number {
    return this.before.random();
  }

  kind(name: string): Kind | undefined {
    return this.before.kind(name);
  }

  all(things: string): readonly Fact[] {
    return this.#changed.get(things) ?? this.before.all(things);
  }

  find(things: string, id: string): Fact | undefined {
    return recordWithId(this.all(things), id);
  }

  make(change: Change): void {
    this.changes.push(change);
    this.worked = new WeakMap();
    const before = this.all(change.things);
    this.#changed.set(change.things, after(before, change));
  }
}

function after(records: readonly Fact[], change: Change): readonly Fact[] {
  switch (change.do) {
    case 'add':
      return [merged({ id: change.id }, change.values), ...records];
    case 'update':
      return records.map((record) => (record.id === change.id ? merged(record, change.values) : record));
    case 'remove':
      return records.filter(({ id }) => id !== change.id);
  }
}

function merged(record: Fact, values: Values): Fact {
  return { ...record, ...values, id: record.id };
}
