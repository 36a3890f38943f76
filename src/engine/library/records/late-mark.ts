import type { AppRecord } from '../store/collection.ts';
import { today } from '../store/sample-dates.ts';
import { type FieldLook, type KindOfRecord, stateFields, wordsOf } from '../words/state-fields.ts';

/** States after which nothing is waited for. */
const finalState =
  /\b(?:done|finished|complete[d]?|closed|returned|back|paid|settled|cancell?ed|called off|written off|rejected|declined|delivered|collected|picked up|handed (?:in|over|out)|resolved|sold|archived|lost|won|withdrawn|no-?show|ended|over|passed|failed|gone|received|seen|played|used|accepted|solved|fixed|harvested|sung|sat)\b/i;
const notYet = /\b(?:not|un\w+|to be|partly|half|nearly|waiting)\b/i;
const offState =
  /\b(?:cancell?ed|called off|given back|gave back|released|withdrawn|rejected|declined|refused|dropped|deleted|void|no longer)\b/i;
/** A tick or a day that says that it is over. */
const closing =
  /^(?:(?:is |has been |was )?(?:\p{L}+ed|done|paid|back|given(?: back)?|sent|sold|gone|brought back|handed (?:in|over|back)|picked up))(?: on| at| back)?$/iu;
const isDue =
  /\b(?:due|deadline|back by|return by|pay by|bring back by|expires?|expiry|best before|use by)\b/i;
/** These may also be the end of something that simply took place. */
const mayBeDue = /^by$|\b(?:until|till|promised|(?:wanted|needed|ready|done) by)\b/i;
const expires = /\b(?:expir\w+|best before|use by)\b/i;
const urgent =
  /\b(?:overdue|late|due|expired|missing|needs?|needed|urgent|too (?:few|little|low|old|late))\b/i;

const isFinal = (state: string) => finalState.test(state) && !notYet.test(state);

function closers({ fields }: KindOfRecord): readonly FieldLook[] {
  return fields.filter(
    ({ kind, label, options }) =>
      (kind === 'yes-no' || kind === 'date' || kind === 'moment' || options?.includes('Yes') === true) &&
      closing.test(label.trim()),
  );
}

const says = (value: unknown) =>
  value === true || (typeof value === 'string' && value !== '' && value !== 'No');

/** Whether nothing is left to be done with a record; undefined where its kind never says so. */
function isOver(entity: KindOfRecord, record: AppRecord): boolean | undefined {
  const states = stateFields(entity).filter(({ options = [] }) => options.some(isFinal));
  const ticks = closers(entity);
  if (states.length + ticks.length === 0) return undefined;
  return (
    states.some(({ name }) => isFinal(String(record[name] ?? ''))) ||
    ticks.some(({ name }) => says(record[name]))
  );
}

/** Whether a day is one by which something has to be done, and not only one on which something ends. */
export function isDueField(entity: KindOfRecord, field: FieldLook): boolean {
  if (field.kind !== 'date' && field.kind !== 'moment') return false;
  if (isDue.test(wordsOf(field))) return true;
  const given = [
    ...stateFields(entity).flatMap(({ options = [] }) => options),
    ...closers(entity).map(({ label }) => label),
  ];
  return (
    mayBeDue.test(field.label) &&
    given.some((one) =>
      /\b(?:back|returned|paid|done|finished|ready|collected|delivered|picked up)\b/i.test(one),
    )
  );
}

/** Whether the day of a field is past and the record still waits for it. */
export function isLate(entity: KindOfRecord, record: AppRecord, field: FieldLook, day = today()): boolean {
  const value = record[field.name];
  return (
    isDueField(entity, field) &&
    typeof value === 'string' &&
    value !== '' &&
    value.slice(0, 10) < day &&
    isOver(entity, record) !== true
  );
}

/** A fact that is worked out and says that somebody has to do something. */
function isUrgent({ kind, label, formula }: FieldLook): boolean {
  return kind === 'yes-no' && formula !== undefined && (urgent.test(label) || /<=?\s*today\b/.test(formula));
}

/** What has to be said of a record at a glance: that it is late, or what the app works out of it. */
export function marksOf(entity: KindOfRecord, record: AppRecord, day = today()): readonly string[] {
  const worked = entity.fields.filter(isUrgent);
  const marks = worked.filter(({ name }) => record[name] === true).map(({ label }) => label);
  // What the app itself reckons to be late is more exact than its dates.
  if (worked.length > 0) return marks;
  const late = entity.fields.find((field) => isLate(entity, record, field, day));
  return late === undefined ? marks : [...marks, expires.test(wordsOf(late)) ? 'Expired' : 'Overdue'];
}

/** Whether a record was called off or given back, so that its day is free again. */
export function isCalledOff(entity: KindOfRecord, record: AppRecord): boolean {
  return (
    stateFields(entity).some(({ name }) => offState.test(String(record[name] ?? ''))) ||
    entity.fields.some(
      ({ name, kind, label }) => kind === 'yes-no' && offState.test(label) && record[name] === true,
    )
  );
}
