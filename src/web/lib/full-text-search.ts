import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';

/** What can be found. */
export interface Findable {
  readonly id: string;
  readonly title: string;
  /** Other words for it; never shown. */
  readonly keywords?: readonly string[];
  readonly text: string;
}

export interface Found<Item extends Findable> {
  readonly item: Item;
  /** The words of the item that were found. */
  readonly terms: readonly string[];
}

/** Words that every question has; looked for only when the question has no other. */
const fillers = new Set(
  'a an and are as at be by can do does for from how i in is it me my of on or that the this to was what when where which who why will with you your'.split(
    ' ',
  ),
);

function termsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((term) => term !== '');
}

const options = {
  boost: { title: 5, keywords: 3 },
  prefix: (term) => term.length > 1,
  fuzzy: (term) => (term.length > 3 ? 0.2 : false),
  weights: { prefix: 0.5, fuzzy: 0.25 },
  // The text was read into terms already.
  tokenize: termsOf,
  processTerm: (term) => term,
} satisfies SearchOptions;

/** Two letters changed places, or two slips in a longer word. */
const generous = (term: string) => (term.length > 4 ? 0.35 : false);

/**
 * Finds items by the words in them: beginnings of words and small slips of the finger count. `weigh` says how much more than
 * others an item is likely to be meant; 1 is nothing special.
 */
export function createSearch<Item extends Findable>(
  items: readonly Item[],
  weigh: (item: Item) => number = () => 1,
): (query: string) => readonly Found<Item>[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const index = new MiniSearch<Item>({
    fields: ['title', 'keywords', 'text'],
    extractField: (item, name) => {
      if (name === 'id') return item.id;
      if (name === 'title') return item.title;
      return name === 'keywords' ? (item.keywords ?? []).join(' ') : item.text;
    },
    tokenize: termsOf,
    processTerm: (term) => term,
  });
  index.addAll(items);
  return (query) => {
    const words = meaningful(termsOf(query));
    if (words.length === 0) return [];
    const ask = (more: SearchOptions) =>
      index.search(words.join(' '), {
        ...options,
        boostDocument: (id) => weightOf(byId.get(String(id)), weigh),
        ...more,
      });
    const attempts = [
      () => ask({ combineWith: 'AND' }),
      () => ask({ combineWith: 'AND', fuzzy: generous }),
      // Half of what was asked for is the least: of a whole question one word says little.
      () => ask({}).filter(({ queryTerms }) => new Set(queryTerms).size * 2 >= new Set(words).size),
    ];
    let results: SearchResult[] = [];
    for (const attempt of attempts) {
      results = attempt();
      if (results.length > 0) break;
    }
    return results.flatMap(({ id, terms }) => {
      const item = byId.get(String(id));
      return item === undefined ? [] : [{ item, terms }];
    });
  };
}

function meaningful(terms: readonly string[]): readonly string[] {
  const kept = terms.filter((term) => !fillers.has(term));
  return kept.length > 0 ? kept : terms;
}

function weightOf<Item>(item: Item | undefined, weigh: (item: Item) => number): number {
  return item === undefined ? 1 : weigh(item);
}
