import { brokenRule } from '../rules/broken-rule.ts';
import type { Change } from '../rules/changes.ts';
import { valueOf } from '../rules/evaluate.ts';
import type { Kind, World } from '../rules/world.ts';
import type { AppRecord, Collection } from '../store/collection.ts';
import { appWorld, onWorldChange, worldNow } from './app-world.ts';
import { Refused } from './check-values.ts';
import { writeReason } from './write-reason.ts';

type Loose = Readonly<Record<string, AppRecord[string]>>;

/** Records that carry what is worked out for them, and that keep the rules of their kind. */
export function ruledCollection<T extends AppRecord>(stored: Collection<T>, kind: Kind): Collection<T> {
  const worked = kind.fields.filter(({ formula }) => formula !== undefined).map(({ name }) => name);
  let seen: World | undefined;
  let list: readonly T[] = [];

  function all(): readonly T[] {
    const world = appWorld();
    if (world === seen) return list;
    seen = world;
    list = stored.all().map((record) => withWorked(record, world));
    return list;
  }

  function withWorked(record: T, world: World): T {
    if (worked.length === 0) return record;
    const scope = { world, self: { kind, record } };
    const values = worked.map((name) => [name, valueOf(scope.self, name, scope)]);
    return { ...record, ...Object.fromEntries(values) };
  }

  /** What is worked out is never stored. */
  function entered<V extends Loose>(values: V): V {
    if (worked.length === 0) return values;
    return Object.fromEntries(Object.entries(values).filter(([name]) => !worked.includes(name))) as V;
  }

  function keepRules(change: Change): void {
    const broken = brokenRule(worldNow(), [change]);
    if (broken !== undefined) throw new Refused(writeReason(broken));
  }

  const find = (id: string) => all().find((record) => record.id === id);
  return {
    ...stored,
    all,
    find,
    add(given, id) {
      const values = entered(given as Loose) as typeof given;
      keepRules({ do: 'add', things: kind.name, id: id ?? 'new', values: values as Loose });
      const record = stored.add(values, id);
      return find(record.id) ?? record;
    },
    update(id, given) {
      const values = entered(given as Loose);
      keepRules({ do: 'update', things: kind.name, id, values });
      stored.update(id, values as Partial<T>);
    },
    restore(record) {
      const values = entered(record);
      keepRules({ do: 'add', things: kind.name, id: record.id, values });
      stored.restore(values);
    },
    subscribe: onWorldChange,
  };
}
