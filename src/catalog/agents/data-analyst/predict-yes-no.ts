import { fitLogistic, type LogisticRegression } from '../../../methods/statistics/logistic.ts';
import type { Part } from '../../agent-desk/parts.ts';
import { WorkFault } from '../../agent-desk/work.ts';
import { type Answer, type Check, columnNamed, type DataSet, leftOut } from './answer.ts';
import type { AnalysisInput } from './fields.ts';
import { type Design, dependentFault, designOf } from './predictors.ts';
import { chanceWords, figure, listed, range, shortened } from './written.ts';

const hundred = 100;
const bands = 10;

/** What makes a yes likelier. */
export function predictYesNo(data: DataSet, input: AnalysisInput): Answer {
  const found = foundIn(data, input);
  return {
    summary: summaryFrom(found),
    values: valuesFrom(found),
    figures: figuresFrom(found),
    parts: partsFrom(found),
    checks: checksFrom(found),
    chosen: chosenFrom(found),
    canSay: canSayFrom(found),
    cannotSay: cannotSayFrom(),
    warnings: warningsFrom(found),
  };
}

type Found = ReturnType<typeof foundIn>;

function foundIn(data: DataSet, input: AnalysisInput) {
  const outcome = columnNamed(data, input.measure, 'measure');
  const design = designOf(data, input, outcome);
  const confidence = input.confidence / hundred;
  const limit = 1 - confidence;
  const { fit, trouble, column } = {
    column: undefined,
    ...fitLogistic(design.outcome, design.predictors, confidence),
  };
  if (trouble === 'one-sided')
    throw new WorkFault(
      `All rows of “${shortened(outcome.name)}” that can be used say the same, so that there is nothing to explain.`,
      'measure',
    );
  if (trouble === 'dependent') throw dependentFault(design, column ?? 0);
  if (fit === undefined)
    throw new WorkFault(
      'The columns part yes from no without a single exception, so that the coefficients have no end. Leave the column that decides it out, or see whether it was written down after the outcome.',
      'predictors',
    );
  const yes = design.outcome.reduce((sum, value) => sum + value, 0);
  const shown = design.names.filter((_, at) => (fit.coefficients[at + 1]?.chance ?? 1) < limit);
  const isSeen = fit.chance < limit;
  const fewer = Math.min(yes, design.rows.length - yes);
  return { outcome, design, limit, fit, yes, shown, isSeen, fewer, data };
}

function summaryFrom({ outcome, fit, shown, isSeen }: Found): string {
  return `${isSeen ? `Whether “${shortened(outcome.name, 30)}” is yes depends on ${shown.length === 0 ? 'the columns together, on none surely by itself' : listed(shown.slice(0, 4).map((name) => `“${name}”`))}` : `No dependence of “${shortened(outcome.name, 30)}” is shown`} (${chanceWords(fit.chance)}); the model ranks a yes above a no in ${figure((fit.discrimination ?? 0.5) * hundred)} % of pairs.`;
}

function valuesFrom({ design, fit }: Found): Answer['values'] {
  return {
    test: 'Logistic regression',
    intercept: fit.coefficients[0]?.estimate ?? null,
    slope: fit.coefficients[1]?.estimate ?? null,
    slopeError: fit.coefficients[1]?.error ?? null,
    nullDeviance: fit.nullDeviance,
    deviance: fit.deviance,
    chance: fit.chance,
    explained: fit.explained,
    discrimination: fit.discrimination,
    rows: design.rows.length,
  };
}

function figuresFrom({ design, limit, fit, yes, isSeen }: Found): Answer['figures'] {
  return [
    {
      label: 'Yes',
      value: (yes / design.rows.length) * hundred,
      as: 'percent',
      against: `${yes} of ${design.rows.length} rows`,
    },
    {
      label: 'Ranked rightly (AUC)',
      value: fit.discrimination === null ? null : fit.discrimination * hundred,
      as: 'percent',
      against: '50 % is guessing',
    },
    {
      label: 'McFadden’s R²',
      value: fit.explained,
      as: 'number',
      against: '0.2 to 0.4 is a very good fit',
    },
    {
      label: 'p-value of the whole',
      value: fit.chance,
      as: 'number',
      against: `limit ${figure(limit)}`,
      tone: isSeen ? 'good' : 'plain',
    },
  ];
}

function partsFrom({ design, fit }: Found): Part[] {
  return [oddsTable(fit, design), calibration(fit, design)];
}

function checksFrom({ design, fit, fewer }: Found): Check[] {
  return [
    {
      check: 'Enough cases of the rarer kind',
      result: `${fewer} for ${design.names.length} columns`,
      means:
        fewer < 10 * design.names.length
          ? 'Fewer than ten for each column: the coefficients are shaky.'
          : 'At least ten for each column.',
      holds: fewer < 10 * design.names.length ? 'no' : 'yes',
    },
    {
      check: 'Columns do not part the outcomes completely',
      result: `converged in ${fit.steps} steps`,
      means: 'The coefficients have an end.',
      holds: 'yes',
    },
    {
      check: 'Rows do not depend on each other',
      result: 'cannot be seen in the data',
      means: 'True only if no person or thing stands in several rows.',
      holds: 'open',
    },
  ];
}

function chosenFrom({ outcome }: Found): string {
  return `“${shortened(outcome.name)}” is yes or no, so that logistic regression was chosen: least squares would give chances below 0 and above 100 %.`;
}

function canSayFrom({ design, limit, fit, isSeen }: Found): string[] {
  return [
    isSeen
      ? 'The columns together tell yes from no better than chance.'
      : 'The columns together tell yes from no no better than chance would.',
    ...fit.coefficients
      .slice(1)
      .flatMap((term, at) =>
        term.chance < limit
          ? [
              `One unit more of “${design.names[at]}”, all others the same, multiplies the odds of yes by ${figure(Math.exp(term.estimate))} (${figure(Math.exp(term.low))} to ${figure(Math.exp(term.high))}).`,
            ]
          : [],
      ),
  ];
}

function cannotSayFrom(): string[] {
  return [
    'That changing a column would change the outcome: that needs an experiment.',
    'How well it would do on new data: it was judged on the rows that it was fitted to, which flatters it.',
  ];
}

function warningsFrom({ design, data }: Found): string[] {
  return [...design.notes, ...leftOut(design.rows.length, data.sheet.rows.length)];
}

function oddsTable(fit: LogisticRegression, design: Design): Part {
  const odds = (value: number) => figure(Math.exp(Math.max(-600, Math.min(600, value))));
  return {
    kind: 'table',
    title: 'Odds',
    columns: [
      { key: 'name', label: 'Column', as: 'text' },
      { key: 'odds', label: 'Odds ratio for one unit', as: 'text' },
      { key: 'interval', label: 'Interval', as: 'text' },
      { key: 'estimate', label: 'Coefficient', as: 'text' },
      { key: 'error', label: 'Error', as: 'text' },
      { key: 'chance', label: 'p-value', as: 'text' },
    ],
    rows: fit.coefficients.map((term, at) => ({
      name: at === 0 ? 'Intercept' : (design.names[at - 1] ?? ''),
      odds: at === 0 ? '–' : odds(term.estimate),
      interval: at === 0 ? range(term) : `${odds(term.low)} to ${odds(term.high)}`,
      estimate: figure(term.estimate),
      error: figure(term.error),
      chance: chanceWords(term.chance),
    })),
    note: 'Above 1 a yes becomes likelier with the column, below 1 less likely.',
  };
}

/** Rows by their fitted chance, in ten parts: what the model says against what was. */
function calibration(fit: LogisticRegression, design: Design): Part {
  const order = Array.from(fit.fitted.keys()).toSorted(
    (one, other) => (fit.fitted[one] ?? 0) - (fit.fitted[other] ?? 0),
  );
  const parts = Math.min(bands, Math.max(2, Math.floor(order.length / 5)));
  return {
    kind: 'chart',
    title: 'Said and seen',
    chart: 'line',
    category: { key: 'band', label: 'Rows by fitted chance' },
    series: [
      { key: 'said', label: 'Chance that the model gives' },
      { key: 'seen', label: 'Share of yes' },
    ],
    rows: Array.from({ length: parts }, (_, band) => {
      const rows = order.slice(
        Math.floor((band * order.length) / parts),
        Math.floor(((band + 1) * order.length) / parts),
      );
      const mean = (values: Float64Array) =>
        (rows.reduce((sum, row) => sum + (values[row] ?? 0), 0) / Math.max(1, rows.length)) * hundred;
      return { band: `Part ${band + 1}`, said: mean(fit.fitted), seen: mean(design.outcome) };
    }),
    as: 'percent',
    note: 'The nearer the two lines, the better the chances can be taken at their word.',
  };
}
