import { takenNames } from '../emit/taken-names.ts';
import { formulaFaults, type Sight } from '../library/rules/check-formula.ts';
import { evaluate } from '../library/rules/evaluate.ts';
import { parseFormula } from '../library/rules/parse-formula.ts';
import { isTrue } from '../library/rules/values.ts';
import { workOut } from '../library/rules/work-out.ts';
import { isAsked } from '../proof/fill-form.ts';
import { type AppSpec, specVersion } from '../spec/app-spec.ts';
import { specFaults } from '../spec/check-spec.ts';
import { factField, kindOf } from '../spec/rule-faults.ts';
import { type CaseFile, caseSchema } from './case-file.ts';
import { type CasePlan, planOfCase } from './case-plan.ts';
import { ruleBrokenBy, sampleWorld } from './case-world.ts';
import { CaseFault } from './read-field.ts';

/** A day on which cases are tried: any will do. */
const anyDay = '2026-05-13';

/** What is wrong with a case: its shape, names that point nowhere, samples that break its own rules, acts that cannot be done. */
export function caseFaults(
  value: unknown,
  blockProps: (id: string) => Record<string, unknown> | undefined,
): string[] {
  const parsed = caseSchema.safeParse(value);
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return [...wordFaults(parsed.data), ...planFaults(parsed.data, blockProps)];
}

/** Faults of what a case plans. */
export function planFaults(
  file: CaseFile,
  blockProps: (id: string) => Record<string, unknown> | undefined,
): string[] {
  try {
    const spec = specOfCase(planOfCase(file, blockProps));
    const faults = [...specFaults(spec), ...nameFaults(spec), ...labelFaults(spec), ...partFaults(spec)];
    return faults.length > 0 ? faults : [...sampleFaults(spec), ...actFaults(spec)];
  } catch (error) {
    if (error instanceof CaseFault) return [error.message];
    throw error;
  }
}

/** A case as an app of its own. */
export function specOfCase(plan: CasePlan): AppSpec {
  const { name, headline, accounts, roles, entities, actions, pages, numbers, theme } = plan;
  return {
    version: specVersion,
    name,
    tagline: headline,
    kind: 'case',
    language: 'en',
    theme: {
      background: '#f6f7fb',
      component: '#4338ca',
      character: 'studio',
      ...theme,
      layout: pages.length > 5 ? 'sidebar' : 'topbar',
    },
    accounts: accounts === 'none' && roles.length > 0 ? 'optional' : accounts,
    roles: [...roles],
    entities,
    actions,
    numbers,
    pages,
    trace: [],
    notes: [],
  };
}

function wordFaults({ say, things = {}, pages }: CaseFile): string[] {
  const doubled = say
    .filter((text, index) => say.indexOf(text) !== index)
    .map((text) => `Said twice: ${text}`);
  const [main] = Object.entries(things);
  const few =
    main !== undefined && main[1].samples.length < 8 ? [`${main[0]}: fewer than eight samples.`] : [];
  const titles = pages.map(({ title }) => title);
  const twice = titles
    .filter((title, index) => titles.indexOf(title) !== index)
    .map((title) => `Two pages “${title}”.`);
  return [...doubled, ...few, ...twice];
}

/** What an app calls so by itself would be mixed up with the records. */
function nameFaults({ entities }: AppSpec): string[] {
  return entities
    .filter(({ name }) => takenNames.has(name))
    .map(({ name }) => `“${name}” cannot be a kind of record: the app itself uses the name.`);
}

/** A form that asks for two things by the same name cannot be filled in. */
function labelFaults({ entities, actions }: AppSpec): string[] {
  const forms = [
    ...entities.map(({ name, fields }) => ({ name, fields: fields.filter(isAsked) })),
    ...actions.map(({ id, form = [] }) => ({ name: id, fields: form })),
  ];
  return forms.flatMap(({ name, fields }) => {
    const labels = fields.map(({ label }) => label.toLowerCase());
    return labels
      .filter((label, place) => labels.indexOf(label) !== place)
      .map((label) => `${name}: asks for “${label}” twice.`);
  });
}

/** Formulas in the parts of pages. */
function partFaults({ entities, pages, numbers = {} }: AppSpec): string[] {
  const kinds = new Map(entities.map((entity) => [entity.name, kindOf(entity)]));
  const sight: Sight = { kinds, numbers: new Set(Object.keys(numbers)) };
  return pages.flatMap(({ sections }) =>
    sections.flatMap(({ block, props }) => {
      const inner = kinds.get(String(props['entity']));
      const within = inner === undefined ? sight : { ...sight, inner, self: inner };
      const figures = (props['figures'] ?? []) as { formula: string }[];
      const results = block === 'reckoner' ? (props['results'] as { formula: string }[]) : [];
      const inputs = block === 'reckoner' ? (props['inputs'] as { name: string; kind: string }[]) : [];
      const own = ['where', 'by', 'of'].flatMap((key) =>
        typeof props[key] === 'string' ? [props[key]] : [],
      );
      return [
        ...figures.flatMap(({ formula }) => formulaFaults(formula, sight)),
        ...results.flatMap(({ formula }) => formulaFaults(formula, { ...sight, ask: inputs })),
        ...own.flatMap((formula) => formulaFaults(formula, within)),
        ...fieldPropFaults(block, props, inner?.fields.map(({ name }) => name) ?? []),
      ];
    }),
  );
}

function fieldPropFaults(
  block: string,
  props: Readonly<Record<string, unknown>>,
  names: readonly string[],
): string[] {
  const things = props['entity'];
  if (typeof things === 'string' && names.length === 0)
    return [`${block}: there are no records “${things}” for it.`];
  const keys = { kanban: ['field'], calendar: ['date'], tiles: ['state', 'label'] }[block] ?? [];
  return keys
    .filter((key) => props[key] !== undefined && !names.includes(String(props[key])))
    .map((key) => `There is no field “${String(props[key])}”.`);
}

/** What an app starts with must be allowed in it. */
function sampleFaults(spec: AppSpec): string[] {
  const world = sampleWorld(spec, anyDay);
  return spec.entities.flatMap(({ name, samples, fields }) => [
    ...samples.flatMap((_, index) => {
      const broken = ruleBrokenBy(name, `${name}-${index + 1}`, world);
      return broken === undefined ? [] : [`${name}: sample ${index + 1} breaks “${broken.never}”.`];
    }),
    ...samples.flatMap((sample, index) =>
      fields
        .filter(
          ({ name: field, kind, options }) =>
            kind === 'choice' && sample[field] != null && options?.includes(String(sample[field])) === false,
        )
        .map(
          ({ name: field }) =>
            `${name}: sample ${index + 1} has the ${field} “${String(sample[field])}”, which is no option.`,
        ),
    ),
  ]);
}

/** Of each act one sample at least must allow it, or nobody would ever see its button. */
function actFaults(spec: AppSpec): string[] {
  const world = sampleWorld(spec, anyDay);
  return spec.actions.flatMap(({ id, on, condition, does = [], forAll, form = [] }) => {
    const kind = world.kind(on);
    if (kind === undefined || forAll === true) return [];
    const fit = world.all(on).filter((record) => {
      const scope = { world, self: { kind, record } };
      return condition === undefined || isTrue(evaluate(parseFormula(condition), scope));
    });
    if (fit.length === 0 && !/\bme\b/.test(condition ?? ''))
      return [`${id}: no sample can be used, “${String(condition)}” holds of none.`];
    const [record] = fit;
    if (record === undefined || form.length > 0) return [];
    const tried = fit.map((one) =>
      workOut(
        { does },
        {
          world,
          self: { kind, record: one },
          ask: { fields: form.map(factField), values: {} },
          newId: () => 'new',
        },
      ),
    );
    return tried.some(({ ok }) => ok) ? [] : [`${id}: the rules refuse it for every sample.`];
  });
}
