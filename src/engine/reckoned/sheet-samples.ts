import type { SheetInput } from './sheet.ts';

type Value = string | number | boolean | null;

const people = ['Marta Lind', 'Tom Weaver', 'Ines Prado', 'Jakob Stern', 'Nora Quill', 'Sami Haddad'];
const streets = [
  'Mill Lane 4',
  'Hill Street 12',
  'Station Road 7',
  'Park Row 3',
  'Bridge Street 21',
  'Church Lane 9',
];

/** Records that somebody could have entered, within the bounds of the sheet. */
export function sampleRows(
  fields: readonly (readonly [string, string])[],
  inputs: readonly SheetInput[],
  states: readonly string[],
): Value[][] {
  return people.map((person, index) => [
    ...fields.map(([name], place) => (place === 0 ? person : saidValue(name, index))),
    ...inputs.map((input) => inputValue(input, index)),
    states[index % states.length] ?? null,
  ]);
}

function saidValue(name: string, index: number): Value {
  if (name === 'email') return `${(people[index] ?? 'someone').toLowerCase().replace(' ', '.')}@example.com`;
  if (name === 'phone') return `555 07${21 + index}`;
  if (name === 'address') return streets[index] ?? null;
  return name === 'date' ? index + 1 : null;
}

function inputValue({ kind, options = [], min = 0, max, start }: SheetInput, index: number): Value {
  switch (kind) {
    case 'choice':
      return options[index % options.length] ?? null;
    case 'yes-no':
      return index % 3 === 1;
    case 'date':
      return Number(start ?? 7) + index * 7;
    default: {
      const value = (typeof start === 'number' ? start : min + 4) + (index % 3);
      return max === undefined ? value : Math.min(value, max);
    }
  }
}
