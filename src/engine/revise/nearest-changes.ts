import { inText } from '../library/words/in-text.ts';
import { contentOf, wordsIn } from '../read/judge/says-nothing.ts';
import { nounLemma } from '../read/lemma.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { oneOf } from './spoken-words.ts';

const mostOfEach = 8;

/** Sentences that change this app, in its own words, those that everybody could want first. */
function possibleChanges(spec: AppSpec): string[] {
  const [main] = spec.entities;
  const usual = [
    ...(main === undefined ? [] : [`Add ${usualField(main)} to ${inText(main.many)}`]),
    'Make the background ivory',
    'Add a page with opening hours',
    'Make the header dark green',
    'Make the buttons orange',
    'Use dark mode',
    'Use a serif font',
    'Add a role manager',
    'Use euros',
  ];
  const ofThings = spec.entities.slice(0, mostOfEach).flatMap((entity) => {
    const many = inText(entity.many);
    const fields = entity.fields
      .filter(({ name, formula }) => name !== entity.title && formula === undefined)
      .slice(0, mostOfEach);
    return [
      `Add a phone number to ${many}`,
      `Add a note to ${many}`,
      `Sort ${many} by name`,
      `Rename ${many} to …`,
      ...fields.flatMap(({ label, kind, required }) => [
        `Remove ${inText(label)} from ${many}`,
        ...(required === true ? [] : [`Make ${inText(label)} of ${many} required`]),
        `Sort ${many} by ${inText(label)}`,
        ...(kind === 'choice'
          ? [`Group ${many} by ${inText(label)}`, `Filter ${many} by ${inText(label)}`]
          : []),
      ]),
      ...(spec.entities.length > 1 && entity !== main ? [`Remove ${many}`] : []),
    ];
  });
  const ofPages = spec.pages.filter(({ path }) => path !== '/').slice(0, mostOfEach);
  return [
    ...usual,
    ...ofThings,
    ...ofPages.flatMap(({ title }) => [`Move ${inText(title)} first`, `Remove the page ${inText(title)}`]),
    ...spec.actions.slice(0, mostOfEach).map(({ label }) => `Remove the button “${label}”`),
  ];
}

function usualField({ fields }: AppSpec['entities'][number]): string {
  const has = (kind: string) => fields.some((field) => field.kind === kind);
  return oneOf(has('phone') ? (has('long-text') ? 'Deadline' : 'Note') : 'Phone number');
}

const verbs: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:add|include|put|insert|create|want|need|give|have|keep|track)\b/i, /^Add/],
  [/^(?:remove|delete|drop|hide|get rid|take)\b/i, /^Remove/],
  [/^(?:rename|call|change)\b/i, /^Rename/],
  [/^(?:sort|order|rank|arrange)\b/i, /^Sort/],
  [/^(?:colou?r|paint|make|turn)\b/i, /^Make the/],
  [/^(?:filter|search|find)\b/i, /^Filter/],
  [/^(?:move|put)\b/i, /^Move/],
];

function trigrams(text: string): Set<string> {
  const bare = ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
  return new Set(Array.from({ length: Math.max(bare.length - 2, 0) }, (_, at) => bare.slice(at, at + 3)));
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((part) => other.has(part)).length;
  return one.size + other.size === 0 ? 0 : (2 * shared) / (one.size + other.size);
}

/** The things that can be said which are nearest to a clause, the nearest first. */
export function nearestChanges(spec: AppSpec, text: string): string[] {
  const words = new Set(contentOf(wordsIn(text)).map(nounLemma));
  const [, verb] = verbs.find(([said]) => said.test(text)) ?? [];
  const grams = trigrams(text);
  return [...new Set(possibleChanges(spec))]
    .map((sentence, index) => {
      const shared = contentOf(wordsIn(sentence)).filter((word) => words.has(nounLemma(word))).length;
      const gap = sentence.includes('…') ? -0.5 : 0;
      const isNear = shared > 0 || likeness(grams, trigrams(sentence)) > 0.3;
      const score = isNear
        ? shared * 2 + (verb?.test(sentence) === true ? 1 : 0) + likeness(grams, trigrams(sentence)) + gap
        : 0;
      return { sentence, score, index };
    })
    .toSorted((a, b) => b.score - a.score || a.index - b.index)
    .map(({ sentence }) => sentence);
}
