import type { Block, DocumentPart } from '../../agent-desk/parts.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { PitchInput } from './fields.ts';
import type { PitchNumbers } from './numbers.ts';

interface Question {
  readonly asks: string;
  readonly prepare: string;
}

/** What will be asked, hardest first where a figure is weak, and how to be ready. */
export function questionDocument(input: PitchInput, numbers: PitchNumbers): DocumentPart {
  const blocks = [...weakSpots(input, numbers), ...always(input, numbers)].flatMap(
    ({ asks, prepare }): Block[] => [
      { kind: 'heading', text: asks },
      { kind: 'text', text: prepare },
    ],
  );
  return { kind: 'document', title: 'Questions that investors will ask', blocks };
}

function weakSpots(input: PitchInput, numbers: PitchNumbers): Question[] {
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  const found: Question[] = [];
  const last = input.forecast.at(-1);
  if (last !== undefined && last.revenue > numbers.marketAimed)
    found.push({
      asks: 'Your forecast is larger than the market that you aim at. Which of the two is wrong?',
      prepare: `${last.label} has ${money(last.revenue)}, the market slide ${money(numbers.marketAimed)}. Put it right before the meeting; nobody forgives a deck that contradicts itself.`,
    });
  if (numbers.valueToCost !== null && numbers.valueToCost < 3)
    found.push({
      asks: 'A customer brings too little for what it costs. What changes that?',
      prepare: `It is ${writeAmount(numbers.valueToCost, 'times')} today. Bring the three levers with figures: price, churn of ${writeAmount(input.churn, 'percent')} a month, and the cost of ${money(input.acquisitionCost)} by channel.`,
    });
  if (numbers.burnMultiple !== null && numbers.burnMultiple >= 2)
    found.push({
      asks: `You burn ${writeAmount(numbers.burnMultiple, 'number')} for each 1 of new revenue. When does that fall?`,
      prepare:
        'Show burn and new revenue by quarter. If product work is the reason, separate it from sales, and show the efficiency of sales alone.',
    });
  if (numbers.runwayAfter !== null && numbers.runwayAfter < 18)
    found.push({
      asks: 'This lasts less than eighteen months. What if raising takes longer?',
      prepare: `Cash lasts ${writeAmount(numbers.runwayAfter, 'number')} months after the round. Bring a plan with lower burn, and say at which date and figure you would switch to it.`,
    });
  if (numbers.runwayNow !== null && numbers.runwayNow < 6)
    found.push({
      asks: 'How long do you have?',
      prepare: `${writeAmount(numbers.runwayNow, 'number')} months. Say it plainly, and say what you cut if the round slips by a quarter: weakness that is hidden costs more than weakness that is managed.`,
    });
  return found;
}

function always(input: PitchInput, numbers: PitchNumbers): Question[] {
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  const [rival] = input.competitors;
  return [
    {
      asks: `How did you count ${writeAmount(input.customersAll, 'whole')} customers?`,
      prepare: `Bring the register or statistics with its date. Walk from all (${money(numbers.marketAll)}) to those you can serve (${money(numbers.marketServed)}) to what you aim at (${money(numbers.marketAimed)}), one reason for each step.`,
    },
    {
      asks: 'Who are your five largest customers, and what would they say of you?',
      prepare:
        'Have names, shares of revenue and two who agreed to take a call. Know what each used before, and what it would take to go back.',
    },
    {
      asks: `Why are customers lost at ${writeAmount(input.churn, 'percent')} a month?`,
      prepare:
        'Bring cohorts: of those who came in each quarter, how many are still there. Name the two commonest reasons and what was changed.',
    },
    {
      asks: 'How is the cost of winning a customer made up?',
      prepare: `${money(input.acquisitionCost)} must hold wages, tools and advertising. Show it by channel, and what happens to it at three times the budget.`,
    },
    {
      asks: `Why would ${rival === undefined ? 'a large company' : rival.name} not do this in a year?`,
      prepare:
        'Do not say that nobody competes. Say what they would have to give up, how long it took you, and what you know that they do not.',
    },
    {
      asks: 'What has to be true for the forecast to come in?',
      prepare: `Name three drivers and their values today. ${numbers.firstForecastGrowth === null ? 'Start from the pipeline.' : `The first year is ${writeAmount(numbers.firstForecastGrowth, 'percent')} above today’s rate: show the pipeline that carries it.`}`,
    },
    {
      asks: 'When do you make money?',
      prepare:
        numbers.breakEvenYear === null
          ? 'The forecast does not reach it. Show the revenue at which you would, with costs as they stand.'
          : `The forecast does in ${numbers.breakEvenYear}. Show the fixed costs, the gross margin of ${writeAmount(input.grossMargin, 'percent')} and the revenue at which they meet.`,
    },
    {
      asks: `Why ${money(input.raise)}, and not half or twice?`,
      prepare:
        'Go from milestones to people to money. Have a plan for half of it, and say which milestone falls.',
    },
    {
      asks: 'What does the cap table look like?',
      prepare:
        'Bring it fully diluted, with notes, safes, pool and vesting. Say who left and what they hold.',
    },
    {
      asks: 'What did you get wrong?',
      prepare:
        'One real mistake, what it cost, and what you do differently. Investors ask to hear how you learn.',
    },
    {
      asks: 'Who is missing in the team?',
      prepare: `You are ${input.team.length === 1 ? 'one' : `${input.team.length}`}. Name the next two hires, when, and who already said maybe.`,
    },
  ];
}
