import type { Block, DocumentPart } from '../../agent-desk/parts.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import { type Deal, whatIfs } from './deal.ts';
import type { PropertyInput } from './fields.ts';

const hundred = 100;

/** What goes to partners or the bank: the verdict first, then income, loan, sale and what could go wrong. */
export function memo(input: PropertyInput, deal: Deal): DocumentPart {
  const { found, ratios, netValue, highestPrice } = deal;
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  const points = (share: number | null) =>
    share === null ? 'none' : writeAmount(share * hundred, 'percent');
  const [first] = found.years;
  const worst = whatIfs(deal.plan)
    .filter(({ equityRate }) => equityRate !== null)
    .toSorted((one, other) => (one.equityRate ?? 0) - (other.equityRate ?? 0))[0];
  const blocks: Block[] = [
    { kind: 'heading', text: 'Verdict' },
    {
      kind: 'text',
      text: `${verdict(input, deal)} At ${money(input.price)}, ${input.property} has a cap rate of ${points(ratios.capRate)}; the equity of ${money(found.equity)} returns ${points(ratios.equityRate)} a year over ${input.holding} years, ${writeAmount(input.required, 'percent')} is required${highestPrice === null ? '' : `, and ${money(highestPrice)} is the price that just meets it`}.`,
    },
    { kind: 'heading', text: 'Income' },
    {
      kind: 'text',
      text: `A full house brings ${money(first?.potential ?? 0)} in the first year; ${money(first?.received ?? 0)} is received, ${money(first?.costs ?? 0)} goes into running costs (${points(ratios.costShare)}), and ${money(first?.operating ?? 0)} is left before the loan.`,
    },
    { kind: 'heading', text: 'Loan' },
    { kind: 'text', text: loanText(input, deal, money, points) },
    { kind: 'heading', text: 'Sale' },
    {
      kind: 'text',
      text: `The sale is put at ${money(found.sale.price)}, ${input.exitBy === 'growth' ? `a rise of ${writeAmount(input.appreciation ?? 0, 'percent')} a year` : `the income of the year after at a cap rate of ${writeAmount(input.exitCap ?? 0, 'percent')}`}; after costs and the loan ${money(found.sale.net)} is left. Present value of the whole: ${money(netValue)}.`,
    },
    { kind: 'heading', text: 'What could go wrong' },
    {
      kind: 'list',
      items: [
        `Break-even is at ${points(ratios.breakEven)} of a full house.`,
        ...(worst === undefined
          ? []
          : [
              `Of the cases tried, “${worst.name.toLowerCase()}” hurts most: the equity then returns ${points(worst.equityRate)} a year.`,
            ]),
      ],
    },
    { kind: 'heading', text: 'Before signing' },
    {
      kind: 'list',
      numbered: true,
      items: [
        'See leases, payments of the last two years and the arrears of every tenant.',
        'Have roof, heating, wiring and water looked at, and put what is found into the start or the reserve.',
        'Check rents, costs and the price at the sale against three comparable houses.',
        'Ask what rent control, permits and transfer taxes apply.',
      ],
    },
  ];
  return { kind: 'document', title: `Memo: ${input.property}`, blocks };
}

function verdict(input: PropertyInput, { ratios, netValue }: Deal): string {
  const isShort =
    ratios.coverage !== null && input.coverage !== undefined && ratios.coverage < input.coverage;
  if (netValue < 0) return 'Not at this price on these figures.';
  return isShort ? 'It earns enough, but the income does not carry this loan.' : 'It earns what is required.';
}

function loanText(
  input: PropertyInput,
  { found, ratios, largestLoan }: Deal,
  money: (value: number) => string,
  points: (share: number | null) => string,
): string {
  if (found.loan === 0) return 'There is no loan.';
  const carried =
    largestLoan === null ? '' : ` At the coverage asked, the income carries ${money(largestLoan)}.`;
  return `${money(found.loan)} at ${writeAmount(input.loanRate ?? 0, 'percent')} over ${input.loanYears ?? 0} years costs ${money(found.years[0]?.service ?? 0)} a year. Coverage is ${writeAmount(ratios.coverage, 'times')}, the debt yield ${points(ratios.debtYield)}, and ${money(found.years[0]?.cash ?? 0)} of cash is left in the first year, ${points(ratios.cashOnCash)} of the equity.${carried}`;
}
