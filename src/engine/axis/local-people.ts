import { isOfPeople } from '../cases/take-said-lists.ts';
import { countryOfPlace } from '../facts/currency-of-place.ts';
import type { SaidFacts } from '../facts/said-facts.ts';
import { type LocalPeople, peopleOf } from '../knowledge/people-of-countries.ts';
import type { AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';

/** The plan with people and telephone numbers of the country that its text tells of; whoever was named stays. */
export function amongLocalPeople(spec: AppSpec, { place, text }: SaidFacts): AppSpec {
  const country = countryOfPlace(place) ?? countryNamedIn(text);
  const local = country === undefined ? undefined : peopleOf(country);
  if (local === undefined) return spec;
  const next = structuredClone(spec);
  const names = new Map<string, string>();
  for (const entity of next.entities)
    for (const field of entity.fields.filter((one) => namesSomebody(one, entity)))
      for (const sample of entity.samples) {
        const value = sample[field.name];
        if (typeof value === 'string' && isPersonName(value) && !text.includes(value) && !names.has(value))
          names.set(value, localName(value, names.size, local));
      }
  for (const entity of next.entities) rename(entity, names, local, text);
  return next;
}

const countryIn =
  /\b(?:in|near|from|of|across)\s((?:the\s)?(?:Ireland|Scotland|Wales|England|Norway|Sweden|Denmark|Finland|Germany|Austria|Switzerland|France|Belgium|Spain|Portugal|Italy|Malta|Greece|Turkey|Poland|Hungary|Romania|Ukraine|India|Pakistan|Kenya|Nigeria|Ghana|South Africa|Australia|New Zealand|Canada|Japan|Brazil|Mexico|Philippines))\b|\b(Malta|Kenya|Ghana|Nigeria|India|Ireland|Scotland)\s*(?:[–—:.,]|$)/u;

const countryOfAdjective: Readonly<Record<string, string>> = {
  Austrian: 'Austria',
  Australian: 'Australia',
  Belgian: 'Belgium',
  Brazilian: 'Brazil',
  Canadian: 'Canada',
  Croatian: 'Croatia',
  Czech: 'Czechia',
  Danish: 'Denmark',
  Dutch: 'Netherlands',
  Finnish: 'Finland',
  French: 'France',
  German: 'Germany',
  Greek: 'Greece',
  Hungarian: 'Hungary',
  Indian: 'India',
  Irish: 'Ireland',
  Italian: 'Italy',
  Japanese: 'Japan',
  Kenyan: 'Kenya',
  Mexican: 'Mexico',
  Nigerian: 'Nigeria',
  Norwegian: 'Norway',
  Polish: 'Poland',
  Portuguese: 'Portugal',
  Romanian: 'Romania',
  Scottish: 'Scotland',
  Spanish: 'Spain',
  Swedish: 'Sweden',
  Swiss: 'Switzerland',
  Turkish: 'Turkey',
  Ukrainian: 'Ukraine',
  Welsh: 'Wales',
};
const nationality = new RegExp(
  `\\b(${Object.keys(countryOfAdjective).join('|')})\\s(?:town|village|city|island|valley|coast|countryside|school|parish|family|household|farm|club|mountains)\\b`,
  'u',
);

/** “a breeder in Finland”, “Racing Club, Malta –”, “in a small Austrian town”. */
function countryNamedIn(text: string): string | undefined {
  const found = countryIn.exec(text);
  const adjective = nationality.exec(text)?.[1];
  const named = (found?.[1] ?? found?.[2])?.replace(/^the\s/u, '');
  return named ?? (adjective === undefined ? undefined : countryOfAdjective[adjective]);
}

const somebody =
  /^(?:name|full name|who|whom|by|for|customer|client|member|owner|tenant|guest|patient|pupil|student|player|driver|teacher|trainer|contact|person|applicant|borrower|donor|volunteer|helper|leader|host|keeper|buyer|seller|parent|carer|staff|employee|reporter|author|booked by|lent to|given to|asked by|requested by|paid by|done by|entered by|assigned to|responsible|in charge|family|buried|deceased|signed by)$/iu;

function namesSomebody({ name, label, kind, formula }: FieldSpec, entity: EntitySpec): boolean {
  if (kind !== 'text' || formula !== undefined) return false;
  return name === entity.title && isOfPeople(entity)
    ? true
    : somebody.test(label) && (name !== entity.title || !/^name$/iu.test(label));
}

const titles =
  /^(?:(?:Herr |Frau )?(?:Dr|Prof)|Mr|Mrs|Ms|Miss|Rev|Fr|Herr|Frau|Aunt|Uncle|Auntie|Sister|Brother|Father|Mama|Nonna|Young|Old|Big|Little)\.?\s/u;

/** One to three names with a capital, without a figure; “Family Prendergast” and “Café Odprto” are none. */
function isPersonName(whole: string): boolean {
  const value = whole.replace(titles, '');
  return (
    /^\p{Lu}[\p{L}\p{M}'’.-]+(?:\s(?:(?:de|da|van|von|der|el|al|di)\s)?\p{Lu}[\p{L}\p{M}'’.-]*){0,2}$/u.test(
      value,
    ) &&
    !/^(?:The|Family|Caf[eé]|Restaurant|Team|Club|Hotel|House|Anonymous|Rotary|Collection|Pub|School|Company|Mothers)(?=\s|$)/u.test(
      value,
    ) &&
    !/(?:Club|Union|School|Ltd|Team|Church|Fund|Box|Committee|Office|Bank|Centre)$/u.test(value)
  );
}

/** As many words as before: who was known by a first name is again. */
function localName(value: string, index: number, { given, family }: LocalPeople): string {
  const first = given[index % given.length] ?? value;
  const said = titles.exec(value)?.[0] ?? '';
  const rest = value.slice(said.length);
  // Nobody is Herr or Frau in Inverness.
  const called = said.replace(/^(?:Herr|Frau)\s/u, '');
  // The second time round everybody has another family.
  const last = family[(index + Math.floor(index / given.length) * 3) % family.length] ?? '';
  if (!rest.includes(' '))
    return called !== '' && /^(?:Dr|Prof|Mr|Mrs|Ms|Rev)/u.test(called)
      ? `${called}${last}`
      : `${called}${first}`;
  return `${called}${first} ${last}`;
}

function rename(
  { fields, samples }: EntitySpec,
  names: ReadonlyMap<string, string>,
  local: LocalPeople,
  text: string,
): void {
  for (const [index, sample] of samples.entries())
    for (const { name, kind } of fields) {
      const value = sample[name];
      if (typeof value !== 'string') continue;
      if (kind === 'phone') sample[name] = text.includes(value) ? value : numberOf(local, index);
      else if (kind === 'text' || kind === 'long-text') sample[name] = renamed(value, names);
    }
}

function renamed(value: string, names: ReadonlyMap<string, string>): string {
  const exact = names.get(value);
  if (exact !== undefined) return exact;
  const [within] = [...names].filter(([old]) => old.includes(' ') && value.includes(old));
  return within === undefined ? value : value.replaceAll(within[0], within[1]);
}

function numberOf({ phone }: LocalPeople, index: number): string {
  return `${phone}${String(11 + index * 7)
    .padStart(2, '0')
    .slice(-2)}`;
}
