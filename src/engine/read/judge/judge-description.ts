import type { Reading } from '../../reader/reading.ts';
import { pluralPhrase, singular } from '../words.ts';
import { brokenOff, contradictionsIn } from './contradictions.ts';
import { isAbuse } from './is-abuse.ts';
import { isMash, isNoise } from './is-noise.ts';
import { isStory } from './is-story.ts';
import { pastedCode } from './looks-like-code.ts';
import { type QuestionBack, questionBack } from './question.ts';
import { contentOf, wordsIn } from './says-nothing.ts';
import { withoutOrders } from './without-orders.ts';

/** What is known where a description is judged. */
export interface Evidence {
  /** What the learned reader read in it, where it has. */
  readonly reading: Reading | undefined;
  /** Whether apps keep such things. */
  isThing(word: string): boolean;
  /** Whether there is a tool, a game or a whole app of this name. */
  isKind(phrase: string): boolean;
  /** Whether it is a word of the language at all. */
  isWord(word: string): boolean;
}

/** What of a description is meant: all of it, but for orders to the machine. */
export function meantText(description: string): string {
  return withoutOrders(description) ?? description;
}

/** Of code, noise and abuse in any language. */
export function saysNothingAtAll(text: string): QuestionBack | undefined {
  return codeBack(text) ?? noiseBack(wordsIn(text));
}

/** What to ask back where no honest app can be made of a description in English. */
export function judgeDescription(description: string, evidence: Evidence): QuestionBack | undefined {
  const text = meantText(description);
  const words = wordsIn(text);
  if (text !== description && contentOf(words).length === 0)
    return questionBack(
      'order',
      'This is an order to a machine, and there is nothing in it that an app could do. What should your app keep, and what does one do with it?',
    );
  return (
    saysNothingAtAll(text) ??
    repetitionBack(words, evidence) ??
    fewWordsBack(contentOf(words), evidence) ??
    storyBack(text, evidence) ??
    nothingReadBack(contentOf(words), evidence)
  );
}

function codeBack(text: string): QuestionBack | undefined {
  const pasted = pastedCode(text);
  if (pasted === undefined) return undefined;
  const names = pasted.names.slice(0, 5).map((name) =>
    name
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .replaceAll(/[_-]+/g, ' ')
      .toLowerCase(),
  );
  const list = [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');
  return questionBack(
    'code',
    `This looks like ${pasted.what}. It is not run here. Say in a sentence or two what the app should keep and what one does with it.`,
    {
      suggestions:
        names.length < 2
          ? []
          : [`A list of records with ${list}`, `A form for ${list}, and a table of all that was entered`],
    },
  );
}

function noiseBack(words: readonly string[]): QuestionBack | undefined {
  if (isAbuse(words))
    return questionBack(
      'insult',
      'There is nothing in this that an app could do. If something went wrong, say what you need: what should the app keep, and what does one do with it?',
    );
  if (isNoise(words))
    return questionBack(
      'noise',
      'No words could be read in this. What should your app keep, and what does one do with it?',
    );
  return undefined;
}

const fewestRepeated = 6;

/** One word, or two, again and again. */
function repetitionBack(words: readonly string[], evidence: Evidence): QuestionBack | undefined {
  const different = new Set(words);
  if (words.length < fewestRepeated || different.size * 4 > words.length || different.size > 3)
    return undefined;
  const [word = ''] = different;
  return questionBack(
    'repetition',
    `It says “${word}” again and again. What about it: what should the app keep, and what does one do with it?`,
    { suggestions: evidence.isThing(singular(word)) ? ideasFor([word]) : [] },
  );
}

/** Tools that are the whole wish; where there is none of that name, a list of entries is no answer. */
const toolHeads =
  /^(?:counter|scanner|translator|camera|recorder|detector|simulator|emulator|compiler|browser|player|editor|game|games|calculator|converter|generator|metronome|tuner|compass|flashlight|torch|alarm|synthesizer|chatbot|assistant|ai|antivirus|vpn|wallpaper|widget|plugin|bot)$/;

function fewWordsBack(words: readonly string[], evidence: Evidence): QuestionBack | undefined {
  if (words.length === 0)
    return questionBack(
      'no-wish',
      'This does not say yet what the app is for. What should it keep, and what does one do with it?',
    );
  const phrase = words.join(' ');
  if (words.length > 3 || evidence.isKind(phrase)) return undefined;
  const head = words.at(-1) ?? '';
  if (toolHeads.test(head))
    return questionBack(
      'no-tool',
      `There is no ${phrase} among the tools that can be built in. What should it count, compute or keep?`,
      { suggestions: ideasForTool(head), canInsist: wasRead(evidence.reading) && !words.some(isMash) },
    );
  if (words.some((word) => evidence.isThing(singular(word)))) return undefined;
  const isStrange = words.every((word) => isMash(word) || !evidence.isWord(word));
  if (words.length > 1 && !isStrange) return undefined;
  return questionBack(
    'unknown-word',
    `“${phrase}” alone does not say what the app should do. What should it keep about it, and what does one do with it?`,
    isStrange ? {} : { suggestions: ideasFor([phrase]), canInsist: true },
  );
}

function ideasForTool(head: string): string[] {
  if (head === 'counter')
    return ['A water tracker with a daily goal', 'A step counter', 'A habit tracker', 'A stopwatch'];
  if (/^(?:calculator|converter)$/.test(head))
    return ['A calculator', 'A unit converter', 'A tip calculator', 'A loan calculator'];
  if (/^games?$/.test(head)) return ['A memory game', 'Chess', 'A snake game', 'A trivia quiz'];
  return [];
}

/** Apps around what was named. */
function ideasFor(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const many = pluralPhrase(name);
    return [`A list of ${many} with a date, a photo and notes`, `Members add ${many} and rate them`];
  });
}

function storyBack(text: string, evidence: Evidence): QuestionBack | undefined {
  if (!isStory(text, evidence.reading)) return undefined;
  const named = thingsNamed(text, evidence);
  const said = named.length === 0 ? '' : ` It speaks of ${named.map((name) => `“${name}”`).join(', ')}.`;
  return questionBack(
    'story',
    `This reads like a poem or a story, and no wish was found in it.${said} What should an app do?`,
    {
      suggestions: [
        ...named.slice(0, 3).map((name) => `A list of ${pluralPhrase(name)} with a photo and notes`),
        'A collection of my poems and stories, with a title and tags',
      ],
      canInsist: named.length > 0,
    },
  );
}

function thingsNamed(text: string, { reading, isThing }: Evidence): string[] {
  const read = (reading?.spans ?? [])
    .filter(({ kind }) => kind === 'T')
    .map(({ start, end }) => text.slice(start, end).toLowerCase());
  const known = wordsIn(text)
    .map(singular)
    .filter((word) => word.length > 2 && isThing(word));
  return [...new Set([...known, ...read])].filter((name) => name.length <= 30).slice(0, 3);
}

function wasRead(reading: Reading | undefined): boolean {
  return reading?.spans.some(({ kind }) => 'KXTAPF'.includes(kind)) ?? false;
}

/** Neither an act nor a thing, a part or a kind of app. */
function nothingReadBack(words: readonly string[], evidence: Evidence): QuestionBack | undefined {
  const { reading, isThing, isKind } = evidence;
  if (reading === undefined || wasRead(reading)) return undefined;
  if (words.some((word) => isThing(singular(word)) || isKind(word))) return undefined;
  return questionBack(
    'no-wish',
    'No thing to keep and nothing to do was found in this. Name what the app is about, and what one does with it.',
  );
}

/** What the author of a description should know of it that asks for nothing back. */
export function remarksOn(description: string): string[] {
  const text = meantText(description);
  const end = brokenOff(text);
  return [
    ...contradictionsIn(text),
    ...(end === undefined
      ? []
      : [`The description seems to break off after “${end}”. What stands before it was built.`]),
    ...(text === description ? [] : ['Orders to a machine in the description were left out.']),
  ];
}
