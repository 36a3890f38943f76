import { fieldNames } from '../knowledge/same-words/fields.ts';
import { peopleNames } from '../knowledge/same-words/people.ts';
import { thingNames } from '../knowledge/same-words/things.ts';
import { nounLemma } from '../read/lemma.ts';

type Groups = ReadonlyMap<string, ReadonlySet<number>>;

/** Each name with the groups that it stands in. */
function groupsOf(lines: string, plain: (name: string) => string): Groups {
  const groups = new Map<string, Set<number>>();
  for (const [number, line] of lines.trim().split('\n').entries())
    for (const name of line.split(',').map((one) => plain(one.trim())))
      groups.set(name, (groups.get(name) ?? new Set()).add(number));
  return groups;
}

const plainLabel = (label: string) =>
  label
    .toLowerCase()
    .replaceAll('-', ' ')
    .replace(/[’']s\b/g, '')
    .trim();

let fields: Groups | undefined;
let things: Groups | undefined;

/** Two labels for one property: “tradesman” says nothing of “cost”, but “price” does. */
export function isSameProperty(one: string, other: string): boolean {
  fields ??= groupsOf(fieldNames, plainLabel);
  return shares(fields, plainLabel(one), plainLabel(other)) || isSameThing(one, other);
}

/** Two words for one kind of thing or of people. */
export function isSameThing(one: string, other: string): boolean {
  things ??= groupsOf(`${thingNames.trim()}\n${peopleNames.trim()}`, nounLemma);
  return shares(things, nounLemma(one.toLowerCase()), nounLemma(other.toLowerCase()));
}

function shares(groups: Groups, one: string, other: string): boolean {
  if (one === other) return true;
  const others = groups.get(other);
  return [...(groups.get(one) ?? [])].some((group) => others?.has(group) === true);
}
