import { singularPhrase } from '../read/words.ts';
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

/** Whether a kind of app names what is done on a day, which it then keeps. */
export function namesDeed(kind: string): boolean {
  return doingOn.test(kind);
}

/** What an app keeps of which only the kind was read: a “waiting list” has entries, an “expense tracker” expenses. */
export function entriesOfKind(draft: PlanDraft): EntitySpec | undefined {
  const { kind = '', tasks = [], equipment } = draft.brief;
  const isReckoned = reckoning.test(kind) || tasks[0] === 'calculator';
  if (!isReckoned && equipment.length === 0 && !choosing.test(kind) && keepsNothing.has(tasks[0] ?? ''))
    return undefined;
  const entity = draft.entityFor(
    isReckoned ? reckonedIn(kind) : (draft.oneOf(kind) ?? keptIn(kind, tasks)),
    true,
  );
  if (entity === undefined) return undefined;
  const day = kind === '' && planned.test(entity.one) ? ['day'] : [];
  addAttributes(entity, [...equipment.filter((words) => !asksForIt.test(words)), ...day]);
  return entity;
}

const reckonedIn = (kind: string) =>
  reckoning.test(kind) ? kind.replace(reckoning, ' calculation').trim() : 'calculation';

/** “what should we eat” is answered by the meals themselves. */
const asksForIt = /^what (?:should|shall|do|to|can|could)\b/i;
/** What is planned stands on a day. */
const planned = /^(?:meal|shift|turn|stop)$/i;

/** What is kept where only the task is known. */
const nounsOfTasks: Readonly<Record<string, string>> = {
  'meal-plan': 'meal',
  rota: 'shift',
  'claim-a-shift': 'shift',
  rotation: 'turn',
  'health-log': 'measurement',
  itinerary: 'stop',
  'expense-log': 'expense',
  'order-and-pickup': 'order',
  'incident-log': 'incident',
  rsvp: 'answer',
  'small-business-site': 'service',
  'slot-booking': 'service',
  'sign-up-sheet': 'slot',
  appointments: 'appointment',
  standings: 'match',
  scoreboard: 'round',
  'habit-tracker': 'day',
  'interval-log': 'job',
  observations: 'observation',
  'lend-and-return': 'item',
  stock: 'item',
  collection: 'item',
  checklist: 'item',
  'issue-tracking': 'issue',
  'request-and-approval': 'request',
  'time-sheet': 'shift',
  contributions: 'contribution',
};

function keptIn(kind: string, tasks: readonly string[]): string {
  const done = doingOn.exec(kind)?.[1];
  if (done !== undefined) return done;
  const meant = tasks.map((task) => nounsOfTasks[task]).find((noun) => noun !== undefined);
  if (kind === '') return meant ?? 'entry';
  const kept = withoutContainer(kind.replace(choosing, ''));
  if (/\bwaiting$/.test(kept)) return 'applicant';
  if (kept === kind && singularPhrase(kind) !== kind) return singularPhrase(kind);
  // Of “waiting” alone nobody would know what it is.
  return kept === kind || nounOf(kept) === undefined ? (meant ?? 'entry') : kept;
}
