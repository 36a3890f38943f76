import { evaluate } from '../rules/evaluate.ts';
import { parseFormula } from '../rules/parse-formula.ts';
import { isTrue } from '../rules/values.ts';
import { workOut } from '../rules/work-out.ts';
import type { Known, Rule, Scope, World } from '../rules/world.ts';
import { type AppRecord, newId } from '../store/collection.ts';
import type { Action } from './action.ts';
import { appWorld, worldNow } from './app-world.ts';
import { Refused, type Values } from './check-values.ts';
import { factField, withReckonedStart } from './ruled-entity.ts';
import { writeChanges } from './write-changes.ts';
import { writeReason, writeShown } from './write-reason.ts';

/** What formulas say of an act. */
interface ActRules {
  /** Only possible for records of which this holds. */
  readonly condition?: string;
  /** Refused by what was entered, before anything is done. */
  readonly never?: readonly Rule[];
  /** The steps of what it does, all or none. */
  readonly does?: readonly string[];
}

/** An act on the records of a kind, as formulas say it. */
export function ruledAction(
  on: string,
  { condition, never = [], does, ...rest }: Omit<Action, 'isOffered' | 'attempt'> & ActRules,
): Action {
  const { form = [] } = rest;
  const selfIn = (world: World, record: AppRecord | undefined): { self?: Known } => {
    const kind = world.kind(on);
    return kind === undefined || record === undefined ? {} : { self: { kind, record } };
  };
  const action: Action = {
    ...rest,
    ...(rest.form === undefined ? {} : { form: form.map(withReckonedStart) }),
    ...(condition === undefined
      ? {}
      : {
          isOffered(record) {
            const world = appWorld();
            return isTrue(evaluate(parseFormula(condition), { world, ...selfIn(world, record) }));
          },
        }),
  };
  if (does === undefined) return action;
  return {
    ...action,
    attempt(record, values: Values) {
      const world = worldNow();
      const ask = { fields: form.map(factField), values };
      const result = workOut({ never, does }, { world, ...selfIn(world, record), ask, newId });
      if (!result.ok) throw new Refused(writeReason(result.broken));
      const undo = writeChanges(result.changes);
      const after = worldNow();
      const scope: Scope = { world: after, ...selfAfter(after, result.scope), ask };
      return { message: writeShown(action.done, scope), undo };
    },
  };
}

/** The record as it is now; as it was where the act took it away. */
function selfAfter(world: World, { self }: Scope): { self?: Known } {
  if (self === undefined) return {};
  const record = world.all(self.kind.name).find(({ id }) => id === self.record.id);
  return { self: { kind: self.kind, record: record ?? self.record } };
}
