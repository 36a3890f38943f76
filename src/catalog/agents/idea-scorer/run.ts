import type { Part, Row } from '../../agent-desk/parts.ts';
import type { AgentResult, SheetCell, WorkbookSheet } from '../../agent-desk/result.ts';
import type { RunTools } from '../../agent-desk/work.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { IdeaInput } from './fields.ts';
import { pairsOf, places, riceOf, weightedOf } from './score-ideas.ts';
import { stabilityOf } from './stability.ts';

const sure = 70;
const firstRow = 2;

export function runIdeaScorer(input: IdeaInput, tools: RunTools): AgentResult {
  const { ideas } = input;
  const rice = ideas.map(riceOf);
  const weighted = ideas.map((idea) => weightedOf(input, idea));
  const pairs = pairsOf(input);
  const stability = stabilityOf(ideas, input.uncertainty, tools);
  const order = ideas
    .map((_, index) => index)
    .toSorted((one, other) => (rice[other] ?? 0) - (rice[one] ?? 0));
  const best = order[0] ?? 0;
  const second = order[1] ?? best;
  const name = (index: number) => ideas[index]?.name ?? '';
  const sureness = stability.first[best] ?? 0;
  const lead = (rice[second] ?? 0) > 0 ? (rice[best] ?? 0) / (rice[second] ?? 1) : null;
  const rows = order.map(
    (index): Row => ({
      place: places(rice)[index] ?? null,
      name: name(index),
      rice: rice[index] ?? null,
      first: stability.first[index] ?? null,
      three: stability.amongThree[index] ?? null,
      weighted: weighted[index] ?? null,
      pairs: pairs?.[index] ?? null,
    }),
  );
  return {
    summary: `“${name(best)}” leads with a RICE score of ${writeAmount(rice[best] ?? 0, 'number')}; with estimates that may be off by ${writeAmount(input.uncertainty, 'percent')} it stays first in ${writeAmount(sureness, 'percent')} of cases${sureness >= sure ? '' : `, so that “${name(second)}” is a real rival`}.`,
    values: {
      best: name(best),
      score: rice[best] ?? null,
      firstInCases: sureness,
      strongestPair: pairs === undefined ? null : name(pairs.indexOf(Math.max(...pairs))),
      pairLogSpread: pairs === undefined ? null : Math.log(Math.max(...pairs) / Math.min(...pairs)),
      lead,
    },
    parts: [
      surenessOf({
        best: name(best),
        second: name(second),
        sureness,
        lead,
        ever: stability.first.filter((share) => share >= 1).length,
        of: ideas.length,
      }),
      {
        kind: 'table',
        title: 'Ranking',
        columns: [
          { key: 'place', label: 'Place', as: 'whole' },
          { key: 'name', label: 'Idea', as: 'text' },
          { key: 'rice', label: 'RICE', as: 'number' },
          { key: 'first', label: 'First in', as: 'percent' },
          { key: 'three', label: 'Among three in', as: 'percent' },
          ...(weighted.some((value) => value !== null)
            ? [{ key: 'weighted', label: 'Weighted mark', as: 'number' } as const]
            : []),
          ...(pairs === undefined
            ? []
            : [{ key: 'pairs', label: 'Strength in pairs', as: 'percent' } as const]),
        ],
        rows,
      },
      {
        kind: 'chart',
        title: 'How often each idea is first',
        chart: 'bar',
        category: { key: 'name', label: 'Idea' },
        series: [{ key: 'first', label: 'First in, of a hundred' }],
        rows,
        as: 'percent',
      },
      whatWouldChange(input, order, rice),
    ],
    warnings: warningsOf(input, weighted, pairs),
    workbook: riceWorkbook(input),
  };
}

interface Sureness {
  readonly best: string;
  readonly second: string;
  readonly sureness: number;
  readonly lead: number | null;
  readonly ever: number;
  readonly of: number;
}

function surenessOf({ best, second, sureness, lead, ever, of }: Sureness): Part {
  return {
    kind: 'figures',
    title: 'How sure the order is',
    figures: [
      { label: 'First', value: best, as: 'text' },
      {
        label: 'First in',
        value: sureness,
        as: 'percent',
        against: 'of all cases tried',
        tone: sureness >= sure ? 'good' : 'plain',
      },
      { label: 'Ahead of the second by', value: lead, as: 'times', against: second },
      {
        label: 'Ideas that were ever first',
        value: ever,
        as: 'whole',
        against: `of ${of}, in one case of a hundred or more`,
      },
    ],
  };
}

/** For each idea behind the first: how much more reach, or less effort, would put it in front. */
function whatWouldChange({ ideas }: IdeaInput, order: readonly number[], rice: readonly number[]): Part {
  const top = rice[order[0] ?? 0] ?? 0;
  const rows = order.slice(1, 6).flatMap((index): Row[] => {
    const own = rice[index] ?? 0;
    const idea = ideas[index];
    if (idea === undefined || own <= 0) return [];
    const factor = top / own;
    return [
      {
        name: idea.name,
        reach: idea.reach * factor,
        now: idea.reach,
        effort: idea.effort / factor,
        nowEffort: idea.effort,
      },
    ];
  });
  return {
    kind: 'table',
    title: 'What would put it first',
    columns: [
      { key: 'name', label: 'Idea', as: 'text' },
      { key: 'now', label: 'Reach now', as: 'number' },
      { key: 'reach', label: 'Reach needed', as: 'number' },
      { key: 'nowEffort', label: 'Effort now', as: 'number' },
      { key: 'effort', label: 'Or effort at most', as: 'number' },
    ],
    rows,
    note: 'One of the two is enough. Where what is needed is within what you might be wrong by, look at the estimate again before you decide.',
  };
}

function warningsOf(
  input: IdeaInput,
  weighted: readonly (number | null)[],
  pairs: readonly number[] | undefined,
): string[] {
  const warnings: string[] = [];
  if ((input.criteria ?? []).length > 0 && weighted.includes(null))
    warnings.push('Some ideas have no mark for one of the criteria and are left out of the weighted order.');
  if ((input.pairs ?? []).length > 0 && pairs === undefined)
    warnings.push(
      'The comparisons in pairs do not tie all ideas together: some idea always won, always lost or was never compared. Compare it with one more.',
    );
  return warnings;
}

function riceWorkbook({ ideas }: IdeaInput): WorkbookSheet[] {
  const head: SheetCell[] = ['Idea', 'Reach', 'Impact', 'Confidence', 'Effort', 'RICE'].map((value) => ({
    value,
    bold: true,
  }));
  return [
    {
      name: 'RICE',
      widths: [40, 12, 12, 12, 12, 14],
      rows: [
        head,
        ...ideas.map((idea, index): SheetCell[] => {
          const row = firstRow + index;
          return [
            idea.name,
            idea.reach,
            Number(idea.impact),
            { value: idea.confidence / 100, as: 'percent' },
            idea.effort,
            { formula: `=B${row}*C${row}*D${row}/E${row}`, as: 'number' },
          ];
        }),
      ],
    },
  ];
}
