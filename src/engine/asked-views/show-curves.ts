import { sectionOfPart } from '../cases/case-pages.ts';
import type { Draft } from '../declared/draft.ts';
import { type PlannedThing, plainWords } from '../declared/planned.ts';
import { measureOf } from '../declared/view-measures.ts';
import { chartPart } from '../declared/view-parts.ts';
import { asDay, dayOf, spanOf } from '../declared/view-times.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import type { Asked } from './asked.ts';
import { draftOfSpec } from './draft-of-spec.ts';
import { isLevel } from './level-words.ts';
import { onPageOf, titleFrom } from './place-section.ts';

const drawing = '(?:graph|chart|curve|line|diagram|plot|bars|columns|trend)';
const forms: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${drawing}s?(?: thing)? (?:of|for|with|showing)\s+(?:the |my |her |his |our |their )?([\p{L} ]{2,30}?)(?:,?\s+(over|for|by|per|during|in)\s+(?:the |each |every )?([\p{L}\d ]+?))?$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:i want |i need |show (?:me )?|draw (?:me )?)?(?:the |my |her |his |our )?([\p{L} ]{2,30}?)\s+(?:(?:should|shall|must|is|are)(?: be)? )?(?:drawn )?(over) (?:the )?(time|months|weeks|years|(?:last|past) [\p{L}\d]+ (?:days|weeks|months|years))(?: as an? ${drawing})?$`,
    'iu',
  ),
];
const tail = /\s+(?:would|please|so|hopefully|since|which|that)\b.*$/iu;
const steps: readonly (readonly [RegExp, string])[] = [
  [/^(?:day|days|date)$/u, 'day'],
  [/^(?:week|weeks)$/u, 'week'],
  [/^(?:month|months|year|season)$/u, 'month'],
  [/^years$/u, 'year'],
];

/** “a curve of her weight over the months”, “a graph of pH for the last 3 months”: a line through time. */
export function showCurve(words: string, spec: AppSpec): Asked | undefined {
  const plain = words.replace(/[\s.,;:]+$/u, '').replace(tail, '');
  const [, measured = '', joint = '', by = ''] =
    forms.map((one) => one.exec(plain)).find((one) => one !== null) ?? [];
  if (measured === '' || /\b(?:per|by|each|every|and|how many)\b/iu.test(measured)) return undefined;
  const draft = draftOfSpec(spec);
  for (const thing of withDays(draft)) {
    const part = curveOf(plainWords(measured), `${joint} ${by}`.trim().toLowerCase(), thing, draft);
    if (part === undefined) continue;
    const section = sectionOfPart({ ...part, kind: 'line' }, spec.entities);
    return onPageOf(thing.key, { ...section, title: titleFrom(titled(measured, joint, by)) }, 'end', spec);
  }
  return undefined;
}

const titled = (measured: string, joint: string, by: string) =>
  by === ''
    ? `${measured} over time`
    : `${measured} ${joint} ${/^\d|^(?:last|past)/u.test(by) ? 'the ' : ''}${by}`;

function curveOf(measured: string, when: string, thing: PlannedThing, draft: Draft) {
  const day = dayOf(thing);
  const measure = measureOf(measured, thing, draft);
  if (day === undefined || measure === undefined || measure.formula.includes('.')) return undefined;
  const at = asDay(day);
  const [, unit = ''] = /(?:^| )(\p{L}+)$/u.exec(when) ?? [];
  const isSpan = /\b(?:last|past)\b/u.test(when);
  const isKnown = when === '' || unit === 'time' || isSpan || steps.some(([pattern]) => pattern.test(unit));
  if (!isKnown || / (?:over|per|by|for) /u.test(when)) return undefined;
  const step = isSpan ? 'day' : (steps.find(([pattern]) => pattern.test(unit))?.[1] ?? 'day');
  const span = isSpan ? spanOf(when.replace(/\bhalf[- ](?:a )?year/u, '6 months'), at) : '';
  if (span === undefined) return undefined;
  const isMean = measure.kind === 'percent' || measure.kind === 'rating' || isLevel(measured);
  const where = [measure.where, `${measure.formula} is not empty`, span]
    .filter((one) => one !== '')
    .join(' and ');
  const isField = /^\w+$/u.test(measure.formula);
  return chartPart(
    thing.key,
    step === 'day' ? at : `${step}(${at})`,
    `${isMean ? 'avg' : 'sum'}(${measure.formula})`,
    isField ? where : [measure.where, span].filter((one) => one !== '').join(' and '),
  );
}

/** What was written down on a day; days that are worked out have no figure of their own. */
function withDays({ things }: Draft): PlannedThing[] {
  const links = ({ fields }: PlannedThing) => fields.filter(({ kind }) => kind === 'reference').length;
  return things
    .map((thing) => ({
      ...thing,
      fields: thing.fields.filter(
        ({ kind, formula }) => formula === undefined || !/^(?:date|moment)$/u.test(kind),
      ),
    }))
    .filter((thing) => dayOf(thing) !== undefined)
    .toSorted((a, b) => links(b) - links(a));
}
