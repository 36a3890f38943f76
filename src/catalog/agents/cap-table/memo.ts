import type { DocumentPart } from '../../agent-desk/parts.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import { type Exit, preferenceStack, type Turn } from './exit.ts';
import type { CapInput } from './fields.ts';
import { type CapTable, shareOf, sumOf } from './stages.ts';

/** What a counsel would tell the founders before they sign. */
export function founderNote(
  input: CapInput,
  table: CapTable,
  exit: Exit,
  turns: readonly Turn[],
): DocumentPart {
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  const points = (value: number) => writeAmount(value, 'percent');
  const founders = sumOf(exit.amounts.filter((_, index) => table.owners[index]?.group === 'founder'));
  const stack = preferenceStack(input, table);
  const lastTurn = turns.reduce<number | null>(
    (highest, { value }) => (value === null || highest === null ? null : Math.max(highest, value)),
    0,
  );
  return {
    kind: 'document',
    title: `Note to the founders of ${input.company}`,
    blocks: [
      { kind: 'heading', text: 'Ownership' },
      {
        kind: 'list',
        items: table.stages.map(
          (stage) =>
            `${stage.name}: founders ${points(shareOf(table, stage, 'founder'))}, free pool ${points(shareOf(table, stage, 'pool'))}${stage.round === undefined ? '' : `, at ${writeAmount(stage.round.price, 'number')} a share`}.`,
        ),
      },
      { kind: 'heading', text: 'At an exit' },
      {
        kind: 'text',
        text: `Of ${money(input.exitValue)}, ${money(exit.net)} is left after debt and costs. The founders get ${money(founders)}. Before common shares see anything, ${money(stack)} of preferences can be called.`,
      },
      {
        kind: 'text',
        text:
          lastTurn === null
            ? 'At least one class never converts: its participation takes from the common shares at every price.'
            : `From ${money(lastTurn)} upwards every class converts and everybody is paid by the shares that they own.`,
      },
      { kind: 'heading', text: 'What to look at before signing' },
      { kind: 'list', items: pointsToWatch(input, table, stack), numbered: true },
      { kind: 'heading', text: 'Basis' },
      {
        kind: 'text',
        text: 'Safes are in the post-money form and convert in the first priced round. Taxes, vesting and exercise prices of options are not in these figures; the charter and the signed terms decide.',
      },
    ],
  };
}

function pointsToWatch(input: CapInput, table: CapTable, stack: number): string[] {
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  const lines: string[] = [];
  for (const round of input.rounds) {
    if (round.participation === 'full')
      lines.push(
        `${round.name} participates without a cap: it is paid twice at every exit. Ask for none, or for a cap of two to three times.`,
      );
    if (round.multiple > 1)
      lines.push(
        `${round.name} has a preference of ${writeAmount(round.multiple, 'times')}: ${money(round.multiple * round.investment)} comes before the common shares. Once is the common term.`,
      );
  }
  for (const { name, round } of table.stages)
    if (round !== undefined && round.poolAdded > 0)
      lines.push(
        `The pool of ${name} is enlarged by ${writeAmount(round.poolAdded, 'whole')} shares at the cost of those already in, which takes ${money(round.poolAdded * round.price)} off the valuation. Size it by a hiring plan, not by a habit.`,
      );
  const raised =
    sumOf(input.rounds.map(({ investment }) => investment)) +
    sumOf((input.safes ?? []).map(({ amount }) => amount));
  lines.push(
    `An offer below ${money(stack + input.exitCosts)} leaves little or nothing to common shares, after ${money(raised)} raised. Know this figure before talking to buyers.`,
  );
  return lines;
}
