import { countryNamed } from '../knowledge/countries.ts';
import type { AppSpec, EntitySpec } from '../spec/app-spec.ts';

/** How much of the money at home an euro buys, by its sign; dollars where a text names none. */
const homes: Readonly<Record<string, number>> = { '€': 1, '£': 0.86, $: 1.1, CHF: 0.95, kr: 11.5 };

const moneyOf = /^(?:money|currency|coin|local money)$/iu;
const rateOf = /\b(?:rate|exchange|buys)\b/iu;

/** Countries that a text names have the money that is paid with there; what was spent in those of the case is worth as much in theirs. */
export function takeCountries(spec: AppSpec, lands: EntitySpec, currency: string | undefined): void {
  const money = lands.fields.find(
    ({ kind, name, label }) => kind === 'text' && (moneyOf.test(name) || moneyOf.test(label)),
  );
  const rate = lands.fields.find(
    ({ kind, name, label, formula }) =>
      kind === 'number' && formula === undefined && (rateOf.test(name) || rateOf.test(label)),
  );
  const home = homes[currency ?? '$'] ?? 1;
  const factors = lands.samples.map((sample) => {
    const country = countryNamed(String(sample[lands.title] ?? ''));
    if (country === undefined) return 1;
    if (money !== undefined) sample[money.name] = country.money;
    if (rate === undefined) return 1;
    const [before, now] = [Number(sample[rate.name]), twoDigits(country.perEuro / home)];
    sample[rate.name] = now;
    return before > 0 ? now / before : 1;
  });
  if (rate !== undefined) changeMoney(spec, lands, rate.name, factors);
  for (const { fields, samples, title } of spec.entities)
    if (fields.some(({ to }) => to === lands.name))
      for (const sample of samples)
        if (typeof sample[title] === 'string' && !sample[title].startsWith(`${lands.name}-`))
          sample[title] = withoutPlaces(sample[title]);
}

/** Amounts that are divided by the rate of their country. */
function changeMoney(
  { entities }: AppSpec,
  lands: EntitySpec,
  rate: string,
  factors: readonly number[],
): void {
  for (const { fields, samples } of entities)
    for (const { name: link, to } of fields) {
      const local = fields
        .map(({ formula = '' }) => new RegExp(`\\b(\\w+) / ${link}\\.${rate}\\b`).exec(formula)?.[1])
        .find((name) => name !== undefined);
      if (to !== lands.name || local === undefined) continue;
      for (const sample of samples) {
        const factor = factors[Number(String(sample[link] ?? '').slice(lands.name.length + 1)) - 1] ?? 1;
        if (typeof sample[local] === 'number') sample[local] = twoDigits(sample[local] * factor);
      }
    }
}

/** As people write an amount that they have seen on a bill. */
function twoDigits(value: number): number {
  return Number(value.toPrecision(2));
}

const place = /\s(?:in|to|at|from|near|of|around)\s\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)*/gu;

/** “Night bus to Hue” is a night bus elsewhere, too. */
function withoutPlaces(text: string): string {
  const plain = text.replaceAll(place, '').trim();
  return plain === '' ? text : plain;
}
