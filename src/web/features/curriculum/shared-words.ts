interface Titled {
  readonly title: string;
}

const common = new Set(
  'a about after an and are as at by for from how in into is it its not of on one or simple small the their they through to two using what when where with your business first plan planning work'.split(
    ' ',
  ),
);

function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return new Set(words.filter((word) => !common.has(word)).map(stem));
}

/** Enough of a stem to see that “margins” is “margin” and “estimating” is “estimate”. */
function stem(word: string): string {
  return word.replace(/(?:ies|ing|ed|es|e|s|y)$/, '') || word;
}

/** Whether a title shares a word with a topic that no more than one other title of its list has: words of the whole list say nothing. */
export function sharesWord(title: string, topics: readonly Titled[], list: readonly Titled[]): boolean {
  const told = [...wordsOf(title)].filter(
    (word) => list.filter((one) => wordsOf(one.title).has(word)).length <= 2,
  );
  const asked = topics.map((topic) => wordsOf(topic.title));
  return told.some((word) => asked.some((words) => words.has(word)));
}

/** Those that share most words with the topics first; else in the order they came in. */
export function byTopics<Item extends Titled & { readonly about: string; readonly words: readonly string[] }>(
  items: readonly Item[],
  topics: readonly Titled[],
): Item[] {
  const asked = wordsOf(topics.map(({ title }) => title).join(' '));
  const score = ({ title, about, words }: Item) =>
    [...wordsOf(`${title} ${about} ${words.join(' ')}`)].filter((word) => asked.has(word)).length;
  return items.toSorted((one, other) => score(other) - score(one));
}
