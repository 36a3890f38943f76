import { headingAddress } from '../../kernel/heading-address.ts';
import { type LawPlace, type LawSubject, type LawTerm, lawPlaces, lawSubjects } from './law-term.ts';

interface ReadTerms {
  readonly terms: readonly LawTerm[];
  /** Sentences that name the entry and what is wrong with it. */
  readonly faults: readonly string[];
}

const facts = ['subjects', 'also', 'literally', 'said', 'related', 'opposite'] as const;
type Facts = Readonly<Partial<Record<(typeof facts)[number], string>>>;

/** The entries of one file of `content/law`, without its front matter. */
export function readLawTerms(body: string): ReadTerms {
  const faults: string[] = [];
  const taken = new Set<string>();
  const terms = body
    .split(/^## /m)
    .slice(1)
    .flatMap((text) => {
      const [heading = '', ...lines] = text.split('\n');
      const term = heading.trim();
      const own: string[] = [];
      const read = readEntry(term, lines.join('\n'), own);
      const slug = headingAddress(term, new Set());
      if (taken.has(slug)) own.push('stands twice.');
      taken.add(slug);
      faults.push(...own.map((fault) => `${term}: ${fault}`));
      return own.length === 0 ? [{ slug, term, ...read }] : [];
    });
  return { terms, faults };
}

function readEntry(term: string, text: string, faults: string[]): Omit<LawTerm, 'slug' | 'term'> {
  if (term === '') faults.push('it has no name.');
  const { known, rest } = readFacts(text);
  const { opening, parts } = readParts(rest);
  const borrowed = readBorrowed(known, faults);
  const definition = paragraphs(opening);
  if (definition.length === 0) faults.push('there is no definition.');
  return {
    subjects: list(known.subjects, ',').filter((subject): subject is LawSubject =>
      isOneOf(subject, lawSubjects, 'subject', faults),
    ),
    also: list(known.also),
    ...(borrowed === undefined ? {} : { borrowed }),
    related: list(known.related),
    ...(known.opposite === undefined ? {} : { opposite: known.opposite }),
    definition,
    example: required(parts.get('Example'), 'an example', faults),
    differs: readDiffers(parts.get('Where it differs') ?? '', faults),
    sources: required(parts.get('Sources'), 'a source', faults),
  };
}

/** The lines at the start that say one thing each. */
function readFacts(text: string): { known: Facts; rest: string } {
  const known: Partial<Record<(typeof facts)[number], string>> = {};
  const line = new RegExp(`^- (${facts.join('|')}): (.+)$`);
  const rest = text.split('\n').filter((one) => {
    const found = line.exec(one);
    if (found === null) return true;
    known[found[1] as (typeof facts)[number]] = (found[2] ?? '').trim();
    return false;
  });
  return { known, rest: rest.join('\n') };
}

/** What stands before the first part with a name, and the parts. */
function readParts(text: string): { opening: string; parts: ReadonlyMap<string, string> } {
  const [opening = '', ...named] = text.split(/^\*\*(Example|Where it differs|Sources)\.?\*\*/m);
  const parts = new Map<string, string>();
  for (let at = 0; at < named.length; at += 2) parts.set(named[at] ?? '', (named[at + 1] ?? '').trim());
  return { opening, parts };
}

function readBorrowed({ literally, said }: Facts, faults: string[]): LawTerm['borrowed'] {
  if (literally !== undefined && said !== undefined) return { literally, said };
  if (literally !== undefined || said !== undefined)
    faults.push('a borrowed term has both what it says literally and how it is said.');
  return undefined;
}

function readDiffers(text: string, faults: string[]): LawTerm['differs'] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      const [, place = '', told = ''] = /^- ([^:]+): (.+)$/.exec(line) ?? [];
      if (told === '') faults.push(`“${line.slice(0, 40)}” is no place with what holds there.`);
      return isOneOf<LawPlace>(place, lawPlaces, 'place', faults) ? [{ place, text: told.trim() }] : [];
    });
}

function isOneOf<Known extends string>(
  value: string,
  known: readonly Known[],
  what: string,
  faults: string[],
): value is Known {
  const isKnown = (known as readonly string[]).includes(value);
  if (!isKnown) faults.push(`there is no ${what} “${value}”.`);
  return isKnown;
}

function required(text: string | undefined, what: string, faults: string[]): string {
  const told = (text ?? '').replaceAll(/\s+/g, ' ').trim();
  if (told === '') faults.push(`it is without ${what}.`);
  return told;
}

function list(text: string | undefined, sign = ';'): string[] {
  return (text ?? '')
    .split(sign)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((one) => one.replaceAll(/\s+/g, ' ').trim())
    .filter((one) => one !== '');
}
