import { figureIn } from '../cases/said-numbers.ts';
import type { AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import { type Teller, type Told, withRule } from './told.ts';

const none = String.raw`\b(?:nobody|no ?-?one|never|not|cannot|no \p{L}+)\b`;
const amount = String.raw`(\d+(?:[.,]\d+)?|\p{L}+)`;
const below = new RegExp(
  String.raw`${none}.*?\b(?:below|under|lower than|less than|beneath)\s+(minus\s+|-\s*|−\s*|–\s*)?${amount}`,
  'iu',
);
const owing = new RegExp(
  String.raw`${none}.*?\bowes?\b.*?\b(?:more than|over|above)\s+[€$£]?\s*${amount}`,
  'iu',
);
const inTheRed = new RegExp(
  String.raw`\b(?:more than|over|above)\s+[€$£]?\s*${amount}\s*(?:[€$£]|\p{L}+)?\s+(?:in the red|in debt|overdrawn|behind|in minus)\b.*\b(?:cannot|not|no)\b`,
  'iu',
);

/** How far a balance may fall; undefined where nobody says so. */
function floorIn(words: string): number | undefined {
  const low = below.exec(words);
  if (low !== null) {
    const isNothing = /^(?:zero|nothing|nil|0)$/iu.test(low[2] ?? '');
    const value = isNothing ? 0 : figureIn(low[2] ?? '');
    // “nobody under 18” is an age.
    if (value === undefined || (!isNothing && low[1] === undefined)) return undefined;
    return value === 0 ? 0 : -value;
  }
  const most = figureIn((owing.exec(words) ?? inTheRed.exec(words))?.[1] ?? '');
  return most === undefined ? undefined : -most;
}

/** “nobody below minus 4”, “more than 10 euros in the red and they cannot”: who takes more is refused. */
export const tellFloor: Teller = (words, spec) => {
  const floor = floorIn(words);
  if (floor === undefined) return undefined;
  return withKnownFloor(spec, floor) ?? withNewFloor(spec, floor);
};

const kept = /\b(\w+)\.(\w+)(?: - \w+)? (<) (0 - )?(\w+)\b/u;
const balances = /balance|account|credit|saldo|hours left|points left/iu;
const debts = /^(?:owes?|owed|debt|tab|still to pay|in the red|minus)\b/iu;

/** A rule of the plan that has a figure of its own for it takes that of the text. */
function withKnownFloor(spec: AppSpec, floor: number): Told | undefined {
  for (const { name, rules = [] } of spec.entities)
    for (const [at, { never }] of rules.entries()) {
      const [, , field = '', , negative, key = ''] = kept.exec(never) ?? [];
      const figure = spec.numbers?.[key];
      if (figure === undefined || !balances.test(field)) continue;
      const value = negative === undefined ? floor : -floor;
      return {
        spec: { ...spec, numbers: { ...spec.numbers, [key]: { ...figure, value } } },
        parts: [`rule:${name}.${at}`],
      };
    }
  return undefined;
}

function withNewFloor(spec: AppSpec, floor: number): Told | undefined {
  for (const person of spec.entities)
    for (const field of person.fields) {
      const isDebt = debts.test(field.name) || debts.test(field.label);
      const isBalance = balances.test(field.name) || balances.test(field.label);
      if (field.formula === undefined || !/^(?:number|money)$/u.test(field.kind) || (!isDebt && !isBalance))
        continue;
      const taken = takenBy(person, field, isDebt);
      const on = spec.entities.find(({ name }) => name === taken?.things);
      if (taken === undefined || on === undefined) continue;
      const path = `${taken.link}.${field.name}`;
      const never = `${taken.link} is not empty and ${isDebt ? `${path} > ${-floor}` : `${path} < ${floor}`}`;
      const who = `{${taken.link}.${person.title}}`;
      const most = `${-floor}${field.unit === undefined ? '' : ` ${field.unit}`}`;
      return withRule(
        spec,
        on.name,
        never,
        isDebt
          ? `${who} would owe more than ${most}.`
          : `${who} would fall below ${floor === 0 ? 'nothing' : `minus ${most}`}.`,
      );
    }
  return undefined;
}

/** The records that lower a balance, and their field of whose it is. */
function takenBy(
  { fields }: EntitySpec,
  { formula = '' }: FieldSpec,
  isDebt: boolean,
): { things: string; link: string } | undefined {
  const whole = formula.replaceAll(/\b[a-z]\w*\b(?!\()/gu, (word) => {
    const inner = fields.find(({ name }) => name === word)?.formula;
    return inner === undefined ? word : inner;
  });
  const sums = [
    ...whole.matchAll(/([-+(,]\s*|^)(?:round\(|greater\(0, )?sum\([\w *+-]+ of (\w+) where (\w+) = this\b/gu),
  ];
  const found = sums.find(([, sign = '']) => sign.trim().startsWith('-') !== isDebt);
  return found === undefined ? undefined : { things: found[2] ?? '', link: found[3] ?? '' };
}
