import { describe } from '../../../methods/statistics/describe.ts';
import { testNormality } from '../../../methods/statistics/normality.ts';
import { regress } from '../../../methods/statistics/regression.ts';
import { kendall, pearson, spearman } from '../../../methods/statistics/relation.ts';
import type { Part } from '../../agent-desk/parts.ts';
import { WorkFault } from '../../agent-desk/work.ts';
import { type Answer, type Check, type DataSet, figuresOf, leftOut } from './answer.ts';
import { scatter } from './drawings.ts';
import { wordForCorrelation } from './effect-words.ts';
import type { AnalysisInput } from './fields.ts';
import { chanceWords, figure, range, shortened } from './written.ts';

const hundred = 100;
const fewest = 4;
const many = 100;
const mildSkew = 1;

export function relation(data: DataSet, input: AnalysisInput): Answer {
  const found = foundIn(data, input);
  return {
    summary: summaryFrom(found),
    values: valuesFrom(found),
    figures: figuresFrom(found),
    parts: partsFrom(found),
    checks: checksFrom(found),
    chosen: chosenFrom(found),
    canSay: canSayFrom(found),
    cannotSay: cannotSayFrom(found),
    warnings: warningsFrom(found),
  };
}

type Found = ReturnType<typeof foundIn>;

function foundIn(data: DataSet, input: AnalysisInput) {
  const one = figuresOf(data, input.measure, 'measure');
  const other = figuresOf(data, input.other, 'other');
  if (one === other) throw new WorkFault('A column is always related to itself. Name another one.', 'other');
  const { x, y } = bothPresent(other.values, one.values);
  if (x.length < fewest)
    throw new WorkFault(`Only ${x.length} rows have both values; at least ${fewest} are needed.`, 'other');
  const confidence = input.confidence / hundred;
  const limit = 1 - confidence;
  const straight = pearson(x, y, confidence);
  const ranks = spearman(x, y, confidence);
  const pairs = kendall(x, y, confidence);
  if (straight === undefined || ranks === undefined || pairs === undefined)
    throw new WorkFault(
      'One of the two columns never changes, so that nothing can go along with it.',
      'other',
    );
  const shapes = [x, y].map((values) => ({
    normality: testNormality(values),
    skew: describe(values)?.skew ?? 0,
  }));
  const isEven = shapes.every(({ normality, skew }) =>
    x.length >= many ? Math.abs(skew) < mildSkew : normality !== undefined && normality.chance >= limit,
  );
  const chosen = isEven ? straight : ranks;
  const isSeen = chosen.chance < limit;
  const names = { x: other.name, y: one.name };
  const line = regress(y, [x], confidence)?.regression;
  const [intercept, slope] = line?.coefficients.map(({ estimate }) => estimate) ?? [];
  const sign = isEven ? 'r' : 'ρ';
  const word = wordForCorrelation(chosen.value);
  return {
    one,
    other,
    x,
    y,
    limit,
    straight,
    ranks,
    pairs,
    shapes,
    isEven,
    chosen,
    isSeen,
    names,
    intercept,
    slope,
    sign,
    word,
    data,
  };
}

function summaryFrom({ one, other, chosen, isSeen, sign, word }: Found): string {
  return isSeen
    ? `“${shortened(one.name, 30)}” ${chosen.value > 0 ? 'rises' : 'falls'} with “${shortened(other.name, 30)}”: ${sign} = ${figure(chosen.value)} (${range(chosen.interval)}), ${word === 'negligible' ? 'too weak to matter' : `a ${word} relation`}, ${chanceWords(chosen.chance)}.`
    : `No relation of “${shortened(one.name, 30)}” and “${shortened(other.name, 30)}” is shown: ${sign} = ${figure(chosen.value)} (${range(chosen.interval)}), ${chanceWords(chosen.chance)}.`;
}

function valuesFrom({ x, straight, ranks, pairs, isEven }: Found): Answer['values'] {
  return {
    test: isEven ? 'Pearson' : 'Spearman',
    pearson: straight.value,
    pearsonChance: straight.chance,
    low: straight.interval?.low ?? null,
    high: straight.interval?.high ?? null,
    spearman: ranks.value,
    kendall: pairs.value,
    rows: x.length,
  };
}

function figuresFrom({ x, limit, isEven, chosen, isSeen, word }: Found): Answer['figures'] {
  return [
    {
      label: isEven ? 'Pearson’s r' : 'Spearman’s ρ',
      value: chosen.value,
      as: 'number',
      against: range(chosen.interval),
    },
    { label: 'Shared variance', value: chosen.value ** 2 * hundred, as: 'percent', against: word },
    {
      label: 'p-value',
      value: chosen.chance,
      as: 'number',
      against: `limit ${figure(limit)}`,
      tone: isSeen ? 'good' : 'plain',
    },
    { label: 'Rows with both', value: x.length, as: 'whole' },
  ];
}

function partsFrom({
  one,
  other,
  x,
  y,
  straight,
  ranks,
  pairs,
  isEven,
  names,
  intercept,
  slope,
}: Found): Part[] {
  return [
    coefficients({ straight, ranks, pairs }, isEven),
    scatter(
      `${shortened(one.name)} against ${shortened(other.name)}`,
      { x, y },
      names,
      intercept === undefined || slope === undefined ? undefined : { intercept, slope },
      `Each point is a row; the line is that of least squares, ${figure(intercept)} plus ${figure(slope)} for each unit of ${shortened(other.name)}.`,
    ),
  ];
}

function checksFrom({ one, other, limit, shapes, isEven }: Found): Check[] {
  return shapes.map(({ normality, skew }, at) => ({
    check: `Even spread of “${shortened([other, one][at]?.name ?? '', 24)}”`,
    result: `${normality === undefined ? 'not tested' : `${normality.name} ${figure(normality.statistic)}, ${chanceWords(normality.chance)}`}; skew ${figure(skew)}`,
    means: isEven
      ? 'Pearson’s interval can be relied on.'
      : 'Where one of the two is uneven, ranks are used.',
    holds: normality === undefined ? 'open' : normality.chance < limit ? 'no' : 'yes',
  }));
}

function chosenFrom({ isEven }: Found): string {
  return isEven
    ? 'Pearson’s correlation was chosen because both columns are even enough for it. It sees straight lines only; look at the drawing.'
    : 'Spearman’s correlation of ranks was chosen because at least one column is skewed or not normal. It sees any rising or falling relation, straight or not.';
}

function canSayFrom({ chosen, isSeen, word }: Found): string[] {
  return [
    isSeen
      ? `The two go together: a relation as strong as this would be seen in ${figure(chosen.chance * hundred)} % of samples if there were none. By the rule of thumb it is ${word}.`
      : `The data are compatible with no relation, and with any in the interval from ${range(chosen.interval)}.`,
  ];
}

function cannotSayFrom({ isSeen }: Found): string[] {
  return [
    'That one of the two causes the other: a third thing may move both.',
    'Anything about values outside the range that was seen.',
    ...(isSeen
      ? []
      : [
          'That there is no relation: one that bends back, such as too little and too much, is not seen by these figures.',
        ]),
  ];
}

function warningsFrom({ x, data }: Found): string[] {
  return leftOut(x.length, data.sheet.rows.length);
}

function bothPresent(one: Float64Array, other: Float64Array) {
  const rows: number[] = [];
  for (let row = 0; row < one.length; row += 1)
    if (!Number.isNaN(one[row] ?? Number.NaN) && !Number.isNaN(other[row] ?? Number.NaN)) rows.push(row);
  return {
    x: Float64Array.from(rows, (row) => one[row] ?? 0),
    y: Float64Array.from(rows, (row) => other[row] ?? 0),
  };
}

type Coefficient = NonNullable<ReturnType<typeof pearson>>;

function coefficients(
  {
    straight,
    ranks,
    pairs,
  }: { readonly straight: Coefficient; readonly ranks: Coefficient; readonly pairs: Coefficient },
  isEven: boolean,
): Part {
  const row = (name: string, sees: string, { value, interval, chance }: Coefficient, use: string) => ({
    name,
    value,
    interval: range(interval),
    chance: chanceWords(chance),
    sees,
    use,
  });
  return {
    kind: 'table',
    title: 'Three ways to measure it',
    columns: [
      { key: 'name', label: 'Coefficient', as: 'text' },
      { key: 'value', label: 'Value', as: 'number' },
      { key: 'interval', label: 'Interval', as: 'text' },
      { key: 'chance', label: 'p-value', as: 'text' },
      { key: 'sees', label: 'Sees', as: 'text' },
      { key: 'use', label: 'Use', as: 'text' },
    ],
    rows: [
      row('Pearson’s r', 'straight lines', straight, isEven ? 'Chosen' : 'For comparison'),
      row('Spearman’s ρ', 'rising or falling', ranks, isEven ? 'For comparison' : 'Chosen'),
      row('Kendall’s τ', 'pairs in the same order', pairs, 'For comparison'),
    ],
  };
}
