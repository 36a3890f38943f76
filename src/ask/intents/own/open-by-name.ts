import type { AnswerHere, Place } from '../../answer.ts';
import { stemsOf } from '../word-stems.ts';
import type { OwnThings } from './own-things.ts';

/** "Open my van loan", "where is my paint tool", "show me the bakery app". */
const opens =
  /^(?:open|show(?: me)?|go to|take me to|bring up|find|where (?:is|are)|where did i put|run|edit|look at|continue(?: with)?)(?: up)? ((?:my|our|the) )?(.{2,60})$/;
/** What a thing is called besides its own name. */
const kinds = /\b(?:apps?|runs?|results?|tools?|agents?|calculations?|schedules?|saved|own|called|named)\b/g;

const mostPlaces = 6;

/** Something of somebody's by its name. Says nothing when nothing is called that: then the words mean something else. */
export function openByName(asked: string, own: OwnThings): AnswerHere | undefined {
  const match = opens.exec(asked);
  if (match === null) return undefined;
  const [, whose, name = ''] = match;
  const words = stemsOf(name.replace(kinds, ' '));
  if (words.length === 0) return undefined;
  const all: readonly Place[] = [
    ...own.apps,
    ...own.runs.map(({ title, agent, address }) => ({ title: `${title} (${agent})`, address })),
    ...own.tools,
    ...own.agents,
    ...(own.schedules ?? []),
  ];
  const named = all.filter(({ title }) => isCalled(title, words, whose !== undefined));
  if (named.length === 0) return undefined;
  const places = named.slice(0, mostPlaces).map(({ title, address }) => ({ title, address }));
  const [only] = places;
  return {
    kind: 'own',
    text:
      places.length === 1 && only !== undefined
        ? `Here is ${only.title}.`
        : 'Several of your things are called that.',
    places,
  };
}

/** All that was said stands in the name. Without "my" the whole name must be said: "open settings" means a page. */
function isCalled(title: string, words: readonly string[], isOwn: boolean): boolean {
  const name = stemsOf(title);
  const bare = stemsOf(title.replace(/\([^)]*\)$/, ''));
  if (!words.every((word) => name.includes(word))) return false;
  return isOwn || bare.every((word) => words.includes(word));
}
