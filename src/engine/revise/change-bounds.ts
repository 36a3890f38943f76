import { inText } from '../library/words/in-text.ts';
import { sentenceCase } from '../read/words.ts';
import type { AppSpec, FieldSpec } from '../spec/app-spec.ts';
import { oneField } from './change-fields.ts';
import { settle } from './change-limits.ts';
import { findField, type Names } from './find-part.ts';
import { NothingToChange } from './nothing-to-change.ts';
import type { Outcome, Reviser } from './reviser.ts';

/** “price must be at least 5”, “no two customers with the same email”, “the end must be after the start”. */
export const changeBounds: Reviser = ({ text }, spec, { names }) =>
  sameTwice(text, spec, names) ?? orderOfDays(text, spec) ?? bounds(text, spec, names);

/** “no two customers with the same email”, “email of customers must be unique”. */
function sameTwice(text: string, spec: AppSpec, names: Names): Outcome | undefined {
  const [, things = '', what = ''] =
    /^(?:no two|never two|not two)\s+(.+?)\s+(?:with|have|can have|may have|should have|share)\s+the same\s+(.+)$/i.exec(
      text,
    ) ?? [];
  const [, alone = ''] =
    /^(?:make\s)?(.+?)\s+(?:must be|should be|has to be|is\s)?\s*unique$/i.exec(text) ?? [];
  const found =
    things !== ''
      ? oneField(spec, { what, where: things, names, ask: ({ field }) => field.label })
      : alone === ''
        ? undefined
        : oneField(spec, {
            what: alone,
            where: '',
            names,
            ask: ({ entity, field }) => `No two ${inText(entity.many)} with the same ${inText(field.label)}`,
          });
  if (found === undefined || found.field.formula !== undefined) return undefined;
  const { entity, field } = found;
  const rule = {
    never: `${field.name} is not empty and any(other ${entity.name} where ${field.name} = this.${field.name})`,
    says: `There is ${/^[aeiou]/i.test(entity.one) ? 'an' : 'a'} ${inText(entity.one)} with this ${inText(field.label)} already.`,
  };
  if (entity.rules?.some(({ never }) => never === rule.never) === true)
    throw new NothingToChange('That is a rule already.');
  entity.rules = [...(entity.rules ?? []), rule];
  settle(spec);
  return {
    changes: [{ text: `No two ${inText(entity.many)} can have the same ${inText(field.label)} now.` }],
    served: [`rule:${entity.name}.${entity.rules.length - 1}`],
  };
}

/** “the end date must be after the start date”. */
function orderOfDays(text: string, spec: AppSpec): Outcome | undefined {
  const [, late = '', link = '', early = ''] =
    /^(?:the\s)?(.+?)\s+(?:must|should|has to|cannot|can['’]?t|must not|can never)\s+(?:come\s|be\s)?(after|before|later than|earlier than)\s+(?:the\s)?(.+)$/i.exec(
      text,
    ) ?? [];
  if (late === '') return undefined;
  const isNegated = /\b(?:cannot|can['’]?t|must not|can never)\b/i.test(text);
  const isAfter = /after|later/i.test(link) !== isNegated;
  for (const entity of spec.entities) {
    const [one, other] = [findField(entity, late), findField(entity, early)];
    const isDay = (field: FieldSpec | undefined) =>
      field !== undefined && ['date', 'moment', 'time'].includes(field.kind);
    const today = /^(?:today|now)$/i.test(early);
    if (one === undefined || !isDay(one) || (!today && (other === undefined || !isDay(other)))) continue;
    const bound = today ? 'today' : (other?.name ?? '');
    const edge = isNegated ? '' : '=';
    entity.rules = [
      ...(entity.rules ?? []),
      {
        never: `${one.name} is not empty and ${today ? '' : `${bound} is not empty and `}${one.name} ${isAfter ? '<' : '>'}${edge} ${bound}`,
        says: `${one.label} has to be ${isAfter ? 'after' : 'before'} ${inText(today ? 'today' : (other?.label ?? ''))}.`,
      },
    ];
    settle(spec);
    return {
      changes: [
        {
          text: `“${one.label}” of ${inText(entity.many)} has to be ${isAfter ? 'after' : 'before'} ${today ? 'today' : `“${other?.label ?? ''}”`} now.`,
        },
      ],
      served: [`rule:${entity.name}.${entity.rules.length - 1}`],
    };
  }
  return undefined;
}

/** “price must be at least 5”, “quantity between 1 and 10”, “price cannot be negative”. */
function bounds(text: string, spec: AppSpec, names: Names): Outcome | undefined {
  const [, what = '', how = ''] =
    /^(?:the\s)?(.+?)\s+(?:must|should|can|has to|have to|cannot|can['’]?t|may|must not)?\s*(?:not\s)?(?:be\s)?((?:at least|at most|between|no more than|not more than|more than|less than|minimum|maximum|max|min|negative|positive)\b.*)$/i.exec(
      text,
    ) ?? [];
  if (what === '') return undefined;
  const figures = [...how.matchAll(/-?\d+(?:[.,]\d+)?/g)].map(([one]) => Number(one.replace(',', '.')));
  const isNegative = /negative/i.test(how);
  const [first, second] = figures;
  if (first === undefined && !isNegative) return undefined;
  const found = oneField(spec, {
    what,
    where: '',
    names,
    ask: ({ entity, field }) => `${sentenceCase(inText(field.label))} of ${inText(entity.many)} ${how}`,
  });
  if (
    found === undefined ||
    !['number', 'money', 'percent', 'rating'].includes(found.field.kind) ||
    found.field.formula !== undefined
  )
    return undefined;
  const { field, entity } = found;
  const next = boundsOf(how, isNegative, first, second);
  if (
    (next.min ?? field.min ?? Number.NEGATIVE_INFINITY) > (next.max ?? field.max ?? Number.POSITIVE_INFINITY)
  )
    throw new NothingToChange(`No ${inText(field.label)} would be left.`);
  Object.assign(field, next);
  for (const sample of entity.samples) {
    const value = sample[field.name];
    if (typeof value === 'number')
      sample[field.name] = Math.min(Math.max(value, field.min ?? value), field.max ?? value);
  }
  const said = [
    next.min === undefined ? '' : `at least ${next.min}`,
    next.max === undefined ? '' : `at most ${next.max}`,
  ]
    .filter((one) => one !== '')
    .join(' and ');
  return { changes: [{ text: `“${field.label}” of ${inText(entity.many)} is ${said} now.` }] };
}

function boundsOf(
  how: string,
  isNegative: boolean,
  first = 0,
  second?: number,
): { min?: number; max?: number } {
  if (isNegative) return { min: 0 };
  if (/^between/i.test(how) && second !== undefined)
    return { min: Math.min(first, second), max: Math.max(first, second) };
  return /^(?:at least|minimum|min|more than)/i.test(how) ? { min: first } : { max: first };
}
