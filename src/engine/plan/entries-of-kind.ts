import type { EntitySpec } from '../spec/app-spec.ts';
import { addAttributes } from './make-entity.ts';
import { nounOf } from './noun.ts';
import type { PlanDraft } from './plan-draft.ts';
import { withoutContainer } from './without-container.ts';

/** Tools and games keep nothing that could be called after them. */
export const keepsNothing: ReadonlySet<string> = new Set([
  'calculator',
  'converter',
  'generator',
  'timer',
  'game',
  'drill-game',
  'editor',
  'splitter',
  'quiz',
]);

/** What chooses or makes something has it: a “juggling trick picker” the tricks. */
const choosing = /\s+(?:picker|chooser|maker|generator|wheel|finder)$/;
const reckoning = /\s*\b(?:calc|calculator|estimator)$/;
/** A “feeding calendar” has feedings. */
const doingOn = /^((?:[a-z]+ )?[a-z]+ing) (?:calendar|schedule|timetable|board|plan)$/;

/** What an app keeps of which only the kind was read: a “waiting list” has entries, an “expense tracker” expenses. */
export function entriesOfKind(draft: PlanDraft): EntitySpec | undefined {
  const { kind = '', tasks = [], equipment } = draft.brief;
  const isReckoned = reckoning.test(kind) || tasks[0] === 'calculator';
  if (!isReckoned && equipment.length === 0 && !choosing.test(kind) && keepsNothing.has(tasks[0] ?? ''))
    return undefined;
  const entity = draft.entityFor(isReckoned ? reckonedIn(kind) : keptIn(kind), true);
  if (entity !== undefined) addAttributes(entity, equipment);
  return entity;
}

const reckonedIn = (kind: string) =>
  reckoning.test(kind) ? kind.replace(reckoning, ' calculation').trim() : 'calculation';

function keptIn(kind: string): string {
  const done = doingOn.exec(kind)?.[1];
  if (done !== undefined) return done;
  const kept = withoutContainer(kind.replace(choosing, ''));
  // Of “waiting” alone nobody would know what it is.
  return kept === kind || nounOf(kept) === undefined ? `${kind} entry`.trim() : kept;
}
