import { limits } from '../../kernel/limits.ts';
import type { EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import type { CaseFile } from './case-file.ts';
import type { CasePlan } from './case-plan.ts';

/** Tasks of people who write down what has happened. */
const notes = new Set([
  'observations',
  'health-log',
  'journal',
  'expense-log',
  'time-sheet',
  'inspection',
  'incident-log',
  'interval-log',
  'habit-tracker',
]);
const planned = /\b(?:planned|booked|asked|to come|to do|open|scheduled|reserved|promised|expected|due)\b/iu;

/** Whoever notes what has happened cannot note it of a day to come: what a log says of tomorrow would hide what is due today. */
export function notedAfterwards(
  { entities }: Pick<CasePlan, 'entities'>,
  { task }: Pick<CaseFile, 'task'>,
): void {
  if (!task.some((id) => notes.has(id))) return;
  for (const entity of entities) {
    const day = dayNoted(entity);
    if (day === undefined || (entity.rules?.length ?? 0) >= limits.engine.rulesPerEntity) continue;
    const now = day.kind === 'moment' ? 'now' : 'today';
    entity.rules = [
      ...(entity.rules ?? []),
      { never: `${day.name} > ${now}`, says: 'That is still to come. Note it when it has happened.' },
    ];
  }
}

/** The day that is today unless somebody says otherwise, of records that are never planned and that no rule holds back already. */
function dayNoted({ fields, samples, rules = [] }: EntitySpec): FieldSpec | undefined {
  const isPlanned = fields.some(
    ({ kind, options = [] }) => kind === 'choice' && options.some((option) => planned.test(option)),
  );
  // What lasts from one day to another may begin tomorrow.
  const [day, another] = fields.filter(
    ({ kind, formula }) => formula === undefined && (kind === 'date' || kind === 'moment'),
  );
  const isNow = day?.start === (day?.kind === 'date' ? 'today' : 'now');
  if (isPlanned || day === undefined || another !== undefined || !isNow) return undefined;
  const isHeld = rules.some(({ never }) => new RegExp(`\\b${day.name} >=? (?:today|now)\\b`).test(never));
  const isPast = samples.every((sample) => /^(?:-|[+]?0\b|$)/.test(String(sample[day.name] ?? '')));
  return isHeld || !isPast || samples.length === 0 ? undefined : day;
}
