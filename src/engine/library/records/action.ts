import type { AppRecord, FieldValue } from '../store/collection.ts';
import type { Values } from './check-values.ts';
import type { Entity } from './entity.ts';
import type { Field } from './field.ts';

/** A number or state that an action changes, on the record it is done to or on the person who does it. */
export interface Effect {
  readonly field: string;
  /** Add this much, or the number in this field of the form with its sign. */
  readonly by?: number;
  readonly byField?: string;
  readonly sign?: 1 | -1;
  readonly set?: FieldValue;
  /** The effect cannot take the number below this. */
  readonly floor?: number;
}

/** Something people do with a record: book it, apply for it, approve it, like it. */
export interface Action {
  readonly id: string;
  readonly label: string;
  /** What is said when it is done. */
  readonly done: string;
  /** The fields that are asked for first; none means that one press is enough. */
  readonly form?: readonly Field[];
  /** The record that it leaves behind: of which kind, which field points back, and what it says. */
  readonly creates?: {
    readonly entity: Entity;
    readonly link?: string;
    readonly values?: Readonly<Record<string, FieldValue>>;
    /** Fields copied from the record: target field → source field. */
    readonly copies?: Readonly<Record<string, string>>;
  };
  readonly effects?: readonly Effect[];
  /** Values written to the record itself. */
  readonly sets?: Readonly<Record<string, FieldValue>>;
  /** Only possible while this field has one of these values. */
  readonly when?: { readonly field: string; readonly in: readonly string[] };
  /** Only these roles may do it. */
  readonly roles?: readonly string[];
  /** A second press takes it back, as with a like or a favourite. */
  readonly toggles?: boolean;
  /** One button above the list instead of one for each record. */
  readonly forAll?: boolean;
  /** Whether it is offered at all, for a record or for none. */
  readonly isOffered?: (record: AppRecord | undefined) => boolean;
  /** Does all that its rules say, or nothing: then it throws `Refused` with the reason. */
  readonly attempt?: (record: AppRecord | undefined, values: Values) => Attempt;
  /** Where the result is found afterwards. */
  readonly resultPath?: string;
  readonly resultLabel?: string;
}

/** What was done, and how it is taken back. */
export interface Attempt {
  readonly message: string;
  readonly undo: () => void;
}

export interface Outcome {
  readonly ok: boolean;
  readonly message: string;
  readonly created?: AppRecord;
}

/** The fields of the record itself that an action changes. */
export function changedFields({ effects = [], sets = {} }: Action): string[] {
  return [...effects.map(({ field }) => field), ...Object.keys(sets)];
}

/** Why an action cannot be done to a record now; undefined when it can. */
export function whyNot(action: Action, record: AppRecord): string | undefined {
  if (action.when !== undefined) {
    const value = String(record[action.when.field] ?? '');
    if (!action.when.in.includes(value)) return `Not possible while it is “${value}”.`;
  }
  for (const effect of action.effects ?? []) {
    const amount = record[effect.field];
    if (effect.by !== undefined && effect.floor !== undefined && typeof amount === 'number') {
      if (amount + effect.by < effect.floor)
        return effect.floor === 0 ? 'None left.' : `Not below ${effect.floor}.`;
    }
  }
  return undefined;
}

function changeOf(effect: Effect, record: AppRecord, values: Values): FieldValue | undefined {
  if (effect.set !== undefined) return effect.set;
  const before = record[effect.field];
  const entered = effect.byField === undefined ? (effect.by ?? 0) : Number(values[effect.byField] ?? 0);
  const amount = effect.byField === undefined ? entered : entered * (effect.sign ?? 1);
  return (typeof before === 'number' ? before : 0) + amount;
}

/** Does it: writes the record it creates and every effect, or says why not and changes nothing. */
export function perform(
  action: Action,
  entity: Entity,
  record: AppRecord,
  values: Values,
  person: string,
): Outcome {
  const reason = whyNot(action, record);
  if (reason !== undefined) return { ok: false, message: reason };
  const changes: Record<string, FieldValue> = { ...action.sets };
  for (const effect of action.effects ?? []) {
    const after = changeOf(effect, record, values);
    if (after === undefined) continue;
    if (typeof after === 'number' && effect.floor !== undefined && after < effect.floor) {
      return { ok: false, message: `Only ${String(record[effect.field] ?? 0)} left.` };
    }
    changes[effect.field] = after;
  }
  const created = createResult(action, record, values, person);
  if (Object.keys(changes).length > 0)
    updateOr(entity, record.id, changes, () => {
      if (created !== undefined) action.creates?.entity.records.remove(created.id);
    });
  return { ok: true, message: action.done, ...(created === undefined ? {} : { created }) };
}

/** A rule may refuse the second half of an action: then the first is taken back. */
function updateOr(entity: Entity, id: string, changes: Values, takeBackFirst: () => void): void {
  try {
    entity.records.update(id, changes);
  } catch (refusal) {
    takeBackFirst();
    throw refusal;
  }
}

function createResult(
  action: Action,
  record: AppRecord,
  values: Values,
  person: string,
): AppRecord | undefined {
  if (action.creates === undefined) return undefined;
  const { entity, link, values: fixed = {}, copies = {} } = action.creates;
  const draft: Record<string, FieldValue> = { ...values, ...fixed, by: person };
  if (link !== undefined) draft[link] = record.id;
  for (const [target, source] of Object.entries(copies)) draft[target] = record[source] ?? null;
  return entity.records.add(draft);
}

/** Takes a record back that an action left behind, with its effects on the other record. */
export function takeBack(action: Action, entity: Entity, result: AppRecord): void {
  const { creates } = action;
  if (creates === undefined) return;
  const subjectId = creates.link === undefined ? undefined : result[creates.link];
  const subject = typeof subjectId === 'string' ? entity.records.find(subjectId) : undefined;
  creates.entity.records.remove(result.id);
  if (subject === undefined) return;
  const changes: Record<string, FieldValue> = {};
  for (const effect of action.effects ?? []) {
    const now = subject[effect.field];
    if (typeof now !== 'number') continue;
    const amount =
      effect.byField === undefined
        ? (effect.by ?? 0)
        : Number(result[effect.byField] ?? 0) * (effect.sign ?? 1);
    changes[effect.field] = now - amount;
  }
  if (Object.keys(changes).length > 0) entity.records.update(subject.id, changes);
}
