import { openShipped } from '../bench/ask/open-shipped.ts';
import { type AskedQuestion, readQuestions } from '../bench/ask/read-questions.ts';
import { chooseSources } from '../src/ask/passages/choose-sources.ts';
import type { PassageIndex } from '../src/ask/passages/open-index.ts';
import { readQuestion } from '../src/ask/passages/question.ts';
import { nearness, rankPassages, type Signs } from '../src/ask/passages/rank-passages.ts';
import type { RankWeights } from '../src/ask/passages/weights.ts';
import { fitLogistic } from './meeting/fit-logistic.ts';

/**
 * `npm run fit-ask`: tries weights for the order of passages, and fits when the best of them is held to answer, on the
 * questions that are marked “fit”. It prints them; `src/ask/passages/weights.ts` holds those that were taken.
 */
const { index: shipped } = await openShipped(true);
const index = rememberVectors(shipped);
const questions = readQuestions().filter(({ part }) => part === 'fit');
const inside = questions.filter(({ expected }) => expected.length > 0);

const tried: { weights: RankWeights; first: number; amongThree: number }[] = [];
for (const words of [0.25, 0.3, 0.35, 0.4, 0.5])
  for (const defines of [0.15, 0.35])
    for (const howTo of [0, 0.06])
      for (const mixed of [0, 0.1]) {
        const weights = { words, defines, howTo, mixed };
        tried.push({ weights, ...sharesRight(weights) });
      }
tried.sort((one, other) => other.amongThree * 2 + other.first - one.amongThree * 2 - one.first);
console.log('The best weights of the order:');
for (const { weights, first, amongThree } of tried.slice(0, 12))
  console.log(JSON.stringify(weights), `first ${first.toFixed(3)}, among three ${amongThree.toFixed(3)}`);

const chosen = tried[0]?.weights;
for (const signs of [
  { words: true, meaning: true },
  { words: true, meaning: false },
]) {
  const examples = questions.map((one) => ({ signs: signsOf(one, signs), isRight: one.expected.length > 0 }));
  const { start, each } = fitLogistic(examples);
  console.log(
    `\nKnown or not, with ${JSON.stringify(signs)}: base ${start.toFixed(2)}, [likest, crowd, covered, defines] ${each.map((one) => one.toFixed(2)).join(', ')}`,
  );
  const chances = examples.map(({ signs: of, isRight }) => ({
    isRight,
    chance: 1 / (1 + Math.exp(-of.reduce((sum, one, at) => sum + one * (each[at] ?? 0), start))),
  }));
  for (const least of [0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9]) {
    const refused = (isRight: boolean) => {
      const all = chances.filter((one) => one.isRight === isRight);
      return all.filter(({ chance }) => chance < least).length / all.length;
    };
    // Whoever answers from a chance of `least` on takes this base in place of the fitted one.
    const base = start - Math.log(least / (1 - least));
    console.log(
      `least ${least}, base ${base.toFixed(2)}: unknown outside ${refused(false).toFixed(3)}, inside ${refused(true).toFixed(3)}`,
    );
  }
}

function sharesRight(weights: RankWeights): { first: number; amongThree: number } {
  const right = inside.map(({ question, expected }) => {
    const ranked = rankPassages(readQuestion(question), index, undefined, weights);
    const sources = chooseSources(ranked, index, 3, weights).map(
      ({ number }) => index.passages[number]?.source.address ?? '',
    );
    return sources.findIndex((source) => expected.includes(source));
  });
  return {
    first: right.filter((place) => place === 0).length / inside.length,
    amongThree: right.filter((place) => place >= 0).length / inside.length,
  };
}

function signsOf({ question }: AskedQuestion, signs: Signs): number[] {
  const ranked = rankPassages(readQuestion(question), index, signs, chosen);
  const [best] = chooseSources(ranked, index, 3, chosen);
  const { likest, crowd } = nearness(ranked, index);
  return [likest, crowd, best?.covered ?? 0, best?.defines ?? 0];
}

/** A question has the same vector with all weights. */
function rememberVectors(of: PassageIndex): PassageIndex {
  const { meaning } = of;
  if (meaning === undefined) return of;
  const known = new Map<string, Float64Array>();
  const encode = (text: string, most?: number) => {
    const vector = known.get(text) ?? meaning.encoder.encode(text, most);
    known.set(text, vector);
    return vector;
  };
  return { ...of, meaning: { ...meaning, encoder: { ...meaning.encoder, encode } } };
}
