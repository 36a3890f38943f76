import { ofKind, type SpanNode } from '../read/span-nodes.ts';
import type { Reading } from '../reader/reading.ts';
import { ageLimit } from './age-limit.ts';
import { aheadLimit, pastLimit } from './ahead-limit.ts';
import { clauseAround } from './clause-around.ts';
import { countLimit } from './count-limit.ts';
import { dayLimit } from './day-limit.ts';
import { durationLimit } from './duration-limit.ts';
import { hourLimit } from './hour-limit.ts';
import type { Bound, Limit, Plan } from './limit.ts';
import { compareLimit, orderLimit } from './order-limit.ts';
import { rangeLimit } from './range-limit.ts';
import { saidBound } from './said-bound.ts';
import { saidOnce } from './said-once.ts';
import { textLimit } from './text-limit.ts';
import { twiceLimit } from './twice-limit.ts';

const isOfNoField =
  /\b(?:owes?|owing|in the red|in debt|overdrawn)\b|\b(?:cancel\w*|give (?:it|them) back|call off|drop out)\b.*\bbefore\b/iu;

/** The limits that a word group of a text gives, in the words of a plan. */
export function foundLimits(node: SpanNode, { text }: Pick<Reading, 'text'>, plan: Plan): Limit[] {
  const { start, end, kind } = node.span;
  const { text: clause, start: place } = clauseAround(text, start, end);
  const isHere = (bound: Bound) => place + bound.start < end && start < place + bound.end;
  if (kind === 'Z') return [twiceLimit(node, clause, plan)].filter((one) => one !== undefined);
  // What somebody owes is a balance of many records, and until when one may cancel is said of an act.
  const bound = isOfNoField.test(clause)
    ? undefined
    : [saidOnce(clause), saidBound(clause)].find((one) => one !== undefined && isHere(one));
  const ofFigure = bound === undefined ? undefined : limitOfBound(node, bound, plan);
  if (kind !== 'N') return ofFigure === undefined ? [] : [ofFigure];
  const ofWords = [
    dayLimit(node, clause, plan),
    hourLimit(node, clause, plan),
    pastLimit(node, clause, plan),
    orderLimit(node, clause, plan),
    compareLimit(node, clause, plan),
    twiceLimit(node, clause, plan),
  ];
  return [ofFigure, ...ofWords].filter((one) => one !== undefined);
}

/** “seats, max 4”: what a figure without a unit counts is what it belongs to. */
function withUnits(bound: Bound, node: SpanNode): Bound {
  const isBare = bound.units.length === 0 && !bound.isMoney && !bound.isPercent && bound.rest.trim() === '';
  return isBare ? { ...bound, units: ofKind(node.to, 'T').map(({ words }) => words) } : bound;
}

export function limitOfBound(node: SpanNode, bound: Bound, plan: Plan): Limit | undefined {
  if (node.span.kind !== 'N') return rangeLimit(node, bound, plan);
  const counting = withUnits(bound, node);
  return (
    ageLimit(node, bound, plan) ??
    aheadLimit(node, bound, plan) ??
    textLimit(node, bound, plan) ??
    durationLimit(node, bound, plan) ??
    countLimit(node, counting, plan) ??
    rangeLimit(node, counting, plan)
  );
}
