import { withEntity } from '../limits/obeyed-by-samples.ts';
import { notCancelled } from '../limits/open-records.ts';
import type { ActionSpec, AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import { onStartPage, sectionId, type Teller, type Told, withRule } from './told.ts';

const grown = /\badults?\b/iu;
const young = /\b(?:children|kids|child)\b/iu;
const priced = /\d\s*(?:[€$£]|euros?\b|dollars?\b)|[€$£]\s*\d|\bfilms?\b|\bbooks? for\b/iu;
const reserving = /\b(?:reserve|book|sign(?:s|ed)? up|register|enrol|apply|order)\w*/iu;

/** “people reserve with name, adults and children”: both are asked for, and as many places are taken. */
export const tellHeads: Teller = (words, spec, { text }) => {
  const sentence = text.split(/[.!?\n;]/u).find((one) => grown.test(one) && young.test(one)) ?? '';
  if (!grown.test(words) || sentence === '' || priced.test(sentence)) return undefined;
  const summed = spec.entities.flatMap((entity) =>
    entity.fields
      .filter(
        ({ name, kind, formula }) =>
          kind === 'number' && formula === undefined && isSummed(name, entity.name, spec),
      )
      .map((field) => ({ entity, field })),
  )[0];
  if (summed !== undefined) return withHeads(spec, summed.entity, summed.field);
  return reserving.test(sentence) ? withBarePlaces(sentence, text, spec) : undefined;
};

function isSummed(field: string, things: string, { entities }: AppSpec): boolean {
  return entities.some(({ fields }) =>
    fields.some(({ formula = '' }) => formula.includes(`sum(${field} of ${things}`)),
  );
}

const heads: readonly FieldSpec[] = [
  { name: 'adults', label: 'Adults', kind: 'number', required: true, min: 0, start: 1 },
  { name: 'children', label: 'Children', kind: 'number', min: 0, start: 0 },
];
const read = /^(?:number|numberOf\w*|adults?|child(?:ren)?|kids|count|total|people|persons|className)$/u;

/** The number of places is that of adults and children. */
function withHeads(spec: AppSpec, entity: EntitySpec, count: FieldSpec): Told {
  const { required: _required, min: _min, max: _max, start: _start, ...bare } = count;
  const loose = entity.fields.filter(
    (field) =>
      field.name !== count.name &&
      field.name !== entity.title &&
      read.test(field.name) &&
      field.formula === undefined &&
      !isUsed(field.name, entity, spec),
  );
  const stated = withEntity(spec, entity.name, (one) => ({
    ...one,
    fields: [
      ...one.fields.filter(({ name }) => !loose.some((field) => field.name === name) && name !== count.name),
      ...heads,
      { ...bare, formula: 'adults + children' },
    ],
    samples: one.samples.map((sample) => {
      const { [count.name]: number, ...rest } = sample;
      const left = Object.fromEntries(
        Object.entries(rest).filter(([name]) => !loose.some((field) => field.name === name)),
      );
      return { ...left, adults: typeof number === 'number' ? number : 1, children: 0 };
    }),
  }));
  const gone = new Set(loose.map(({ name }) => name));
  const pages = stated.pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => {
      const { show, entity: of } = section.props;
      return of === entity.name && Array.isArray(show)
        ? { ...section, props: { ...section.props, show: show.filter((one) => !gone.has(String(one))) } }
        : section;
    }),
  }));
  return {
    spec: {
      ...stated,
      pages,
      actions: stated.actions.map((action) => askingHeads(action, entity.name, count.name)),
    },
    parts: heads.map(({ name }) => `field:${entity.name}.${name}`),
    ruled: [entity.name],
  };
}

function isUsed(field: string, { name }: EntitySpec, { entities, actions }: AppSpec): boolean {
  const formulas = JSON.stringify([
    entities.map(({ name: of, rules, fields }) => [
      of === name ? rules : [],
      fields.map(({ formula }) => formula),
    ]),
    actions.map(({ does, never }) => [does, never]),
  ]);
  return new RegExp(String.raw`\b${field}\b`).test(formulas);
}

/** An act that asked how many asks for both. */
function askingHeads(action: ActionSpec, things: string, count: string): ActionSpec {
  const asked = action.form?.find(({ name }) =>
    action.does?.some((step) => step.startsWith(`add ${things} `) && step.includes(`${count} = ask.${name}`)),
  );
  if (asked === undefined) return action;
  const both = '(ask.adults + ask.children)';
  const said = new RegExp(String.raw`\bask\.${asked.name}\b`, 'gu');
  return {
    ...action,
    form: (action.form ?? []).flatMap((field) => (field.name === asked.name ? heads : [field])),
    does: (action.does ?? []).map((step) =>
      step
        .replace(`${count} = ask.${asked.name}`, 'adults = ask.adults, children = ask.children')
        .replaceAll(said, both),
    ),
    ...(action.never === undefined
      ? {}
      : {
          never: action.never.map((one) => ({
            never: one.never.replaceAll(said, both),
            says: one.says.replaceAll(said, both),
          })),
        }),
    done: action.done.replaceAll(said, both),
  };
}

const places = /\b(\d{1,5})\s+(?:\p{L}+\s+)?(places|seats|tickets|spots|covers)\b/iu;

/** A list of who has reserved, without any account of the places: they are counted, and no more are given than there are. */
function withBarePlaces(words: string, text: string, spec: AppSpec): Told | undefined {
  const [, number = '', noun = ''] = places.exec(text) ?? [];
  const entity = spec.entities.find(
    ({ one, rules = [] }) =>
      rules.length === 0 &&
      /\b(?:place|seat|ticket|reservation|booking|spot|sign-?up|guest)s?$/iu.test(one) &&
      words.toLowerCase().includes(one.toLowerCase().split(' ').at(-1) ?? one),
  );
  if (entity === undefined || number === '') return undefined;
  const open = notCancelled(entity);
  const where = open === undefined ? '' : ` where ${open}`;
  const loose = entity.fields.filter(
    ({ name, to, formula }) =>
      name !== entity.title &&
      formula === undefined &&
      to === undefined &&
      (read.test(name) || /^(?:sum|applicants)$/u.test(name)) &&
      !isUsed(name, entity, spec),
  );
  const stated = withEntity(spec, entity.name, (one) => ({
    ...one,
    fields: [
      ...one.fields.filter((field) => !loose.includes(field)),
      ...heads,
      { name: 'heads', label: 'Places', kind: 'number', formula: 'adults + children' },
    ],
    samples: one.samples.map((sample, at) => ({
      ...Object.fromEntries(
        Object.entries(sample).filter(([name]) => !loose.some((field) => field.name === name)),
      ),
      adults: (at % 3) + 1,
      children: at % 2,
    })),
  }));
  const left = `${number} - sum(heads of ${entity.name}${where})`;
  const ruled = withRule(
    stated,
    entity.name,
    `${open === undefined ? '' : `${open} and `}sum(heads of ${entity.name}${where}) > ${number}`,
    `There are ${number} ${noun} in all, and not so many are left.`,
  );
  if (ruled === undefined) return undefined;
  const id = sectionId('told-places-left', ruled.spec);
  const figures = [{ label: `${noun} left`.replace(/^./u, (sign) => sign.toUpperCase()), formula: left }];
  return {
    ...ruled,
    spec: onStartPage(ruled.spec, { id, block: 'figures', props: { figures } }),
    parts: [...ruled.parts, `section:${id}`],
  };
}
