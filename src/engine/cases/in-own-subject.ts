import { sentenceCase } from '../read/words.ts';
import type { AppSpec, EntitySpec } from '../spec/app-spec.ts';
import { type Peer, subjectPeers } from './subject-peers.ts';
import { withoutSamples } from './without-samples.ts';

/** A subject of a plan and the one of its text, which is another of the same sort. */
interface Swap {
  readonly from: Peer;
  readonly to: Peer;
}

const mostOf = 0.75;
/** So often at least is what a case is about named in it. */
const fewest = 3;

/** The plan about what its text is about: dogs for a dog shelter, whatever animal its case tells of. */
export function inOwnSubject(spec: AppSpec, text: string): AppSpec {
  let own = spec;
  for (const peers of subjectPeers) {
    const swap = swapOf(spec, text, peers);
    if (swap !== undefined) own = swapped(own, swap);
  }
  return own;
}

function swapOf(spec: AppSpec, text: string, peers: readonly Peer[]): Swap | undefined {
  const said = peers.filter((peer) => peer.said.test(text));
  const [to] = said;
  if (to === undefined || said.length > 1) return undefined;
  const shown = JSON.stringify([spec.tagline, spec.entities, spec.pages, spec.actions]);
  const counted = peers
    .map((peer) => ({ peer, count: countOf(peer, shown) }))
    .toSorted((a, b) => b.count - a.count);
  const [most] = counted;
  if (most === undefined || most.count < fewest || most.peer === to) return undefined;
  return { from: most.peer, to };
}

function countOf({ words, signs }: Peer, shown: string): number {
  const named = [...shown.matchAll(new RegExp(`\\b(?:${words.slice(0, 2).join('|')})\\b`, 'giu'))].length;
  return named + (signs === undefined ? 0 : [...shown.matchAll(new RegExp(signs, 'giu'))].length);
}

/** Keys of what is read on the screen; all others are names for the program. */
const shownKeys = new Set(
  'one many label hint says title lead tagline text empty done message note caption heading addLabel submitLabel confirm resultLabel description'.split(
    ' ',
  ),
);

function swapped(spec: AppSpec, { from, to }: Swap): AppSpec {
  const reword = (words: string) => reworded(words, from, to);
  const next = structuredClone(spec);
  const isOther = (value: unknown) => typeof value === 'string' && from.signs?.test(value) === true;
  offerOwn(next.entities, to, isOther);
  const shown = new Set(next.entities.filter(({ samples }) => samples.length > 0).map(({ name }) => name));
  const others = new Map(
    next.entities.map((entity) => {
      const found = entity.samples.filter((sample) => isWhollyOther(entity, sample, isOther));
      // What nearly all belong to, the rest belongs to as well.
      return [entity.name, found.length > entity.samples.length * mostOf ? entity.samples : found];
    }),
  );
  withoutSamples(next.entities, ({ name }, sample) => others.get(name)?.includes(sample) === true);
  for (const { fields, samples, title } of next.entities)
    for (const sample of samples)
      for (const { name, kind } of fields)
        if (name !== title && kind !== 'choice' && isOther(sample[name])) delete sample[name];
  const entities = next.entities.map((entity) => inWords(entity, reword));
  const pages = next.pages.map((page) => walk(page, reword, undefined));
  const actions = next.actions.map((action) => walk(action, reword, undefined));
  const emptied = new Map(
    entities
      .filter(({ name, samples }) => shown.has(name) && samples.length === 0)
      .map(({ name, many }) => [name, `No ${many.toLowerCase()} yet. Add the first one.`]),
  );
  for (const { sections } of pages)
    for (const { block, props } of sections) {
      const empty = block === 'records' ? emptied.get(String(props['entity'])) : undefined;
      if (empty !== undefined) props['empty'] = empty;
    }
  const renamed = next.entities
    .flatMap(({ fields }) => fields.flatMap(({ options = [] }) => options))
    .filter((option) => reword(option) !== option);
  return inFormulas(
    {
      ...next,
      tagline: reword(next.tagline),
      roles: next.roles.map(reword),
      entities,
      pages: pages.map((page) => ({
        ...page,
        ...(page.roles === undefined ? {} : { roles: page.roles.map(reword) }),
      })),
      actions: actions.map((action) => ({
        ...action,
        ...(action.roles === undefined ? {} : { roles: action.roles.map(reword) }),
      })),
    },
    renamed,
    reword,
  );
}

/** A list of which only the other subject offers some gets what the own one offers instead. */
function offerOwn(
  entities: readonly EntitySpec[],
  { offers = [] }: Peer,
  isOther: (value: unknown) => boolean,
): void {
  for (const { title, samples, fields } of entities) {
    const others = samples.filter((sample) => isOther(sample[title]));
    if (others.length === 0 || fields.find(({ name }) => name === title)?.kind !== 'text') continue;
    const free = offers.filter((offer) => !samples.some((sample) => sample[title] === offer));
    if (free.length < others.length) continue;
    for (const [at, sample] of others.entries()) sample[title] = free[at] ?? '';
  }
}

/** Formulas know an option by its name. */
function inFormulas(spec: AppSpec, options: readonly string[], reword: (words: string) => string): AppSpec {
  if (options.length === 0) return spec;
  const quoted = (words: string) => JSON.stringify(JSON.stringify(words)).slice(1, -1);
  const written = options.reduce(
    (json, option) => json.replaceAll(quoted(option), () => quoted(reword(option))),
    JSON.stringify(spec),
  );
  return JSON.parse(written) as AppSpec;
}

/** An example that is called by what only the other subject has, or of which most words are, belongs to no other. */
function isWhollyOther(
  { fields, title }: EntitySpec,
  sample: EntitySpec['samples'][number],
  isOther: (value: unknown) => boolean,
): boolean {
  if (isOther(sample[title])) return true;
  const texts = fields
    .filter(({ kind }) => kind === 'text' || kind === 'long-text')
    .map(({ name }) => sample[name]);
  const written = texts.filter((value) => typeof value === 'string' && value.includes(' '));
  return written.length > 2 && written.some(isOther);
}

function inWords(entity: EntitySpec, reword: (words: string) => string): EntitySpec {
  const roleOf = (role: string | undefined) => (role === undefined ? {} : { standsFor: reword(role) });
  return {
    ...entity,
    one: reword(entity.one),
    many: reword(entity.many),
    ...roleOf(entity.standsFor),
    ...(entity.alsoFor === undefined ? {} : { alsoFor: entity.alsoFor.map(reword) }),
    fields: entity.fields.map((field) => ({
      ...field,
      label: reword(field.label),
      ...(field.options === undefined ? {} : { options: field.options.map(reword) }),
      ...(typeof field.start === 'string' && field.kind === 'choice' ? { start: reword(field.start) } : {}),
      ...(field.hint === undefined ? {} : { hint: reword(field.hint) }),
      ...(field.seenBy === undefined ? {} : { seenBy: field.seenBy.map(reword) }),
    })),
    ...(entity.rules === undefined
      ? {}
      : { rules: entity.rules.map(({ never, says }) => ({ never, says: reword(says) })) }),
    ...(entity.detail === undefined
      ? {}
      : {
          detail: {
            ...entity.detail,
            related: entity.detail.related.map((one) => ({ ...one, title: reword(one.title) })),
            ...(entity.detail.editors === undefined ? {} : { editors: entity.detail.editors.map(reword) }),
          },
        }),
    samples: entity.samples.map((sample) => inSample(sample, entity, reword)),
  };
}

function inSample(
  sample: EntitySpec['samples'][number],
  { fields }: EntitySpec,
  reword: (words: string) => string,
): EntitySpec['samples'][number] {
  const texts = new Set(
    fields.filter(({ kind }) => /^(?:text|long-text|choice)$/.test(kind)).map(({ name }) => name),
  );
  const worded = (value: string | string[]) =>
    typeof value === 'string' ? reword(value) : value.map((one) => reword(one));
  return Object.fromEntries(
    Object.entries(sample).map(([key, value]) => [
      key,
      (texts.has(key) && typeof value === 'string') || Array.isArray(value) ? worded(value) : value,
    ]),
  );
}

function walk<T>(value: T, reword: (words: string) => string, key: string | undefined): T {
  if (typeof value === 'string')
    return (key !== undefined && shownKeys.has(key) ? reword(value) : value) as T;
  if (Array.isArray(value)) return value.map((one: unknown) => walk(one, reword, key)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, walk(one as unknown, reword, name)]),
  ) as T;
}

/** Words in braces are worked out, and stay. */
function reworded(words: string, from: Peer, to: Peer): string {
  const pairs = from.words
    .map((word, at): [string, string] => [word, to.words[at] ?? word])
    .toSorted(([a], [b]) => b.length - a.length);
  const any = pairs.map(([word]) => word).join('|');
  const sought = new RegExp(String.raw`\{[^}]*\}|\b(?:(an?)\s+)?(${any})\b`, 'giu');
  return words.replaceAll(sought, (whole: string, article: string | undefined, word: string | undefined) => {
    if (word === undefined) return whole;
    const other = pairs.find(([one]) => one.toLowerCase() === word.toLowerCase())?.[1] ?? word;
    const cased = /^\p{Lu}/u.test(word) ? sentenceCase(other) : other;
    if (article === undefined) return cased;
    const own = /^[aeiou]/iu.test(other) ? 'an' : 'a';
    return `${/^\p{Lu}/u.test(article) ? sentenceCase(own) : own} ${cased}`;
  });
}
