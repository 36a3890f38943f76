import { limits } from '../../kernel/limits.ts';
import { capital } from '../fit/find-fields.ts';
import { sharesWord } from '../plan/fine-parts.ts';
import type { AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import { dayField } from './axis-carrier.ts';

const most = 3;
const added =
  /^(?:min(?:ute)?s?|h(?:ours?)?|km|miles?|l|lit(?:re|er)s?|kg|kilos?|g|points?|pages?|kwh|pieces?|pcs|m³|m3)$/iu;
const addedLabels =
  /^(?:points?|minutes|hours|pages|litres|liters|kilos?|weight|distance|kilomet(?:re|er)s|km|used|consumption|amount|quantity|how many|number|pieces|energy(?: used)?|length of time|duration|guests|puffs|money|spent|cost|laps|goals|steps|eggs|yield|honey yield)$/iu;
/** Adding these up says nothing. */
const notAdded =
  /\b(?:price|rate|per|fee each|deposit|limit|planned|before|previous|value|reading|odometer|dial|balance|free|left|remaining)\b/iu;

/** The properties of records that it makes sense to add up: those that the plan adds up already, money, and what has a unit. */
export function measuresOf(entity: EntitySpec, spec: AppSpec, text: string): FieldSpec[] {
  const formulas = JSON.stringify([spec.entities, spec.pages]);
  const isAdded = ({ name }: FieldSpec) => new RegExp(`sum\\(${name} of ${entity.name}\\b`).test(formulas);
  const figures = entity.fields.filter(
    ({ kind, label, name }) => (kind === 'money' || kind === 'number') && !notAdded.test(`${label} ${name}`),
  );
  const known = figures.filter((field) => isAdded(field));
  const further = figures.filter(
    (field) =>
      !isAdded(field) &&
      (field.kind === 'money' || added.test(field.unit ?? '') || addedLabels.test(field.label)),
  );
  const isMoney = ({ kind }: FieldSpec) => kind === 'money';
  const all = [...known, ...further.filter(isMoney), ...further.filter((field) => !isMoney(field))];
  // What the text speaks of goes first: “energy per kiln”.
  const isNamed = ({ label }: FieldSpec) =>
    label.split(' ').some((word) => word.length > 2 && sharesWord(word, text));
  return [...all.filter(isNamed), ...all.filter((field) => !isNamed(field))].slice(0, most);
}

/** What an axis shows of each: how many records it has, and what they come to. */
export function addTotals(
  axis: EntitySpec,
  { carrier, link }: { carrier: EntitySpec; link: string },
  spec: AppSpec,
  text: string,
): string[] {
  const own = `${carrier.name} where ${link} = this`;
  const day = dayField(carrier);
  const fields = measuresOf(carrier, spec, text).flatMap((field): FieldSpec[] => {
    const total = (label: string, name: string, where: string): FieldSpec => ({
      name,
      label,
      kind: field.kind,
      ...(field.unit === undefined ? {} : { unit: field.unit }),
      formula: `round(sum(${field.name} of ${where}), 2)`,
    });
    const stretch = stretches.find(({ said }) => said.test(text));
    const isNow = stretch !== undefined && day !== undefined;
    return [
      total(field.label, `total${capital(field.name)}`, own),
      ...(isNow
        ? [
            total(
              `${field.label} ${stretch.label}`,
              `${stretch.name}${capital(field.name)}`,
              `${own} and ${stretch.name}(${day.name}) = ${stretch.name}(today)`,
            ),
          ]
        : []),
    ];
  });
  const count: FieldSpec = {
    name: `${carrier.name}Count`,
    label: carrier.many,
    kind: 'number',
    formula: `count(${own})`,
  };
  const room = limits.engine.fieldsPerEntity - axis.fields.length;
  const taken = [count, ...fields]
    .slice(0, room)
    .filter(({ name }) => !axis.fields.some((one) => one.name === name));
  axis.fields.push(...taken);
  return taken.map(({ name }) => name);
}

const stretches = [
  { said: /\b(?:per week|a week|weekly|this week|every week)\b/iu, name: 'week', label: 'this week' },
  { said: /\b(?:per month|a month|monthly|this month|every month)\b/iu, name: 'month', label: 'this month' },
  { said: /\b(?:per year|a year|yearly|this year|every year)\b/iu, name: 'year', label: 'this year' },
] as const;
