import { brand } from '../../kernel/brand.ts';

/** Texts name the product by `{{brand}}`; this puts its name there, in every text of a value. */
export function nameBrand<Value>(value: Value): Value {
  if (typeof value === 'string') return named(value) as Value;
  if (Array.isArray(value)) return value.map((one: unknown) => nameBrand(one)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, nameBrand<unknown>(one)]),
  ) as Value;
}

function named(text: string): string {
  return text.replaceAll(/\{\{brand(?:\.(\w+))?\}\}/g, (whole, member: string = 'name') => {
    const members: Readonly<Record<string, unknown>> = { ...brand };
    const said = members[member];
    return typeof said === 'string' ? said : whole;
  });
}
