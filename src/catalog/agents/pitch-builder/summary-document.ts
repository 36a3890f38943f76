import type { DocumentPart } from '../../agent-desk/parts.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { PitchInput } from './fields.ts';
import type { PitchNumbers } from './numbers.ts';

/** The page that is sent ahead of a meeting. */
export function summaryDocument(input: PitchInput, numbers: PitchNumbers): DocumentPart {
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  const last = input.history.at(-1);
  const end = input.forecast.at(-1);
  return {
    kind: 'document',
    title: `${input.company} on one page`,
    blocks: [
      { kind: 'text', text: input.oneLine },
      { kind: 'heading', text: 'Problem and answer' },
      { kind: 'list', items: [...input.problem, ...input.solution] },
      { kind: 'heading', text: 'Why now' },
      { kind: 'list', items: input.whyNow },
      { kind: 'heading', text: 'Market' },
      {
        kind: 'text',
        text: `${writeAmount(input.customersServed, 'whole')} customers can be served at ${money(input.pricePerYear)} a year, ${money(numbers.marketServed)} in all; the plan aims at ${writeAmount(input.shareAimed, 'percent')} of them.`,
      },
      { kind: 'heading', text: 'Traction and economics' },
      {
        kind: 'list',
        items: [
          `${money(last?.revenue ?? 0)} of revenue in ${last?.label ?? 'the last period'} from ${writeAmount(last?.customers ?? 0, 'whole')} customers, a yearly rate of ${money(numbers.runRate)}.`,
          ...(numbers.valueToCost === null
            ? []
            : [
                `A customer brings ${writeAmount(numbers.valueToCost, 'times')} its cost${numbers.recoverMonths === null ? '' : ` and has paid for it after ${writeAmount(numbers.recoverMonths, 'number')} months`}.`,
              ]),
          ...(numbers.burnMultiple === null
            ? []
            : [`Burn multiple of the last twelve months: ${writeAmount(numbers.burnMultiple, 'number')}.`]),
        ],
      },
      { kind: 'heading', text: 'Plan' },
      {
        kind: 'text',
        text: `${end?.label ?? 'At the end'}: ${money(end?.revenue ?? 0)} of revenue from ${writeAmount(end?.customers ?? 0, 'whole')} customers${numbers.breakEvenYear === null ? '' : `; profitable in ${numbers.breakEvenYear}`}.`,
      },
      { kind: 'heading', text: 'Team' },
      { kind: 'list', items: input.team.map(({ name, role, proof }) => `${name}, ${role}: ${proof}`) },
      { kind: 'heading', text: 'Round' },
      {
        kind: 'text',
        text: `${money(input.raise)}${numbers.sold === null ? '' : ` for ${writeAmount(numbers.sold, 'percent')}`}, for ${input.uses.map(({ name, amount }) => `${name} (${money(amount)})`).join(', ')}.`,
      },
      { kind: 'list', items: input.milestones },
    ],
  };
}
