import { openShipped } from '../bench/ask/open-shipped.ts';
import { type AskedQuestion, readQuestions } from '../bench/ask/read-questions.ts';
import { chooseSources } from '../src/ask/passages/choose-sources.ts';
import type { PassageIndex } from '../src/ask/passages/open-index.ts';
import { readQuestion } from '../src/ask/passages/question.ts';
import { nearness, rankPassages, type Signs } from '../src/ask/passages/rank-passages.ts';
import { type RankWeights, rankWeights, signNames } from '../src/ask/passages/weights.ts';
import { fitLogistic } from './meeting/fit-logistic.ts';
import { fitOrder, type OrderExample } from './meeting/fit-order.ts';

/**
 * `npm run fit-ask`: fits the weights for the order of passages, and when the best of them is held to answer, on the questions
 * that are there for it. It prints them; `src/ask/passages/weights.ts` holds those that were taken. Of five parts each is judged
 * by weights of the other four, so that what is printed beside them is not what was learned by heart.
 */
const { index: shipped } = await openShipped(true);
const index = rememberVectors(shipped);
const questions = readQuestions().filter(({ part }) => part === 'fit');
const inside = questions.filter(({ expected }) => expected.length > 0);
const folds = 5;

const lists = inside.map(orderExample);
const judged = { first: 0, amongThree: 0 };
for (let fold = 0; fold < folds; fold += 1) {
  const weights = weightsOf(fitOrder(lists.filter((_, at) => at % folds !== fold)));
  for (const one of inside.filter((_, at) => at % folds === fold)) {
    const place = placeOfRight(one, weights);
    if (place === 0) judged.first += 1;
    if (place >= 0) judged.amongThree += 1;
  }
}
const share = (count: number) => (count / inside.length).toFixed(3);
console.log(`Of five parts: first ${share(judged.first)}, among three ${share(judged.amongThree)}`);
const chosen = weightsOf(fitOrder(lists));
console.log(
  'Weights of the order:',
  JSON.stringify(chosen, (_, value: unknown) => rounded(value)),
);

for (const signs of [
  { words: true, meaning: true },
  { words: true, meaning: false },
]) {
  const examples = questions.map((one) => ({ signs: signsOf(one, signs), isRight: one.expected.length > 0 }));
  const { start, each } = fitLogistic(examples);
  console.log(
    `\nKnown or not, with ${JSON.stringify(signs)}: base ${start.toFixed(2)}, [likest, crowd, covered, defines, named] ${each.map((one) => one.toFixed(2)).join(', ')}`,
  );
  const chances = examples.map(({ signs: of, isRight }) => ({
    isRight,
    chance: 1 / (1 + Math.exp(-of.reduce((sum, one, at) => sum + one * (each[at] ?? 0), start))),
  }));
  for (const least of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) {
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

function rounded(value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toFixed(2)) : value;
}

function orderExample({ question, expected }: AskedQuestion): OrderExample {
  return {
    candidates: rankPassages(readQuestion(question), index).map(({ number, signs }) => ({
      signs: signNames.map((name) => signs[name]),
      isRight: expected.includes(index.passages[number]?.source.address ?? ''),
    })),
  };
}

/** In the scale of what is used without fitting, so that what is taken off for likeness keeps its meaning. */
function weightsOf(fitted: readonly number[]): RankWeights {
  const scale = Math.max(1e-6, (fitted[0] ?? 0) + (fitted[1] ?? 0));
  const named = Object.fromEntries(signNames.map((name, at) => [name, (fitted[at] ?? 0) / scale]));
  return { ...rankWeights, ...named };
}

function placeOfRight({ question, expected }: AskedQuestion, weights: RankWeights): number {
  const ranked = rankPassages(readQuestion(question), index, undefined, weights);
  return chooseSources(ranked, index, 3, weights)
    .map(({ number }) => index.passages[number]?.source.address ?? '')
    .findIndex((source) => expected.includes(source));
}

function signsOf({ question }: AskedQuestion, signs: Signs): number[] {
  const read = readQuestion(question);
  const ranked = rankPassages(read, index, signs, chosen);
  const [best] = chooseSources(ranked, index, 3, chosen);
  const { likest, crowd } = nearness(ranked, index);
  if (best === undefined) return [likest, crowd, 0, 0, 0];
  return [likest, crowd, best.covered, best.signs.defines, index.words.named(best.number, read.terms)];
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
