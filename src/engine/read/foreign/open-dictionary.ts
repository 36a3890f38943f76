import type { LanguageTable } from '../../knowledge/languages/language-table.ts';
import type { SpanKind } from '../../reader/reading.ts';

/** What a word of another language means. */
export interface Entry {
  readonly kind: SpanKind;
  readonly english: string;
  /** The words for one and for many; those of the person where they said it in another way. */
  readonly one: string;
  readonly many: string;
}

export interface Dictionary {
  readonly table: LanguageTable;
  /** All that a word or phrase can mean, by its form or else by its stem. */
  find(phrase: string): readonly Entry[];
  /** The most words that a phrase has. */
  readonly longest: number;
  readonly small: ReadonlySet<string>;
  readonly modals: ReadonlySet<string>;
  readonly articles: ReadonlySet<string>;
  readonly without: ReadonlySet<string>;
  readonly signIn: ReadonlySet<string>;
  /** The first word for an English name, where it is a property. */
  readonly fieldLabels: ReadonlyMap<string, string>;
  /** The words for one and for many of a thing, by its English name. */
  readonly thingLabels: ReadonlyMap<string, Pick<Entry, 'one' | 'many'>>;
}

/** Lower case and without accents, as people type in a hurry. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('’', "'")
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '');
}

const shortestStem = 4;

function stemOf(word: string, endings: readonly string[]): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= shortestStem);
  return ending === undefined ? word : word.slice(0, -ending.length);
}

const spaced = (form: string) => form.replaceAll('_', ' ');
const wordSet = (list: string) => new Set(list.split(/\s+/).filter(Boolean).map(spaced).map(fold));

export function openDictionary(table: LanguageTable): Dictionary {
  const forms = new Map<string, Entry[]>();
  const stems = new Map<string, Entry[]>();
  const fieldLabels = new Map<string, string>();
  const thingLabels = new Map<string, Pick<Entry, 'one' | 'many'>>();
  const endings = table.endings.split(' ');
  let longest = 1;

  function add(index: Map<string, Entry[]>, key: string, entry: Entry): void {
    const known = index.get(key) ?? [];
    if (!known.some(({ kind, english }) => kind === entry.kind && english === entry.english))
      known.push(entry);
    index.set(key, known);
  }

  function addTable(kind: SpanKind, lines: string): void {
    for (const line of lines.trim().split('\n')) {
      const [english = '', words = ''] = line.split('=');
      const said = words.split(' ').map(spaced);
      const [one = english, many = one] = said;
      if (kind === 'F') fieldLabels.set(english, one);
      if (kind === 'T' || kind === 'R') thingLabels.set(english, { one, many });
      for (const [at, form] of said.entries()) {
        const entry = at < 2 ? { kind, english, one, many } : { kind, english, one: form, many: form };
        longest = Math.max(longest, form.split(' ').length);
        add(forms, fold(form), entry);
        if (!form.includes(' ')) add(stems, stemOf(fold(form), endings), entry);
      }
    }
  }

  addTable('T', table.things);
  addTable('R', table.people);
  addTable('A', table.acts);
  addTable('F', table.fields);
  addTable('P', table.parts);
  addTable('K', table.kinds);
  addTable('V', table.values);
  addTable('C', table.colors);
  addTable('X', table.subjects);
  return {
    table,
    longest,
    find: (phrase) => forms.get(fold(phrase)) ?? stems.get(stemOf(fold(phrase), endings)) ?? [],
    small: wordSet(table.small),
    modals: wordSet(table.modals),
    articles: wordSet(table.articles),
    without: wordSet(table.without),
    signIn: wordSet(table.signIn),
    fieldLabels,
    thingLabels,
  };
}
