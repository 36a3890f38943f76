import { camel } from '../emit/names.ts';
import { takenNames } from '../emit/taken-names.ts';
import { withArticle } from '../grammar/article.ts';
import { pluralPhrase, sentenceCase } from '../read/words.ts';
import { type CaseFile, taskSchema } from './case-file.ts';

/** What a task is about in the words of a description, in the singular. */
export interface TaskWords {
  readonly thing: string;
  readonly person: string;
}

/** Names that formulas keep for themselves. */
const kept = new Set(
  'this each ask me today now other where of by with and or not is in true false empty after'.split(' '),
);

/** A task as it is made, with its own words in its holes. */
export function checkTask(value: unknown) {
  const { words = {} } = (value ?? {}) as { words?: Partial<TaskWords> };
  const whole = filled(JSON.stringify(value ?? null), { thing: 'item', person: 'person', ...words });
  return taskSchema.safeParse(whole);
}

/** A task as a case of its own: the words of a description in its holes, where it has some. */
export function clotheTask(id: string, json: string, words: Partial<TaskWords>): CaseFile {
  const own = (JSON.parse(json) as { words: TaskWords }).words;
  const { words: _words, ...rest } = filled(json, { ...own, ...words });
  return { name: id, ...rest, task: [id], say: [] } as unknown as CaseFile;
}

function filled(json: string, { thing, person }: TaskWords): Record<string, unknown> {
  const used = new Set<string>(
    [...json.matchAll(/"([a-z][a-zA-Z0-9]*)":\{"one"/g)].map(([, key]) => key ?? ''),
  );
  const things = keyFor(thing, used, 'items');
  const people = keyFor(person, new Set([...used, things]), 'persons');
  const holes: Readonly<Record<string, string>> = {
    '<a thing>': withArticle(thing),
    '<thing>': thing,
    '<things>': pluralPhrase(thing),
    '<Thing>': sentenceCase(thing),
    '<Things>': sentenceCase(pluralPhrase(thing)),
    '<a person>': withArticle(person),
    '<person>': person,
    '<people>': pluralPhrase(person),
    '<Person>': sentenceCase(person),
    '<People>': sentenceCase(pluralPhrase(person)),
  };
  const text = json
    .replaceAll(/<[A-Za-z ]{5,9}>/g, (hole) => written(holes[hole] ?? hole))
    .replaceAll(/\bTHINGS\b/g, things)
    .replaceAll(/\bPEOPLE\b/g, people);
  return JSON.parse(text) as Record<string, unknown>;
}

/** Inside of a text of JSON. */
function written(words: string): string {
  return JSON.stringify(words).slice(1, -1);
}

function keyFor(word: string, used: ReadonlySet<string>, otherwise: string): string {
  const key = camel(
    pluralPhrase(word)
      .replaceAll(/[^A-Za-z0-9 ]/g, ' ')
      .trim(),
  );
  const sound =
    /^[a-z][a-zA-Z0-9]*$/.test(key) && !kept.has(key) && !takenNames.has(key) ? key.slice(0, 40) : otherwise;
  return used.has(sound) ? `${sound}Kept` : sound;
}
