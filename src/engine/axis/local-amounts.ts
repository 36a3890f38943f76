import type { SaidFacts } from '../facts/said-facts.ts';
import { perEuroOf } from '../knowledge/money-signs.ts';
import { brokenSamples } from '../limits/broken-samples.ts';
import type { AppSpec, FieldSpec } from '../spec/app-spec.ts';

/** Below this an amount in euros reads well enough in another money. */
const leastRate = 12;
const paid = /fee|price|deposit|fine|cost|wage|fare|pot|budget|grant|jar|pay/i;

/** The plan with examples that cost what such things cost there: nobody has a haircut for 24 dong. */
export function inLocalAmounts(spec: AppSpec, { currency, figures }: SaidFacts): AppSpec {
  const rate = currency === undefined ? undefined : perEuroOf(currency);
  if (rate === undefined || rate < leastRate) return spec;
  const said = new Set(figures.map(({ value }) => value));
  const isFree = (value: unknown): value is number =>
    typeof value === 'number' && value !== 0 && !said.has(value) && value < leastSaid(said);
  const local = (value: number) => rounded(value * rate);
  const entities = spec.entities.map((entity) => {
    const money = entity.fields.filter(({ kind, formula }) => kind === 'money' && formula === undefined);
    return {
      ...entity,
      fields: entity.fields.map((field) => (money.includes(field) ? inLocal(field, isFree, local) : field)),
      samples: entity.samples.map((sample) => ({
        ...sample,
        ...Object.fromEntries(
          money.flatMap(({ name }) => {
            const value = sample[name];
            return isFree(value) ? [[name, local(value)]] : [];
          }),
        ),
      })),
    };
  });
  const whole = JSON.stringify([spec.entities, spec.actions, spec.pages]);
  const numbers = Object.fromEntries(
    Object.entries(spec.numbers ?? {}).map(([key, one]) => [
      key,
      paid.test(key) && !isShare(key, whole) && isFree(one.value) ? { ...one, value: local(one.value) } : one,
    ]),
  );
  const next = { ...spec, entities, ...(spec.numbers === undefined ? {} : { numbers }) };
  return brokenSamples(next).size > brokenSamples(spec).size ? spec : next;
}

/** A figure of a hundred is no money, whatever it is called: a deposit of 50 percent. */
function isShare(key: string, plan: string): boolean {
  return (
    /percent|rate|share/i.test(key) ||
    new RegExp(String.raw`\b${key}\b\}?\s*(?:/\s*100\b|percent|%)`, 'u').test(plan)
  );
}

/** An amount as large as those that were said is in that money already. */
function leastSaid(said: ReadonlySet<number>): number {
  const large = [...said].filter((value) => value >= 500);
  return large.length === 0 ? Number.POSITIVE_INFINITY : Math.min(...large);
}

function inLocal(
  { min, max, start, ...field }: FieldSpec,
  isFree: (value: unknown) => value is number,
  local: (value: number) => number,
): FieldSpec {
  const bound = (value: number) => (isFree(value) ? local(value) : value);
  return {
    ...field,
    ...(min === undefined ? {} : { min: bound(min) }),
    ...(max === undefined ? {} : { max: bound(max) }),
    ...(start === undefined ? {} : { start: isFree(start) ? local(start) : start }),
  };
}

/** Two figures and noughts: prices are round where they are large. */
function rounded(value: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.abs(value))) - 1);
  return Math.round(value / unit) * unit;
}
