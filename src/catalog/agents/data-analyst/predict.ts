import { testNormality } from '../../../methods/statistics/normality.ts';
import { type Regression, regress } from '../../../methods/statistics/regression.ts';
import { breuschPagan, cooksDistances, durbinWatson } from '../../../methods/statistics/regression-checks.ts';
import type { Part } from '../../agent-desk/parts.ts';
import { WorkFault } from '../../agent-desk/work.ts';
import { type Answer, type Check, columnNamed, type DataSet, figuresOf, leftOut } from './answer.ts';
import { scatter } from './drawings.ts';
import type { AnalysisInput } from './fields.ts';
import { predictYesNo } from './predict-yes-no.ts';
import { type Design, dependentFault, designOf } from './predictors.ts';
import { chanceWords, figure, listed, range, shortened } from './written.ts';

const hundred = 100;
const shownRows = 5;
/** Beyond these, textbooks ask for a second look. */
const highInflation = 10;
const lowFollowing = 1.5;
const highFollowing = 2.5;

export function predict(data: DataSet, input: AnalysisInput): Answer {
  const { kind } = columnNamed(data, input.measure, 'measure');
  return kind === 'yes or no' ? predictYesNo(data, input) : predictFigure(data, input);
}

function predictFigure(data: DataSet, input: AnalysisInput): Answer {
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
  const outcome = figuresOf(data, input.measure, 'measure');
  const design = designOf(data, input, outcome);
  const confidence = input.confidence / hundred;
  const limit = 1 - confidence;
  const outcomeOfFit = regress(design.outcome, design.predictors, confidence);
  if (outcomeOfFit?.dependent !== undefined) throw dependentFault(design, outcomeOfFit.dependent);
  const fit = outcomeOfFit?.regression;
  if (fit === undefined || fit.totalSquares <= 0)
    throw new WorkFault(
      `“${shortened(outcome.name)}” never changes, so that there is nothing to explain.`,
      'measure',
    );
  const uneven = breuschPagan(fit, design.predictors);
  const isRobust = uneven !== undefined && uneven.chance < limit;
  const shown = shownTerms(fit, design, isRobust, limit);
  const isSeen = fit.chance < limit;
  const isExact = fit.residualSquares <= 1e-18 * fit.totalSquares;
  return { outcome, design, limit, fit, uneven, isRobust, shown, isSeen, isExact, data };
}

function summaryFrom({ outcome, fit, shown, isSeen }: Found): string {
  return `${isSeen ? `“${shortened(outcome.name, 30)}” depends on ${shown.length === 0 ? 'the columns together, on none of them surely by itself' : listed(shown.slice(0, 4).map((name) => `“${name}”`))}` : `No dependence of “${shortened(outcome.name, 30)}” is shown`}; together they explain ${figure(fit.explained * hundred)} % of its variance (F ${figure(fit.statistic)}, ${chanceWords(fit.chance)}).`;
}

function valuesFrom({ design, fit, uneven }: Found): Answer['values'] {
  return {
    test: 'Least squares',
    intercept: fit.coefficients[0]?.estimate ?? null,
    slope: fit.coefficients[1]?.estimate ?? null,
    slopeError: fit.coefficients[1]?.error ?? null,
    ...Object.fromEntries(
      design.names.map((name, at) => [`coefficient of ${name}`, fit.coefficients[at + 1]?.estimate ?? null]),
    ),
    explained: fit.explained,
    explainedCorrected: fit.explainedCorrected,
    statistic: fit.statistic,
    chance: fit.chance,
    residualDeviation: fit.residualDeviation,
    durbinWatson: durbinWatson(fit.residuals),
    breuschPagan: uneven?.statistic ?? null,
    rows: design.rows.length,
  };
}

function figuresFrom({ outcome, design, limit, fit, isSeen }: Found): Answer['figures'] {
  return [
    {
      label: 'Variance explained (R²)',
      value: fit.explained * hundred,
      as: 'percent',
      against: `corrected ${figure(fit.explainedCorrected * hundred)} %`,
    },
    {
      label: 'Typical error',
      value: fit.residualDeviation,
      as: 'number',
      against: `of ${shortened(outcome.name, 24)}`,
    },
    {
      label: 'p-value of the whole',
      value: fit.chance,
      as: 'number',
      against: `limit ${figure(limit)}`,
      tone: isSeen ? 'good' : 'plain',
    },
    {
      label: 'Rows used',
      value: design.rows.length,
      as: 'whole',
      against: `${design.names.length} columns`,
    },
  ];
}

function partsFrom({ outcome, design, fit, isRobust }: Found): Part[] {
  return [
    coefficientTable(fit, design, isRobust),
    ...lineDrawing(fit, design, outcome.name),
    scatter(
      'Residuals against fitted values',
      { x: fit.fitted, y: fit.residuals },
      { x: 'Fitted', y: 'Residual' },
      { intercept: 0, slope: 0 },
      'A band of even width about zero is what a good model leaves. A bend means that something is not straight, a funnel that the spread is uneven.',
    ),
    influenceTable(fit, design),
  ];
}

function checksFrom({ design, limit, fit, uneven }: Found): Check[] {
  return checksOf(fit, design, uneven, limit);
}

function chosenFrom({ outcome, isRobust }: Found): string {
  return `“${shortened(outcome.name)}” is a figure, so that least squares with an intercept was chosen. ${isRobust ? 'The spread of the residuals is uneven, so that p-values and intervals are those with HC3 errors.' : 'The spread of the residuals is even enough for the usual errors; those of HC3 stand beside them.'}`;
}

function canSayFrom({ outcome, design, limit, fit, isRobust, isSeen, isExact }: Found): string[] {
  return [
    ...(isExact ? ['The columns give the outcome exactly: check whether it was worked out from them.'] : []),
    isSeen
      ? `Together the columns explain ${figure(fit.explained * hundred)} % of the variance; a single value is typically off by ${figure(fit.residualDeviation)}.`
      : 'The columns together explain no more than chance would.',
    ...fit.coefficients.slice(1).flatMap((term, at) => {
      const chance = isRobust ? term.robustChance : term.chance;
      const interval = isRobust ? term.robustInterval : term;
      return chance < limit
        ? [
            `One unit more of “${design.names[at]}”, all others the same, goes with ${figure(term.estimate)} (${range(interval)}) of “${shortened(outcome.name, 30)}”.`,
          ]
        : [];
    }),
  ];
}

function cannotSayFrom({ design, shown }: Found): string[] {
  return [
    'That changing a column would change the outcome by its coefficient: that needs an experiment, or an argument that nothing else moves both.',
    'Anything outside the range of the data: a line that fits here may bend there.',
    ...(shown.length < design.names.length
      ? [
          'That columns without a clear coefficient play no part: others may stand in for them, or the rows may be too few.',
        ]
      : []),
  ];
}

function warningsFrom({ design, data }: Found): string[] {
  return [
    ...design.notes,
    ...leftOut(design.rows.length, data.sheet.rows.length),
    ...(design.rows.length < 10 * design.names.length
      ? ['There are fewer than ten rows for each column, so that the model may fit noise.']
      : []),
  ];
}

function shownTerms(fit: Regression, design: Design, isRobust: boolean, limit: number): string[] {
  return design.names.filter((_, at) => {
    const term = fit.coefficients[at + 1];
    return term !== undefined && (isRobust ? term.robustChance : term.chance) < limit;
  });
}

function coefficientTable(fit: Regression, design: Design, isRobust: boolean): Part {
  return {
    kind: 'table',
    title: 'Coefficients',
    columns: [
      { key: 'name', label: 'Column', as: 'text' },
      { key: 'estimate', label: 'Coefficient', as: 'text' },
      { key: 'interval', label: isRobust ? 'Interval (HC3)' : 'Interval', as: 'text' },
      { key: 'error', label: 'Error', as: 'text' },
      { key: 'robust', label: 'Error HC3', as: 'text' },
      { key: 'chance', label: isRobust ? 'p-value (HC3)' : 'p-value', as: 'text' },
      { key: 'inflation', label: 'VIF', as: 'number' },
    ],
    rows: fit.coefficients.map((term, at) => ({
      name: at === 0 ? 'Intercept' : (design.names[at - 1] ?? ''),
      estimate: figure(term.estimate),
      interval: range(isRobust ? term.robustInterval : term),
      error: figure(term.error),
      robust: figure(term.robustError),
      chance: chanceWords(isRobust ? term.robustChance : term.chance),
      inflation: at === 0 ? null : (fit.inflations[at - 1] ?? null),
    })),
    note: 'A coefficient says by how much the outcome differs for one unit more of the column, all others the same. VIF above 10: the column says nearly the same as others.',
  };
}

function lineDrawing(fit: Regression, design: Design, outcome: string): Part[] {
  const [only] = design.predictors;
  const [intercept, slope] = fit.coefficients.map(({ estimate }) => estimate);
  const isOne =
    design.predictors.length === 1 && only !== undefined && intercept !== undefined && slope !== undefined;
  return [
    isOne
      ? scatter(
          'The line through the data',
          { x: only, y: design.outcome },
          { x: design.names[0] ?? '', y: outcome },
          { intercept, slope },
          `The line of least squares: ${figure(intercept)} plus ${figure(slope)} times ${design.names[0]}.`,
        )
      : scatter(
          'Seen against fitted',
          { x: fit.fitted, y: design.outcome },
          { x: 'Fitted', y: outcome },
          { intercept: 0, slope: 1 },
          'The nearer the points to the line, the better the model; on the line, what was seen is what the model says.',
        ),
  ];
}

function influenceTable(fit: Regression, design: Design): Part {
  const cooks = cooksDistances(fit);
  const order = Array.from(cooks.keys()).toSorted((one, other) => (cooks[other] ?? 0) - (cooks[one] ?? 0));
  return {
    kind: 'table',
    title: 'Rows that pull most',
    columns: [
      { key: 'row', label: 'Row of the data', as: 'whole' },
      { key: 'cook', label: 'Cook’s distance', as: 'number' },
      { key: 'leverage', label: 'Leverage', as: 'number' },
      { key: 'residual', label: 'Residual', as: 'number' },
      { key: 'seen', label: 'Seen', as: 'number' },
      { key: 'fitted', label: 'Fitted', as: 'number' },
    ],
    rows: order.slice(0, shownRows).map((at) => ({
      row: (design.rows[at] ?? 0) + 1,
      cook: cooks[at] ?? null,
      leverage: fit.leverages[at] ?? null,
      residual: fit.residuals[at] ?? null,
      seen: design.outcome[at] ?? null,
      fitted: fit.fitted[at] ?? null,
    })),
    note: 'Above 1, or far above all others: see whether the row is right, and how the answer looks without it.',
  };
}

function checksOf(
  fit: Regression,
  design: Design,
  uneven: ReturnType<typeof breuschPagan>,
  limit: number,
): Check[] {
  const normality = testNormality(fit.residuals);
  const following = durbinWatson(fit.residuals);
  const most = Math.max(...fit.inflations);
  const isFollowing = following !== null && (following < lowFollowing || following > highFollowing);
  const isNormal = normality === undefined || normality.chance >= limit;
  return [
    {
      check: 'Even spread of the residuals',
      result:
        uneven === undefined
          ? 'not to be tested'
          : `Breusch–Pagan ${figure(uneven.statistic)}, ${chanceWords(uneven.chance)}`,
      means:
        uneven !== undefined && uneven.chance < limit
          ? 'Uneven: the HC3 errors are used.'
          : 'Nothing speaks against it.',
      holds: uneven === undefined ? 'open' : uneven.chance < limit ? 'no' : 'yes',
    },
    {
      check: 'Normal residuals',
      result:
        normality === undefined
          ? 'not to be tested'
          : `${normality.name} ${figure(normality.statistic)}, ${chanceWords(normality.chance)}`,
      means: isNormal
        ? 'Nothing speaks against it.'
        : `Not normal: with ${design.rows.length} rows ${design.rows.length >= 100 ? 'the coefficients hold all the same' : 'take p-values near the limit with care'}.`,
      holds: normality === undefined ? 'open' : isNormal ? 'yes' : 'no',
    },
    {
      check: 'Rows that follow each other are unrelated',
      result: following === null ? 'not to be tested' : `Durbin–Watson ${figure(following)}`,
      means: isFollowing
        ? 'Far from 2: in data ordered by time the errors are too small.'
        : 'Near 2, as it should be. It says something only if the rows are in order of time.',
      holds: following === null ? 'open' : isFollowing ? 'no' : 'yes',
    },
    {
      check: 'Columns that say different things',
      result: `largest VIF ${figure(most)}`,
      means:
        most > highInflation
          ? 'Columns overlap so much that their single coefficients mean little. Keep one of those that belong together.'
          : 'They can be told apart.',
      holds: most > highInflation ? 'no' : 'yes',
    },
  ];
}
