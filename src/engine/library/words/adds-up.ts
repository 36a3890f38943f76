import { type FieldLook, type KindOfRecord, stateFields, wordsOf } from './state-fields.ts';
import { isYearField } from './years.ts';

const never =
  /\b(?:per|each|every|an?) (?:day|week|month|year|hour|night|person|piece|item|unit|head|kg|km|m|l|one)\b|\b(?:rate|each|every|per|level|seed|rank|position|code|zip|floor|ratio|pace|speed|interval|target|goal|limit|minimum|maximum|min|max|longest|shortest|biggest|highest|lowest|best|average|mean|index|version|latitude|longitude|capacity|salary|wages?|hourly|daily|weekly|monthly|yearly|annual|meter|on page|pressure)\b|^(?:place\b.*|order|round|number|no\.?|nr\.?|week|day|month|year)$/i;
const averaged = /\b(?:score|grade|mark|age|weight|height|width|length|size|temperature)\b/i;
const time = /^(?:h|hrs?|hours?|min|mins|minutes?|days?|nights?|weeks?)$/i;
/** Of things that only stand in a catalogue, these are owned, owed or counted. */
const amounts =
  /\b(?:quantity|amount|stock|copies|pieces|count(?:ed)?|times|hours|costs?|worth|value|total|sum|balance|owes?|owed|paid|open|earned|spent|used|extra|seats|sold|raised|caught)\b/i;

/** Things that happen, or go from one state to the next; a catalogue has neither. */
function happens(entity: KindOfRecord): boolean {
  return (
    stateFields(entity).length > 0 ||
    entity.fields.some(
      ({ kind, name }) => (kind === 'date' || kind === 'moment') && !/birth|born/i.test(name),
    )
  );
}

export type Reckoning = 'sum' | 'average';

/** Whether the numbers of a field add up, only have a mean, or neither. */
export function reckoningOf(entity: KindOfRecord, field: FieldLook): Reckoning | undefined {
  const { kind, label, formula, unit } = field;
  if (kind === 'rating') return 'average';
  if (kind === 'percent') return never.test(label) ? undefined : 'average';
  if ((kind !== 'number' && kind !== 'money') || isYearField(field)) return undefined;
  if (/^\s*(?:min|max|avg|first|latest)\(/.test(formula ?? '')) return undefined;
  // The same figure in every record, of all of them together.
  if (/^\s*(?:count|sum)\(/.test(formula ?? '') && !/\bthis\b/.test(formula ?? '')) return undefined;
  // So much in each of something is no amount.
  if (never.test(label) || unit?.includes('/') === true) return undefined;
  const isTime = time.test(unit ?? '');
  if (kind === 'number' && !isTime && averaged.test(label)) return 'average';
  // Grams, pieces and litres in one column are no sum.
  if (kind === 'number' && entity.fields.some((one) => /^unit$/i.test(one.label))) return undefined;
  if (formula !== undefined || happens(entity) || amounts.test(wordsOf(field))) return 'sum';
  return undefined;
}
