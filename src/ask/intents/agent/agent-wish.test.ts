import { describe, expect, it } from 'vitest';
import { agents } from '../../../catalog/agents.gen.ts';
import { agentWish } from './agent-wish.ts';

async function filledBy(question: string) {
  const answer = await agentWish(question, agents);
  if (answer?.kind !== 'agent') return undefined;
  return {
    slug: answer.slug,
    values: Object.fromEntries(answer.filled.map(({ field, value }) => [field, value])),
    words: answer.filled.map(({ words }) => words),
  };
}

describe('the form of the agent that is asked for', () => {
  it.each([
    ['work out a loan of 20000 at 5% over 5 years', 'loan-desk', { amount: 20000, rate: 5, years: 5 }],
    [
      'what would I pay a month on a mortgage of €300,000 at 4.1% for 25 years',
      'loan-desk',
      { currency: 'EUR', amount: 300000, rate: 4.1, years: 25 },
    ],
    ['I want to borrow 15k for a car over 48 months', 'loan-desk', { amount: 15000, years: 4 }],
    [
      'car loan 18000 euro, 6.2%, 60 months, fees of 300',
      'loan-desk',
      { currency: 'EUR', amount: 18000, rate: 6.2, years: 5, fees: 300 },
    ],
    [
      'loan of $12,000 at 7 percent for 3 years with fees of 250 and first payment on 1 March 2027',
      'loan-desk',
      { currency: 'USD', amount: 12000, rate: 7, years: 3, fees: 250, start: '2027-03-01' },
    ],
    [
      'split my advertising budget of 10000 over three channels for 8 weeks',
      'campaign-planner',
      { budget: 10000, weeks: 8 },
    ],
    [
      'plan my retirement: I am 45, retire at 67, savings of £250k, spending of 40,000 a year, inflation 2.5%',
      'retirement-planner',
      { currency: 'GBP', age: 45, retireAge: 67, savings: 250000, spending: 40000, inflation: 2.5 },
    ],
    [
      'judge a rental property: purchase price $350,000, held for 10 years, vacancy 5%',
      'property-analyst',
      { currency: 'USD', price: 350000, holding: 10, vacancy: 5 },
    ],
    ['calculate value at risk of my portfolio at 99% confidence', 'risk-analyst', { confidence: 99 }],
    [
      'estimate TAM: 200000 customers spending 50 dollars each a year, look 7 years ahead',
      'market-sizer',
      { currency: 'USD', everybody: 200000, spending: 50, years: 7 },
    ],
    ['make a storyboard for a commercial of 30 seconds', 'storyboarder', { wanted: 30 }],
    [
      'work out the sample size for an A/B test, two groups, yes or no, 80% power',
      'experiment-designer',
      { design: 'shares', power: 80 },
    ],
    [
      'pitch deck for investors: we raise 2 million, gross margin 70%, cash today 300k',
      'pitch-builder',
      { raise: 2000000, grossMargin: 70, cash: 300000 },
    ],
  ])('has what the question says: %s', async (question, slug, values) => {
    expect(await filledBy(question)).toMatchObject({ slug, values });
    const filled = await filledBy(question);
    expect(Object.keys(filled?.values ?? {}).toSorted()).toEqual(Object.keys(values).toSorted());
  });

  it('says for each value from which words it came, and uses no words twice', async () => {
    const filled = await filledBy('work out a loan of 20000 at 5% over 5 years');
    expect(filled?.words.toSorted()).toEqual(['20000', '5 years', '5%']);
  });

  it('leaves empty what two fields could mean, and what belongs to a field that is not asked for', async () => {
    expect((await filledBy('work out a loan: 20000 and 300'))?.values).toEqual({});
    expect((await filledBy('refinance 200000 at 6% for 20 years, new rate 4.5%'))?.values).toEqual({
      rate: 6,
      years: 20,
    });
  });

  it('counts what comes every month by the year where the form asks for a year', async () => {
    expect(await filledBy('How much do I need to retire with 2000 a month?')).toMatchObject({
      slug: 'retirement-planner',
      values: { spending: 24000 },
      words: ['2000 a month'],
    });
  });

  it('knows what is asked for by the order alone', async () => {
    expect((await filledBy('Value a company that earns 200000 a year'))?.slug).toBe('valuation-desk');
  });

  it('leaves out what a field does not take', async () => {
    expect((await filledBy('work out a loan of 20000 at 500% over 400 years'))?.values).toEqual({
      amount: 20000,
    });
  });

  it('names others that come near, as places', async () => {
    const answer = await agentWish('judge a rental property I want to buy to let with a mortgage', agents);
    expect(answer).toMatchObject({
      kind: 'agent',
      others: [{ title: 'Loan Desk', address: '/agents/loan-desk' }],
    });
  });

  it('is not opened by a question for words', async () => {
    expect(await agentWish('what is NPV', agents)).toBeUndefined();
  });
});
