import type { Figure, Part } from '../../agent-desk/parts.ts';
import type { AgentResult } from '../../agent-desk/result.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import { checkCards } from './checks.ts';
import type { PitchInput } from './fields.ts';
import { marketDrawing } from './market-drawing.ts';
import { numbersOf, type PitchNumbers } from './numbers.ts';
import { questionDocument } from './questions.ts';
import { slidesOf } from './slides.ts';
import { summaryDocument } from './summary-document.ts';
import { pitchWorkbook } from './workbook.ts';

export function runPitchBuilder(input: PitchInput): AgentResult {
  const numbers = numbersOf(input);
  const cards = checkCards(input, numbers);
  const broken = cards.filter(({ tone }) => tone === 'bad');
  const slides = slidesOf(input, numbers);
  const found =
    broken.length === 0
      ? 'its figures agree with each other'
      : `${broken.length} of ${cards.length} checks need work: ${broken.map(({ title }) => title.toLowerCase()).join(', ')}`;
  return {
    summary: `The deck of ${input.company} has ${slides.length} slides for a round of ${writeAmount(input.raise, 'money', input.currency)}; ${found}.`,
    currency: input.currency,
    values: {
      slides: slides.length,
      checks: cards.length,
      checksToMend: broken.length,
      marketAll: numbers.marketAll,
      marketServed: numbers.marketServed,
      marketAimed: numbers.marketAimed,
      lifetimeValue: numbers.lifetimeValue,
      valueToCost: numbers.valueToCost,
      recoverMonths: numbers.recoverMonths,
      burnMultiple: numbers.burnMultiple,
      runwayAfter: numbers.runwayAfter,
      pastGrowth: numbers.pastGrowth,
      cashNeed: numbers.cashNeed,
      sold: numbers.sold,
    },
    parts: [
      { kind: 'figures', title: 'What investors will look at', figures: figures(input, numbers) },
      { kind: 'cards', title: 'Your figures against each other', cards },
      marketDrawing(numbers, input.currency),
      ...charts(input),
      questionDocument(input, numbers),
      summaryDocument(input, numbers),
      {
        kind: 'table',
        title: 'The deck',
        columns: [
          { key: 'number', label: 'Slide', as: 'whole' },
          { key: 'title', label: 'Title', as: 'text' },
          { key: 'notes', label: 'What to say', as: 'text' },
        ],
        rows: slides.map(({ title, notes = '' }, index) => ({ number: index + 1, title, notes })),
      },
    ],
    warnings: broken.map(({ title, text }) => `${title}: ${text}`),
    workbook: pitchWorkbook(input),
    slides,
  };
}

function figures(input: PitchInput, numbers: PitchNumbers): Figure[] {
  const tone = (isGood: boolean | null) =>
    isGood === null ? {} : { tone: isGood ? ('good' as const) : ('bad' as const) };
  const above = (value: number | null, mark: number) => (value === null ? null : value >= mark);
  const below = (value: number | null, mark: number) => (value === null ? null : value <= mark);
  return [
    { label: 'Yearly rate of revenue', value: numbers.runRate, as: 'money' },
    { label: 'Growth a year so far', value: numbers.pastGrowth, as: 'percent' },
    {
      label: 'Value of a customer to its cost',
      value: numbers.valueToCost,
      as: 'times',
      against: 'mark 3×',
      ...tone(above(numbers.valueToCost, 3)),
    },
    {
      label: 'Months to recover the cost',
      value: numbers.recoverMonths,
      as: 'number',
      against: 'mark 12 to 18',
      ...tone(below(numbers.recoverMonths, 18)),
    },
    {
      label: 'Burn multiple',
      value: numbers.burnMultiple,
      as: 'number',
      against: 'good below 2',
      ...tone(below(numbers.burnMultiple, 2)),
    },
    {
      label: 'Months of cash after the round',
      value: numbers.runwayAfter,
      as: 'number',
      against:
        numbers.runwayNow === null
          ? 'nothing burnt today'
          : `today ${writeAmount(numbers.runwayNow, 'number')}`,
      ...tone(above(numbers.runwayAfter, 18)),
    },
    {
      label: 'Market that you can serve',
      value: numbers.marketServed,
      as: 'money',
      against: `aimed at ${writeAmount(numbers.marketAimed, 'money', input.currency)}`,
    },
  ];
}

function charts(input: PitchInput): Part[] {
  return [
    {
      kind: 'chart',
      title: 'Revenue so far',
      chart: 'bar',
      category: { key: 'label', label: 'Period' },
      series: [{ key: 'revenue', label: 'Revenue' }],
      rows: input.history.map(({ label, revenue }) => ({ label, revenue })),
      as: 'money',
    },
    {
      kind: 'chart',
      title: 'Forecast',
      chart: 'line',
      category: { key: 'label', label: 'Year' },
      series: [
        { key: 'revenue', label: 'Revenue' },
        { key: 'costs', label: 'Costs' },
      ],
      rows: input.forecast.map(({ label, revenue, costs }) => ({ label, revenue, costs })),
      as: 'money',
    },
    {
      kind: 'chart',
      title: 'Use of money',
      chart: 'pie',
      category: { key: 'name', label: 'Use' },
      series: [{ key: 'amount', label: 'Amount' }],
      rows: input.uses.map(({ name, amount }) => ({ name, amount })),
      as: 'money',
    },
  ];
}
