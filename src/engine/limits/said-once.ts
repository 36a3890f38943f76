import type { Bound } from './limit.ts';
import { numberOf, numberShape } from './said-number.ts';

const strict = String.raw`(?:only|just|max(?:imum|\.)?|at most|no more than|not more than|never more than|exactly)`;
const person = String.raw`(?:person|people|head|member|family|household|flat|apartment|unit|team|customer|guest|visitor|player|student|pupil|child|kid|user|voter|house|plot|tenant|client|class|school|club|resident|colleague|volunteer|parent)`;

const shapes = [
  // “only one per person”, “only once per day”, “max two a week”
  new RegExp(
    String.raw`\b${strict} (?<count>once|twice|${numberShape})(?<rest>(?: [\p{L}’'-]+){0,2}? (?:per|a|an|each|every|for each|for every|in one|on one) .*)`,
    'iu',
  ),
  // “one vote per flat”
  new RegExp(
    String.raw`\b(?<count>one|once|1|a single)(?<rest>(?: [\p{L}’'-]+){0,2}? (?:per|for each|for every) ${person}\b.*)`,
    'iu',
  ),
];
const otherwise =
  /\b(?:if|when|whenever|unless|until|gets?|shows?|prints?|mail\w*|remind\w*|points?|costs?|costing|euros?|pdf|page|sheet|list|column|row|card|photo|picture|sees?|asks?)\b/iu;

/** “once per person”, “only one per day”: a limit of a count that names no figure in digits. */
export function saidOnce(clause: string): Bound | undefined {
  for (const shape of shapes) {
    const match = shape.exec(clause);
    if (match === null || otherwise.test(clause)) continue;
    const { count = '', rest = '' } = match.groups ?? {};
    const most = /once|single/iu.test(count) ? 1 : /twice/iu.test(count) ? 2 : numberOf(count);
    if (most === undefined) continue;
    const units =
      /^ ([\p{L}’'-]+)(?: ([\p{L}’'-]+))? (?:per|a|an|each|every|for|in|on) /iu
        .exec(rest)
        ?.slice(1)
        .filter((one) => one !== undefined) ?? [];
    const start = match.index;
    return {
      most,
      isMoney: false,
      isPercent: false,
      units: units.some((unit) => /^(?:per|a|an|each|every|for|in|on)$/iu.test(unit))
        ? units.slice(0, 1).filter((unit) => !/^(?:per|a|an|each|every|for|in|on)$/iu.test(unit))
        : units.length === 2
          ? [units.join(' '), units[1] ?? '']
          : units,
      rest,
      before: clause.slice(0, start),
      said: clause.slice(0, start),
      start,
      end: start + match[0].length,
    };
  }
  return undefined;
}
