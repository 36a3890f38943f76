import { describe } from '../../methods/statistics/describe.ts';
import { plainCorrelation } from '../../methods/statistics/relation.ts';
import { type DecimalNumber, decimalOf, figure, sayFigure } from './decimals.ts';
import { type AskedQuestion, cannot, type ExactAnswer } from './exact-answer.ts';
import { mostNumbers, readNumberList } from './read-number-list.ts';

type Measure =
  | 'all'
  | 'mean'
  | 'median'
  | 'mode'
  | 'sum'
  | 'smallest'
  | 'largest'
  | 'range'
  | 'deviation'
  | 'population deviation'
  | 'variance'
  | 'quartiles'
  | 'count'
  | 'geometric mean';

const wordings: readonly (readonly [RegExp, Measure])[] = [
  [/^(?:arithmetic )?(?:mean|average|avg|averge|avrage|mean value|average value)$/, 'mean'],
  [/^geometric mean$/, 'geometric mean'],
  [/^(?:median|medain|median value|middle value)$/, 'median'],
  [/^(?:mode|most common value|most frequent value)$/, 'mode'],
  [/^(?:sum|total|sum total|add up)$/, 'sum'],
  [/^(?:minimum|min|smallest|lowest|least)(?: value| number)?$/, 'smallest'],
  [/^(?:maximum|max|largest|highest|biggest|greatest)(?: value| number)?$/, 'largest'],
  [/^(?:range|spread)$/, 'range'],
  [
    /^(?:sample )?(?:standard deviation|std dev|std|sd|stdev|stddev|standard dev|standart deviation)$/,
    'deviation',
  ],
  [/^population (?:standard deviation|std dev|std|sd|stdev)$/, 'population deviation'],
  [/^(?:sample )?variance$/, 'variance'],
  [/^(?:quartiles?|quartile values)$/, 'quartiles'],
  [
    /^(?:statistics|stats|statistic|summary|describe|analy[sz]e|summary statistics|descriptive statistics|basic statistics)$/,
    'all',
  ],
];

const asked =
  /^(?:(?:find|get) )?(?:the )?([a-z ]+?)(?: (?:of|for|from|on|between))?(?: (?:these|the|this|following|numbers|values|data|list|set|:))*[ :\n]+(?=[-\d.(])(.+)$/s;
const correlation =
  /^(?:the )?(?:pearson )?(?:correlation(?: coefficient)?|correlate|pearson)(?: (?:of|between|for))?[ :\n]+([-\d][-\d.,;\t ]*?)\s*(?:\n|\band\b|\bwith\b|\bvs\.?|\/|\|)\s*([-\d][-\d.,;\t ]*)$/s;
const fewestPasted = 5;

/** What is asked of pasted numbers, or everything where only numbers were pasted. */
export function answerStatistics({ core }: AskedQuestion): ExactAnswer | undefined {
  const pair = correlation.exec(core);
  if (pair !== null) return correlated(pair[1] ?? '', pair[2] ?? '');
  const found = asked.exec(core);
  const measure = found === null ? undefined : wordings.find(([words]) => words.test(found[1] ?? ''))?.[1];
  if (found !== null && measure !== undefined) {
    if (hasTooMany(found[2] ?? '')) return tooMany;
    const numbers = readNumberList(found[2] ?? '');
    return numbers === undefined || (numbers.length < 2 && measure !== 'all')
      ? undefined
      : described(numbers, measure);
  }
  if (!/^[-\d.,;\s|]+$/.test(core) || !/[,;\n|]/.test(core)) return undefined;
  if (hasTooMany(core)) return tooMany;
  const numbers = readNumberList(core);
  return numbers === undefined || numbers.length < fewestPasted ? undefined : described(numbers, 'all');
}

const tooMany = cannot(`Up to ${figure(mostNumbers)} numbers are described at once; these are more.`);

function hasTooMany(text: string): boolean {
  return (text.match(/\d[^\s,;|]*/g)?.length ?? 0) > mostNumbers;
}

function described(numbers: readonly DecimalNumber[], measure: Measure): ExactAnswer | undefined {
  const found = describe(numbers.map(Number));
  if (found === undefined || numbers.some((number) => number.abs().gt(1e100)))
    return cannot('These numbers are too large to be described.');
  const sum = numbers.reduce((total, number) => total.plus(number), decimalOf(0));
  const mean = sum.div(numbers.length).toSignificantDigits(40);
  const squares = numbers.reduce((total, number) => total.plus(number.minus(mean).pow(2)), decimalOf(0));
  const sorted = numbers.toSorted((one, other) => one.cmp(other));
  const [least = mean, most = mean] = [sorted[0], sorted.at(-1)];
  const rounded = (value: DecimalNumber) => value.toSignificantDigits(60);
  const sample = numbers.length > 1 ? rounded(squares.div(numbers.length - 1)) : undefined;
  const population = rounded(squares.div(numbers.length));
  const figures: Readonly<Record<string, readonly [string, DecimalNumber | undefined]>> = {
    count: ['Count', decimalOf(numbers.length)],
    sum: ['Sum', sum],
    mean: ['Mean', rounded(mean)],
    median: ['Median', medianOf(sorted)],
    smallest: ['Smallest', least],
    largest: ['Largest', most],
    range: ['Range', most.minus(least)],
    variance: ['Variance (sample, n − 1)', sample],
    deviation: ['Standard deviation (sample, n − 1)', sample?.sqrt()],
    'population deviation': ['Standard deviation (population, n)', population.sqrt()],
    lower: ['Lower quartile', decimalOf(found.lowerQuartile)],
    upper: ['Upper quartile', decimalOf(found.upperQuartile)],
  };
  const modes = modesOf(sorted);
  const table = {
    columns: ['Figure', 'Value'],
    rows: [
      ...Object.values(figures).map(([name, value]) => [
        name,
        value === undefined ? 'needs two numbers' : figure(value, 8),
      ]),
      ['Mode', sayModes(modes)],
    ],
  };
  const understood = `${measure === 'all' ? 'the statistics' : `the ${measure}`} of ${numbers.length} numbers: ${numbers
    .slice(0, 8)
    .map((number) => figure(number))
    .join('; ')}${numbers.length > 8 ? ' …' : ''}`;
  const base = { kind: 'statistics', understood, table } as const;
  const method = 'Quartiles by type 7 of Hyndman and Fan, as spreadsheets and R give them.';
  if (measure === 'all')
    return {
      ...base,
      answer: `mean ${sayFigure(rounded(mean), 8)}, median ${sayFigure(medianOf(sorted), 8)}, from ${figure(least)} to ${figure(most)}`,
      value: Number(mean),
      steps: [method],
    };
  if (measure === 'mode')
    return {
      ...base,
      answer: sayModes(modes),
      ...(modes.length === 1 ? { value: Number(modes[0]) } : {}),
      steps: ['The value that occurs most often.'],
    };
  if (measure === 'quartiles')
    return {
      ...base,
      answer: `lower quartile ${figure(found.lowerQuartile)}, median ${figure(found.median)}, upper quartile ${figure(found.upperQuartile)}`,
      value: found.median,
      steps: [method],
    };
  if (measure === 'geometric mean') return geometric(numbers, understood);
  const value = figures[measure]?.[1];
  if (value === undefined) return cannot('A spread of the sample needs at least two numbers.');
  return {
    ...base,
    answer: sayFigure(value, 8),
    value: Number(value),
    steps: stepsOf(measure, numbers, sum, population),
  };
}

function geometric(numbers: readonly DecimalNumber[], understood: string): ExactAnswer {
  if (numbers.some((number) => number.lte(0))) return cannot('A geometric mean needs numbers above zero.');
  const value = Math.exp(
    numbers.reduce((total, number) => total + Math.log(Number(number)), 0) / numbers.length,
  );
  return {
    kind: 'statistics',
    understood,
    answer: sayFigure(decimalOf(value.toPrecision(12)), 8),
    value,
    steps: [`The root of degree ${numbers.length} of the product of all numbers.`],
  };
}

function medianOf(sorted: readonly DecimalNumber[]): DecimalNumber {
  const middle = Math.floor(sorted.length / 2);
  const [low = decimalOf(0), high = decimalOf(0)] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 1 ? high : low.plus(high).div(2);
}

function modesOf(sorted: readonly DecimalNumber[]): readonly DecimalNumber[] {
  const counts = new Map<string, number>();
  for (const number of sorted) counts.set(number.toString(), (counts.get(number.toString()) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return most === 1 ? [] : [...counts].filter(([, count]) => count === most).map(([text]) => decimalOf(text));
}

function sayModes(modes: readonly DecimalNumber[]): string {
  return modes.length === 0 ? 'no value occurs twice' : modes.map((mode) => figure(mode)).join(' and ');
}

function stepsOf(
  measure: Measure,
  numbers: readonly DecimalNumber[],
  sum: DecimalNumber,
  population: DecimalNumber,
): readonly string[] {
  if (measure === 'mean')
    return [`${figure(sum)} / ${numbers.length} = ${figure(sum.div(numbers.length), 8)}`];
  if (measure === 'deviation')
    return [`Divided by n − 1, as for a sample; with n it would be ${figure(population.sqrt(), 8)}.`];
  if (measure === 'population deviation') return ['Divided by n, as for a whole population.'];
  if (measure === 'variance')
    return [`Divided by n − 1, as for a sample; with n it would be ${figure(population, 8)}.`];
  if (measure === 'range') return ['The largest less the smallest.'];
  return measure === 'median'
    ? ['The middle of the sorted numbers, or the mean of the two in the middle.']
    : [];
}

function correlated(first: string, second: string): ExactAnswer | undefined {
  const [one, other] = [readNumberList(first), readNumberList(second)];
  if (one === undefined || other === undefined) return undefined;
  if (one.length !== other.length)
    return cannot(`The two rows must be equally long; they have ${one.length} and ${other.length} numbers.`);
  if (one.length < 2) return cannot('A correlation needs at least two pairs.');
  const value = plainCorrelation(one.map(Number), other.map(Number));
  if (value === undefined) return cannot('A row that never varies has no correlation.');
  return {
    kind: 'statistics',
    understood: `the correlation of ${one.length} pairs`,
    answer: sayFigure(decimalOf(value.toFixed(12)), 8),
    value,
    steps: ["Pearson's correlation: the covariance divided by both standard deviations."],
  };
}
