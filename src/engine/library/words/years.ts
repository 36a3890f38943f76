/** What has to be known of a field to say whether it holds a year. */
interface Named {
  readonly kind: string;
  readonly name: string;
  readonly label: string;
  readonly unit?: string | undefined;
}

const yearWords =
  /\b(?:year|built|founded|established|vintage|since|est|published|printed|minted|issued|opened|inaugurated|made in|born)\b/i;
/** Numbers that speak of years without being one: “sold this year”, “visits per year”, “number of visits since”. */
const countsBy =
  /\b(?:(?:per|this|last|next|each|every|a|of the) year|years|year \d|number of|count|total|how many|days? since)\b/i;

/** Whether a number is a year: it is written without separators, and nobody adds years up. */
export function isYearField({ kind, name, label, unit }: Named): boolean {
  if (kind !== 'number' || (unit !== undefined && unit !== '')) return false;
  const words = `${label} ${name.replaceAll(/([a-z])([A-Z])/g, '$1 $2')}`;
  return yearWords.test(words) && !countsBy.test(words);
}

/** A year as people write it; undefined for a number that can be none. */
export function yearText(value: number): string | undefined {
  return Number.isInteger(value) && value > -10_000 && value < 10_000 ? String(value) : undefined;
}
