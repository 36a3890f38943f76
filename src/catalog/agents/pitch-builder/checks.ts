import { burnGrade } from '../../../methods/finance/unit-economics.ts';
import type { Card } from '../../agent-desk/parts.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { PitchInput } from './fields.ts';
import type { PitchNumbers } from './numbers.ts';

const nearEnough = 0.25;
const enoughMonths = 18;

/** Each figure held against another: what an analyst does in the first hour. */
export function checkCards(input: PitchInput, numbers: PitchNumbers): Card[] {
  return [...marketCards(input, numbers), ...unitCards(input, numbers), ...moneyCards(input, numbers)];
}

function card(isGood: boolean | null, title: string, text: string): Card {
  return { title, text, tone: isGood === null ? 'plain' : isGood ? 'good' : 'bad' };
}

function marketCards(input: PitchInput, numbers: PitchNumbers): Card[] {
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  const last = input.forecast.at(-1);
  const cards: Card[] = [];
  if (last !== undefined) {
    const isWithin = last.revenue <= numbers.marketAimed * 1.05;
    const share = (last.revenue / numbers.marketServed) * 100;
    cards.push(
      card(
        isWithin,
        'Forecast and market',
        isWithin
          ? `${last.label} revenue of ${money(last.revenue)} is ${writeAmount(share, 'percent')} of the market that you can serve and within the ${money(numbers.marketAimed)} that you aim at.`
          : `${last.label} revenue of ${money(last.revenue)} is more than the ${money(numbers.marketAimed)} that your own market slide aims at. Raise the share with a reason, or lower the forecast.`,
      ),
    );
  }
  for (const [title, found] of [
    ['Price and past revenue', numbers.pricePerCustomerNow],
    ['Price and forecast', numbers.pricePerCustomerThen],
  ] as const) {
    if (found === null) continue;
    const gap = found / input.pricePerYear - 1;
    cards.push(
      card(
        Math.abs(gap) <= nearEnough,
        title,
        `Revenue divided by customers is ${money(found)} a year, the price that you state ${money(input.pricePerYear)}${Math.abs(gap) <= nearEnough ? ': they agree.' : '. Say why they differ, or put one right.'}`,
      ),
    );
  }
  if (numbers.firstForecastGrowth !== null) {
    const past = numbers.pastGrowth;
    const isGood = past === null ? null : numbers.firstForecastGrowth <= Math.max(past * 1.5, 50);
    cards.push(
      card(
        isGood,
        'Growth, past and planned',
        `The first forecast year is ${writeAmount(numbers.firstForecastGrowth, 'percent')} above today’s yearly rate; ${past === null ? 'the past gives no rate to compare with.' : `the past grew by ${writeAmount(past, 'percent')} a year.`}${isGood === false ? ' Name what makes it faster.' : ''}`,
      ),
    );
  }
  return cards;
}

function unitCards(input: PitchInput, numbers: PitchNumbers): Card[] {
  const cards: Card[] = [];
  const ratio = numbers.valueToCost;
  cards.push(
    ratio === null
      ? card(
          null,
          'Value of a customer',
          'Without churn or without a cost of winning customers the ratio cannot be named. Measure both before an investor asks.',
        )
      : card(
          ratio >= 3,
          'Value of a customer',
          `A customer is worth ${writeAmount(ratio, 'times')} what it costs to win; three times is the mark that investors use.`,
        ),
  );
  const recover = numbers.recoverMonths;
  cards.push(
    recover === null
      ? card(
          false,
          'Months to recover',
          'At this gross margin a customer never pays back what it costs to win.',
        )
      : card(
          recover <= enoughMonths,
          'Months to recover',
          `A customer has paid for being won after ${writeAmount(recover, 'number')} months; twelve is good, eighteen the limit for most.`,
        ),
  );
  const burn = numbers.burnMultiple;
  cards.push(
    burn === null
      ? card(
          null,
          'Burn multiple',
          'No recurring revenue was added in the year, so that the burn multiple cannot be named.',
        )
      : card(
          burn < 2,
          'Burn multiple',
          `${writeAmount(burn, 'number')} of cash was burnt for each 1 of yearly recurring revenue added: ${burnGrade(burn)} on the scale of David Sacks.`,
        ),
  );
  const cost = numbers.newCustomers * input.acquisitionCost;
  if (cost > 0)
    cards.push(
      card(
        cost <= input.raise + input.cash,
        'Customers and budget',
        `The first forecast year adds ${writeAmount(numbers.newCustomers, 'whole')} customers, which costs ${writeAmount(cost, 'money', input.currency)} at today’s cost of winning one.`,
      ),
    );
  return cards;
}

function moneyCards(input: PitchInput, numbers: PitchNumbers): Card[] {
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  const isWhole = Math.abs(numbers.usesSum - input.raise) <= input.raise * 0.01;
  const after = numbers.runwayAfter;
  const cards: Card[] = [
    card(
      isWhole,
      'Use of money',
      isWhole
        ? `The uses add up to the ${money(input.raise)} that you raise.`
        : `The uses add up to ${money(numbers.usesSum)}, you raise ${money(input.raise)}. Make them agree.`,
    ),
    after === null
      ? card(null, 'Runway', 'After the round nothing is burnt, so that cash does not run out.')
      : card(
          after >= enoughMonths,
          'Runway',
          `With the round cash lasts ${writeAmount(after, 'number')} months; eighteen to twenty-four leave time to raise again.`,
        ),
    card(
      numbers.cashNeed <= input.raise + input.cash,
      'Forecast and round',
      numbers.cashNeed === 0
        ? 'The forecast makes no loss. Say what the money is for.'
        : `The forecast loses ${money(numbers.cashNeed)} before it turns; round and cash hold ${money(input.raise + input.cash)}${numbers.cashNeed <= input.raise + input.cash ? '.' : ', so that it needs another round. Show which.'}`,
    ),
  ];
  if (numbers.sold !== null)
    cards.push(
      card(
        numbers.sold >= 8 && numbers.sold <= 25,
        'Share that is sold',
        `The round sells ${writeAmount(numbers.sold, 'percent')}; ten to twenty-five is usual, and less room is left for later rounds beyond that.`,
      ),
    );
  return cards;
}
