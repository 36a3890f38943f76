import type { Block } from '../block.ts';
import { type VerbClass, verbClass } from '../knowledge/verbs.ts';
import type { Request } from '../read/brief.ts';
import type { AppSpec, EntitySpec, PageSpec, SectionSpec, TraceEntry } from '../spec/app-spec.ts';
import { isAllowed } from '../spec/part-exists.ts';
import { lemmas } from './match-block.ts';

type Blocks = ReadonlyMap<string, Block>;
type Wish = Pick<Request, 'verb' | 'object' | 'text'>;

/** What was ruled out, by its base words. */
export function absentPart(words: string): string {
  return `absent:${lemmas(words).join(' ') || words.toLowerCase()}`;
}

/** A part that stands in for a wish and is not just what was asked: it is there, and no case of the proof tries the wish. */
export function nearPart(part: string): string {
  return part.startsWith('near:') ? part : `near:${part}`;
}

/**
 * The wishes with the parts that serve them named finely: “delete books” is served by deleting books and not by their
 * page, so that a page which opens says nothing about it.
 */
export function fineTrace(spec: AppSpec, asked: Iterable<Request>, blocks: Blocks): TraceEntry[] {
  // “add hives and frames” is two requests with one text.
  const requests = new Map<string, Request[]>();
  for (const request of asked) {
    const text = request.text.slice(0, 300);
    requests.set(text, [...(requests.get(text) ?? []), request]);
  }
  return spec.trace.map((entry) => {
    const named = { verb: '', object: entry.request, text: entry.request };
    const wishes: readonly Wish[] = requests.get(entry.request) ?? [named];
    const served = entry.served.flatMap((part) => {
      const found = wishes.flatMap((wish) => fineParts(part, wish, spec, blocks));
      const exact = found.filter((one) => !one.startsWith('near:'));
      return exact.length > 0 ? exact : found;
    });
    return { ...entry, served: [...new Set(served)] };
  });
}

function fineParts(part: string, wish: Wish, spec: AppSpec, blocks: Blocks): string[] {
  const id = part.slice(part.indexOf(':') + 1);
  if (part.startsWith('page:')) {
    const page = spec.pages.find((one) => one.id === id);
    if (page !== undefined) return partsOfPage(page, wish, spec, blocks);
    return spec.accounts !== 'none' && id === 'profile' ? ['accounts'] : [];
  }
  if (part.startsWith('section:'))
    return spec.pages.some(({ sections }) => sections.some((section) => section.id === id)) ? [part] : [];
  if (part.startsWith('action:')) return spec.actions.some((action) => action.id === id) ? [part] : [];
  if (part === 'accounts') return spec.accounts === 'none' ? [] : [part];
  // Qualities such as “easy to use”, which every app is to have and no case can try.
  if (part === 'theme') return [/\b(?:phone|mobile|responsive)/i.test(wish.text) ? 'phone' : nearPart(part)];
  return [part];
}

function partsOfPage(page: PageSpec, wish: Wish, spec: AppSpec, blocks: Blocks): string[] {
  const found = page.sections.flatMap((section) => {
    const entity = spec.entities.find(({ name }) => name === section.props['entity']);
    if (section.block === 'records') return entity === undefined ? [] : abilities(wish, entity, spec);
    return isAskedFor(section, page, wish, blocks) ? [`section:${section.id}`] : [];
  });
  if (found.length > 0) return found;
  const isNamed = sharesWord(`${wish.verb} ${wish.object}`, page.title) && shows.has(classOf(wish));
  return [isNamed && page.sections.length === 0 ? `page:${page.id}` : nearPart(`page:${page.id}`)];
}

/** The block of a section is what the words ask for: they are among those that ask for it, or name what it shows. */
function isAskedFor(
  section: SectionSpec,
  page: PageSpec,
  { verb, object, text }: Wish,
  blocks: Blocks,
): boolean {
  const block = blocks.get(section.block);
  const names = [section.title ?? '', page.title, block?.title ?? '', ...(block?.words ?? [])];
  const said = object === '' ? `${verb} ${text}` : `${verb} ${object}`;
  return names.some((name) => sharesWord(said, name));
}

const shows = new Set<VerbClass>(['view', 'weak', 'search']);

function classOf({ verb }: Pick<Wish, 'verb'>): VerbClass {
  return verb === '' ? 'view' : verbClass(verb);
}

const abilitiesOf: Partial<Record<VerbClass, readonly Ability[]>> = {
  view: ['show'],
  weak: ['show'],
  search: ['find'],
  create: ['create'],
  track: ['create'],
  upload: ['create'],
  edit: ['edit'],
  remove: ['remove'],
  manage: ['create', 'edit', 'remove'],
};
type Ability = 'show' | 'find' | 'filter' | 'sort' | 'create' | 'edit' | 'remove';

/** What of an entity a wish is about: an ability that the app gives, and the field that it names. */
function abilities(wish: Wish, entity: EntitySpec, spec: AppSpec): string[] {
  const { one, many, name, fields } = entity;
  const field = fields.find(({ label }) => isSame(wish.object, label));
  const isNamed = wish.object === '' || sharesWord(wish.object, `${one} ${many}`);
  // “mark it as out”: changing a record is near to it and not the same.
  if (classOf(wish) === 'edit' && !plainlyEdits.test(wish.verb)) return [];
  const asked: readonly Ability[] =
    wish.verb === 'filter' || wish.verb === 'sort' ? [wish.verb] : (abilitiesOf[classOf(wish)] ?? []);
  const given = asked.filter((ability) => isGiven(ability, name, spec));
  if (given.length === 0 || !(isNamed || field !== undefined)) return [];
  return [
    ...given.map((ability) => `${ability}:${name}`),
    ...(field === undefined ? [] : [fieldPart(name, field.name)]),
  ];
}

function isGiven(ability: Ability, entity: string, spec: AppSpec): boolean {
  return ability === 'create' || ability === 'edit' || ability === 'remove'
    ? isAllowed(ability, entity, spec)
    : true;
}

const plainlyEdits = /^(?:edit|modify|update|change|revise|correct|rename|adjust)$/;

export function fieldPart(entity: string, field: string): string {
  return `field:${entity}.${field}`;
}

/** Words that name nothing by themselves. */
const empty = new Set(
  'app page list view show see get new all my own system feature function management manage online web site website user'.split(
    ' ',
  ),
);

export function sharesWord(a: string, b: string): boolean {
  const words = new Set(lemmas(a).filter((word) => !empty.has(word) && word.length > 2));
  return lemmas(b).some((word) => words.has(word));
}

export function isSame(a: string, b: string): boolean {
  return a !== '' && lemmas(a).join(' ') === lemmas(b).join(' ');
}
