import { limits } from '../../kernel/limits.ts';
import type { BlockNeed } from '../block.ts';
import type { EntitySpec } from '../spec/app-spec.ts';

/** People of sample data. */
export const sampleNames = [
  'Nora Fields',
  'Felix Brandt',
  'Iris Tanaka',
  'Omar Haddad',
  'Lena Novak',
  'Joao Ribeiro',
] as const;

const appWords =
  /\b(?:wechat|mini-?programs?|web(?:site|page)?s?|applications?|apps?|platforms?|systems?|modules?|tools?|pages?|portals?|sites?|programs?|online|mobile|ios|android|simple|smart|intelligent|custom(?:i[sz]able)?|management|making|hub|dashboard|forums?|forms?|surveys?|investigation|questionnaires?|polls?|voting|approval|instant|messaging|chat|communication|comprehensive|the|a|an|with|for|users?)\b/g;

/** What a phrase is about without the words that say that it is an app; undefined when nothing is left. */
function plainTopic(phrase: string): string | undefined {
  const plain = phrase.toLowerCase().replaceAll(appWords, ' ').replaceAll(/\s+/g, ' ').trim();
  return /^[a-z][a-z -]{2,39}$/.test(plain) && plain.split(' ').length <= 3 ? plain : undefined;
}

/** What the app is about, in a few words that fit into a sentence: “charity donation”, “gardening”. */
export function topicOf(need: BlockNeed, fallback = 'this community'): string {
  const entity = need.entity ?? need.entities[0];
  return plainTopic(need.subject) ?? (entity === undefined ? undefined : plainTopic(entity.one)) ?? fallback;
}

/** What the first records of a kind are called. */
export function titlesOf(entity: EntitySpec | undefined, most: number): string[] {
  if (entity === undefined) return [];
  return entity.samples
    .map((sample) => sample[entity.title])
    .filter((title): title is string => typeof title === 'string' && title !== '')
    .slice(0, most);
}

/** Names of the accounts that an app starts with: whoever is signed in is not one of the others. */
const accountNames = new Set([
  'Maya Torres',
  'Daniel Okafor',
  'Sofia Lindqvist',
  'Ravi Menon',
  'Hana Sato',
  'Lucas Moreau',
  'Aisha Khan',
  'Tom Becker',
]);

/** Kinds of records that name people: members, students, staff. */
export function peopleIn(need: BlockNeed, most: number): string[] {
  const people = need.entities.find(
    ({ fields, name }) =>
      fields.some(({ kind }) => kind === 'email' || kind === 'phone') ||
      /user|student|member|employee|staff|player|patient|customer|teacher|volunteer|guest/i.test(name),
  );
  const known = titlesOf(people, most + accountNames.size)
    .filter((name) => /^\p{L}+(?: \p{L}[\p{L}.'-]*)+$/u.test(name) && !accountNames.has(name))
    .slice(0, most);
  return known.length >= 3 ? [...new Set(known)] : sampleNames.slice(0, most);
}

/** Whether the app can still take more kinds of records. */
export function hasRoomFor(need: BlockNeed, count: number): boolean {
  return need.entities.length + count <= limits.engine.entities;
}
