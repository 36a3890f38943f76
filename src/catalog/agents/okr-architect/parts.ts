import { dayNumber, dayText } from '../../../methods/schedule/working-days.ts';
import type { Block, Part, Row } from '../../agent-desk/parts.ts';
import type { CalendarEvent } from '../../agent-desk/result.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { OkrInput, ResultInput } from './fields.ts';
import type { Okrs } from './read-okrs.ts';
import { ruleNames } from './rules.ts';

const daysOfWeek = 7;

export function resultTable({ results }: Okrs): Part {
  return {
    kind: 'table',
    title: 'Key results',
    columns: [
      { key: 'of', label: 'Of', as: 'text' },
      { key: 'result', label: 'Key result', as: 'text' },
      { key: 'baseline', label: 'Baseline', as: 'number' },
      { key: 'target', label: 'Target', as: 'number' },
      { key: 'current', label: 'Now', as: 'number' },
      { key: 'progress', label: 'Progress', as: 'number' },
      { key: 'score', label: 'Score', as: 'number' },
      { key: 'forecast', label: 'At this pace', as: 'number' },
      { key: 'confidence', label: 'Confidence', as: 'percent' },
      { key: 'verdict', label: 'So', as: 'text' },
    ],
    rows: results.map(
      ({ input, progress, score, forecast, verdict }): Row => ({
        of: input.objective,
        result: input.result,
        baseline: input.baseline ?? null,
        target: input.target ?? null,
        current: input.current ?? null,
        progress,
        score,
        forecast,
        confidence: input.confidence ?? null,
        verdict,
      }),
    ),
    note: 'An ambitious key result is reached at 0.7, a committed one at 1. “At this pace” draws a straight line from the first day through today.',
  };
}

export function ruleTable({ findings }: Okrs): Part {
  return {
    kind: 'table',
    title: 'The ten rules',
    columns: [
      { key: 'rule', label: 'Rule', as: 'text' },
      { key: 'count', label: 'Findings', as: 'whole' },
      { key: 'verdict', label: 'So', as: 'text' },
    ],
    rows: ruleNames.map((rule): Row => {
      const count = findings.filter((finding) => finding.rule === rule).length;
      return { rule, count, verdict: count === 0 ? 'kept' : 'look again' };
    }),
  };
}

export function findingCards({ findings }: Okrs): Part[] {
  if (findings.length === 0) return [];
  return [
    {
      kind: 'cards',
      title: 'What to change',
      cards: findings.map(({ rule, about, message }) => ({
        title: about,
        text: message,
        tags: [rule],
        tone: 'bad',
      })),
    },
  ];
}

export function scoreChart({ objectives, elapsed }: Okrs): Part[] {
  const scored = objectives.filter(({ score }) => score !== null);
  if (scored.length === 0) return [];
  return [
    {
      kind: 'chart',
      title: 'Objectives against the time that has passed',
      chart: 'bar',
      category: { key: 'key', label: 'Objective' },
      series: [
        { key: 'score', label: 'Score' },
        { key: 'elapsed', label: 'Passed of the period' },
      ],
      rows: scored.map(({ key, score }) => ({ key, score, elapsed })),
      as: 'number',
    },
  ];
}

function sentenceOf({ result, baseline, target, unit = '', kind }: ResultInput): string {
  const figure = (value: number) => `${writeAmount(value, 'number')}${unit === '' ? '' : ` ${unit}`}`;
  const way =
    baseline === undefined || target === undefined ? '' : ` (from ${figure(baseline)} to ${figure(target)})`;
  return `${result}${way}, ${kind}`;
}

/** The page that everybody in the organisation may read. */
export function publishedPage(input: OkrInput, okrs: Okrs): Part {
  const blocks: Block[] = [
    {
      kind: 'text',
      text: `For ${writeAmount(input.start, 'date')} to ${writeAmount(input.end, 'date')}. Ambitious key results are reached at 0.7, committed ones at 1. We look at them every ${input.checkInWeeks === 1 ? 'week' : `${input.checkInWeeks} weeks`}.`,
    },
  ];
  for (const { key, objective, owner, parent, results } of okrs.objectives) {
    const serves = parent === undefined ? '' : ` Serves ${okrs.objectives[parent]?.objective ?? ''}.`;
    blocks.push({ kind: 'heading', text: `${key} ${objective}` });
    blocks.push({ kind: 'text', text: `Owner: ${owner ?? 'to be named'}.${serves}` });
    if (results.length > 0)
      blocks.push({ kind: 'list', numbered: true, items: results.map((one) => sentenceOf(one.input)) });
  }
  return { kind: 'document', title: `Objectives and key results: ${input.organisation}`, blocks };
}

export function checkIns(input: OkrInput, { objectives }: Okrs): CalendarEvent[] {
  const events: CalendarEvent[] = [];
  const last = dayNumber(input.end);
  const step = input.checkInWeeks * daysOfWeek;
  const owners = objectives.map(({ key, owner }) => `${key} (${owner ?? 'no owner'})`).join(', ');
  for (let day = dayNumber(input.start) + step; day < last - daysOfWeek; day += step)
    events.push({
      title: `${input.organisation}: OKR check-in`,
      day: dayText(day),
      text: `Each owner: figure of today, confidence, what stands in the way. ${owners}.`,
    });
  events.push({
    title: `${input.organisation}: score the OKRs`,
    day: input.end,
    text: 'Score every key result from 0 to 1, own score beside progress, and write down what was learned.',
  });
  return events;
}
