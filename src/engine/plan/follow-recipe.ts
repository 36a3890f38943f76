import type { Brief, Request } from '../read/brief.ts';
import { readSentence } from '../read/read-sentence.ts';
import { lemmas } from './match-block.ts';
import { type Recipe, recipes } from './recipes.ts';
import { withoutContainer } from './without-container.ts';

/** Who asks for more than this has said what they want. */
const mostWishes = 3;
const longestText = 240;

/** The wishes that a terse description leaves unsaid, when it names something that everybody knows. */
export function followRecipe(brief: Brief): Request[] {
  if (brief.requests.length + brief.equipment.length > mostWishes || brief.text.length > longestText)
    return [];
  // Who names the things of the app has said what it is about.
  if (brief.things !== undefined && brief.things.size > 0) return [];
  const recipe = findRecipe(headsOf(brief), brief.text);
  if (recipe === undefined) return [];
  const said = new Set(brief.requests.map(({ verb, object }) => `${verb} ${object}`));
  return recipe.sentences
    .flatMap((sentence) => sentence.split(/(?<=\.)\s+/))
    .flatMap((sentence) => readSentence(sentence.replace(/\.$/, '')))
    .filter(({ verb, object }) => !said.has(`${verb} ${object}`));
}

const keeping = /^(?:manage|track|plan|organi[sz]e|log|record|keep)$/;
const bearer =
  /^(?:for|about|of|to (?:manage|track|organi[sz]e|plan|keep))\s+(?:(?:an?|the|my|our|your|small|local)\s+)*([a-z][a-z -]+)/i;

/** One word alone says enough where it is what the app is, or what it is for: a “stock report” is no stock app. */
function headsOf(brief: Brief): ReadonlySet<string> {
  const { title = '', subject, purpose, requests } = brief;
  if (brief.things !== undefined) return readHead(brief);
  const owner =
    bearer.exec(purpose)?.[1]?.replace(/\s+(?:with|where|that|which|in|on|and|to|by)\b.*$/i, '') ?? '';
  const kept = requests.filter(({ verb }) => keeping.test(verb)).map(({ object }) => object);
  return new Set(
    [title, withoutContainer(subject), owner, ...kept]
      .map((text) => lemmas(text).at(-1) ?? '')
      .filter(Boolean),
  );
}

/** Of a kind of app that was read all of it counts: a “feeding calendar” is no calendar of meetings. */
function readHead({ kind = '', subject }: Brief): ReadonlySet<string> {
  const place = /\s+(?:to|in|at|near|on|of|off|from|by|for)\s.*$/;
  const words = lemmas(kind === '' ? subject.replace(place, '') : withoutContainer(kind));
  const [only = ''] = kind === '' ? words.slice(-1) : words;
  return new Set(kind !== '' && words.length > 1 ? [] : [only]);
}

/** The longest phrase wins; of two the one that comes first in the text. */
function findRecipe(heads: ReadonlySet<string>, text: string): Recipe | undefined {
  const words = lemmas(text);
  let best: { recipe: Recipe; length: number; at: number } | undefined;
  for (const recipe of recipes) {
    for (const phrase of recipe.words) {
      const parts = lemmas(phrase);
      if (parts.length === 1 && !heads.has(parts[0] ?? '')) continue;
      const at = words.findIndex((_, from) => parts.every((part, offset) => words[from + offset] === part));
      if (at < 0) continue;
      if (best === undefined || parts.length > best.length || (parts.length === best.length && at < best.at))
        best = { recipe, length: parts.length, at };
    }
  }
  return best?.recipe;
}
