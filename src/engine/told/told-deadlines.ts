import { aheadLimit } from '../limits/ahead-limit.ts';
import { saidBound } from '../limits/said-bound.ts';
import type { AppSpec, EntitySpec } from '../spec/app-spec.ts';
import { lengthShape, saidLengths, writtenLength } from './said-length.ts';
import type { Teller } from './told.ts';
import { entitiesIn } from './told-measure.ts';
import { asLimit, nodeOf } from './told-most.ts';

const ahead = new RegExp(String.raw`${lengthShape}\s+(?:ahead|in advance|beforehand|before|prior)\b`, 'iu');
const isOther =
  /\b(?:cancel\w*|withdraw\w*|rebook\w*|swap\w*|change\w*|give|back|refund\w*|remind\w*|mail\w*|message|tell|told|warn|notif\w*|call|ring|sms|text|deleted|drop|dim|paid|unpaid|pause|notice|published|free|if|when|shown|shows?|send|sent)\b/iu;
const opening = /\b(?:earliest|no earlier|not earlier|opens?|no sooner|at most|up to|max\w*)\b/iu;
const closing =
  /\b(?:no later|at least|until|till|must|latest|order\w*|book\w*|reserv\w*|appl(?:y|ies|ications?)|requests?|sign[- ]?ups?|regist\w*|accepted|handed in|made)\b/iu;
const entered =
  /\b(?:booking|appointment|reservation|request|application|order|hire|session|visit|registration|swap)$/iu;

const booking = /\b(?:book\w*|reserv\w*|sign(?:ing)? up)\b/iu;
const mostWords = 16;

/** “bookings open three months ahead”, “requests have to be made 10 days before”: what is entered too early or too late is refused. */
export const tellDeadline: Teller = (words, spec) => {
  const match = ahead.exec(words);
  const [length] = match === null ? [] : saidLengths(match[0]);
  if (match === null || length === undefined || length.unit === 'minute' || isOther.test(words))
    return undefined;
  if (words.split(/\s+/u).length > mostWords) return undefined;
  const before = words.slice(0, match.index);
  const isOpening =
    opening.test(before) && !/\buntil\b|\btill\b/iu.test(before) && !/\baccepted\b/iu.test(before);
  if (!isOpening && !closing.test(before)) return undefined;
  const plain = `${isOpening ? 'at most' : 'at least'} ${writtenLength(length)} ahead`;
  const bound = saidBound(plain);
  const meant = meantBy(before, spec);
  if (bound === undefined || meant === undefined) return undefined;
  return asLimit(aheadLimit(nodeOf(plain, [meant]), bound, spec), spec);
};

/** What the words name and what is entered for a day, else the only kind of booking that there is. */
function meantBy(words: string, spec: AppSpec): EntitySpec | undefined {
  const [named] = entitiesIn(words, spec).filter(({ one }) => entered.test(one));
  const [only, second] = spec.entities.filter(({ one }) => entered.test(one));
  // “gowns are ordered six months ahead” says nothing of fittings.
  const isOfAll = booking.test(words) && entitiesIn(words, spec).length === 0;
  return named ?? (second === undefined && isOfAll ? only : undefined);
}
