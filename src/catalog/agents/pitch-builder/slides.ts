import type { Slide } from '../../agent-desk/result.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { PitchInput } from './fields.ts';
import { marketDrawing } from './market-drawing.ts';
import type { PitchNumbers } from './numbers.ts';

/** Twelve slides in the order in which investors decide; what is said stands in the notes, what is proven on the slide. */
export function slidesOf(input: PitchInput, numbers: PitchNumbers): Slide[] {
  return [...storySlides(input), ...proofSlides(input, numbers), ...planSlides(input, numbers)];
}

function storySlides(input: PitchInput): Slide[] {
  return [
    {
      title: input.company,
      bullets: [input.oneLine],
      notes: 'Say the one line, nothing else, and wait. Who understands it will lean forward.',
    },
    {
      title: 'The problem',
      bullets: input.problem,
      notes: 'Tell one customer’s day with the problem, by name. Then say how many have it.',
    },
    {
      title: 'What we do about it',
      bullets: input.solution,
      notes: 'Show the product here, live or in a short film. Say the effect before the features.',
    },
    {
      title: 'Why now',
      bullets: input.whyNow,
      notes:
        'The question behind this slide: why has nobody done it before, and why is it late in two years?',
    },
  ];
}

function proofSlides(input: PitchInput, numbers: PitchNumbers): Slide[] {
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  const last = input.history.at(-1);
  return [
    {
      title: `A market of ${money(numbers.marketServed)} a year that we can serve`,
      drawing: marketDrawing(numbers, input.currency),
      notes: `Counted from customers: ${writeAmount(input.customersServed, 'whole')} of ${writeAmount(input.customersAll, 'whole')} can be served, at ${money(input.pricePerYear)} a year each. Name the source of the count.`,
    },
    {
      title: `Traction: ${money(last?.revenue ?? 0)} in ${last?.label ?? 'the last period'}, ${writeAmount(last?.customers ?? 0, 'whole')} customers`,
      chart: {
        kind: 'bar',
        labels: input.history.map(({ label }) => label),
        series: [{ name: 'Revenue', values: input.history.map(({ revenue }) => revenue) }],
      },
      notes: `${numbers.pastGrowth === null ? 'Say what drove the last periods.' : `That is growth of ${writeAmount(numbers.pastGrowth, 'percent')} a year.`} Say which part repeats without you, and which was luck.`,
    },
    {
      title: 'How we earn',
      bullets: unitLines(input, numbers),
      notes: 'Know every figure on this slide by heart, with how it was measured and since when.',
    },
    {
      title: 'How we reach customers',
      bullets: input.goToMarket,
      notes: `Winning a customer costs ${money(input.acquisitionCost)} today. Say what it costs at three times the volume.`,
    },
    {
      title: 'What customers use instead',
      bullets: input.competitors.map(
        ({ name, strength, gap }) => `${name}: good at ${lowered(strength)}; we win by ${lowered(gap)}`,
      ),
      notes: 'Speak well of competitors. Say when a customer should choose them.',
    },
  ];
}

function planSlides(input: PitchInput, numbers: PitchNumbers): Slide[] {
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  const lasts =
    numbers.runwayAfter === null
      ? 'Cash does not run out on this plan'
      : `Lasts ${writeAmount(numbers.runwayAfter, 'whole')} months`;
  return [
    {
      title: 'Team',
      bullets: input.team.map(({ name, role, proof }) => `${name}, ${role}: ${proof}`),
      notes: 'One sentence each on why this person is right for this problem. Then say who is missing.',
    },
    {
      title: numbers.breakEvenYear === null ? 'Plan' : `Plan: profitable in ${numbers.breakEvenYear}`,
      chart: {
        kind: 'line',
        labels: input.forecast.map(({ label }) => label),
        series: [
          { name: 'Revenue', values: input.forecast.map(({ revenue }) => revenue) },
          { name: 'Costs', values: input.forecast.map(({ costs }) => costs) },
        ],
      },
      notes: `The plan loses ${money(numbers.cashNeed)} before it turns. Name the three drivers behind it and what each is today.`,
    },
    {
      title: `We raise ${money(input.raise)}`,
      bullets: [lasts, ...input.milestones],
      chart: {
        kind: 'pie',
        labels: input.uses.map(({ name }) => name),
        series: [{ name: 'Use', values: input.uses.map(({ amount }) => amount) }],
      },
      notes: `${numbers.sold === null ? 'Leave the valuation to the talk.' : `The round sells ${writeAmount(numbers.sold, 'percent')}.`} End with what the company looks like when the money is spent, then stop talking.`,
    },
  ];
}

function unitLines(input: PitchInput, numbers: PitchNumbers): string[] {
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  return [
    `${money(input.pricePerYear)} a year from each customer, gross margin ${writeAmount(input.grossMargin, 'percent')}`,
    ...(numbers.lifetimeMonths === null
      ? []
      : [`A customer stays for ${writeAmount(numbers.lifetimeMonths, 'whole')} months on average`]),
    ...(numbers.valueToCost === null
      ? []
      : [`A customer is worth ${writeAmount(numbers.valueToCost, 'times')} what it costs to win`]),
    ...(numbers.recoverMonths === null
      ? []
      : [`Paid for after ${writeAmount(numbers.recoverMonths, 'number')} months`]),
  ];
}

/** A phrase that goes on within a sentence; abbreviations in capitals stay. */
function lowered(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
