import { nounLemma } from '../read/lemma.ts';
import type { AppSpec, EntitySpec } from '../spec/app-spec.ts';
import { placeWords } from './axis-words.ts';

/** What each of an axis has, and what is noted of that: the meters of the flats, and the readings of the meters. */
export interface PartsOfAxis {
  readonly part: EntitySpec;
  readonly carrier: EntitySpec;
  /** The property by which a record says of which part it is. */
  readonly link: string;
  /** “cold water” and “hot water”; one empty word where each has one. */
  readonly kinds: readonly string[];
}

const mostParts = 40;

/** “18 flats, each with a cold and a hot water meter”: the axis is of the meters, and of readings by way of them. */
export function partsOfAxis(
  { entities }: AppSpec,
  { carrier, one }: { carrier: EntitySpec; one: string },
  text: string,
): PartsOfAxis | undefined {
  for (const { name, to, required, formula } of carrier.fields) {
    const part =
      formula === undefined && required === true ? entities.find((each) => each.name === to) : undefined;
    if (part === undefined || !isNamedByText(part)) continue;
    const kinds =
      kindsIn(text, part) ?? (isMeasured(carrier, name, one) ? listedKinds(text, one, part) : undefined);
    if (kinds !== undefined) return { part, carrier, link: name, kinds };
  }
  return undefined;
}

/** Whether records follow each other part by part, so that a place needs parts of its own: a dial that never runs backwards. */
function isMeasured({ title, rules = [], fields }: EntitySpec, link: string, one: string): boolean {
  const formulas = [...rules.map(({ never }) => never), ...fields.map(({ formula = '' }) => formula)];
  return (
    title === link &&
    placeWords.test(one) &&
    formulas.some((formula) => formula.includes(`${link} = this.${link}`))
  );
}

const item = String.raw`\p{L}+(?: \p{L}+)?`;

/** “six flats, cold water, hot water and electricity”, where the case has one of them; else those of the case. */
function listedKinds(text: string, one: string, { samples, title }: EntitySpec): string[] {
  const known = samples.map((sample) => String(sample[title] ?? ''));
  const list = new RegExp(
    String.raw`${one}s?\s*[,(:]\s*((?:${item},\s*)+${item}\s+and\s+${item})`,
    'iu',
  ).exec(text)?.[1];
  const kinds = list?.split(/\s*,\s*|\s+and\s+/iu) ?? [];
  return kinds.some((kind) => nearest(kind, known) >= 0) ? kinds : known;
}

/** The place of the name that shares a word with a kind. */
function nearest(kind: string, names: readonly string[]): number {
  const words = new Set(kind.toLowerCase().split(' '));
  return names.findIndex((name) =>
    name
      .toLowerCase()
      .split(' ')
      .some((word) => words.has(word)),
  );
}

function isNamedByText({ fields, title }: EntitySpec): boolean {
  const named = fields.find(({ name }) => name === title);
  return named?.kind === 'text' && named.formula === undefined;
}

function kindsIn(text: string, { one }: EntitySpec): string[] | undefined {
  const last = (nounLemma(one.toLowerCase()).split(' ').at(-1) ?? one).replaceAll(/[^\p{L}\d-]/gu, '');
  const each = new RegExp(
    String.raw`\beach(?: (?:one|of them))? (?:with|has|having|have)\s+((?:[\p{L},&-]+\s+){0,8}?)${last}s?\b`,
    'iu',
  );
  const [, said] = each.exec(text) ?? [];
  if (said === undefined) return undefined;
  const kinds = said
    .split(/\s*,\s*|\s+and\s+|\s*&\s*/iu)
    .map((words) => words.trim().replace(/^(?:an?|one|two|its own|their own|own)(?:\s+|$)/iu, ''))
    .filter((words) => words !== '');
  return kinds.length === 0 ? [''] : sharingTheirEnd(kinds);
}

/** “cold” and “hot water” are cold water and hot water. */
function sharingTheirEnd(kinds: readonly string[]): string[] {
  const words = kinds.at(-1)?.split(' ') ?? [];
  const end = words.length > 1 ? ` ${words.at(-1) ?? ''}` : '';
  return kinds.map((kind) => (kind.includes(' ') ? kind : `${kind}${end}`));
}

/** Each of the axis gets its parts, by name; what the case tells of its own ones is told of nobody else. */
export function giveParts({ part, kinds }: PartsOfAxis, axis: EntitySpec, link: string): void {
  const before = part.samples;
  const titles = before.map((sample) => String(sample[part.title] ?? ''));
  const owners = axis.samples.slice(0, Math.floor(mostParts / kinds.length));
  const own = part.fields.filter(
    ({ name, kind, formula, required }) =>
      name !== part.title && kind === 'text' && formula === undefined && required === true,
  );
  part.samples = owners.flatMap((owner, at) =>
    kinds.map((kind, place) => {
      const index = at * kinds.length + place;
      const name = String(owner[axis.title]);
      return {
        ...(before[nearest(kind, titles)] ?? before[index % Math.max(before.length, 1)]),
        ...Object.fromEntries(own.map((field) => [field.name, `${field.label} ${index + 1}`])),
        [part.title]: kind === '' ? name : `${name}, ${kind}`,
        [link]: `${axis.name}-${at + 1}`,
      };
    }),
  );
}
