import type { Block, Part } from '../../agent-desk/parts.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { Assessment } from './assess.ts';
import { families } from './families.ts';
import type { PremortemInput } from './fields.ts';

const percent = (value: number) => `${writeAmount(value, 'whole')} %`;

export function report(input: PremortemInput, assessment: Assessment): Part {
  const { causes, expected, aboveTolerance, quantiles } = assessment;
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  const blocks: Block[] = [
    {
      kind: 'text',
      text: `It is ${writeAmount(input.end, 'date')}. ${input.project} has failed: ${input.failure}. This is why.`,
    },
    ...families.flatMap(({ value, label }): Block[] => {
      const own = causes.filter(({ input: cause }) => cause.family === value);
      if (own.length === 0) return [];
      return [
        { kind: 'heading', text: label },
        {
          kind: 'list',
          items: own.map(
            ({ input: cause, chance, expected: loss }) =>
              `${cause.cause}: chance ${percent(chance)}, expected loss ${money(loss)}. Tripwire: ${cause.tripwire ?? 'none yet'}. Owner: ${cause.owner ?? 'nobody yet'}.`,
          ),
        },
      ];
    }),
    { kind: 'heading', text: 'What it comes to' },
    {
      kind: 'text',
      text: `All causes together cost ${money(expected)} on average. In half of the simulated projects the loss stays below ${money(quantiles(0.5))}, in nine of ten below ${money(quantiles(0.9))}. The chance of losing more than the ${money(input.tolerance)} that can be borne is ${percent(aboveTolerance)}.`,
    },
    ...preventionBlocks(input, assessment),
    ...openBlocks(assessment),
  ];
  return { kind: 'document', title: `Premortem: ${input.project}`, blocks };
}

function preventionBlocks(input: PremortemInput, assessment: Assessment): Block[] {
  const { isPrevented, causes, cost, expected, expectedAfter, aboveToleranceAfter } = assessment;
  if (!isPrevented) return [];
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  const planned = causes
    .filter(({ worth }) => worth !== null)
    .toSorted((one, other) => (other.worth ?? 0) - (one.worth ?? 0));
  const gain = expected - expectedAfter - cost;
  return [
    { kind: 'heading', text: 'What prevention brings' },
    {
      kind: 'text',
      text: `The planned prevention costs ${money(cost)} and takes ${money(expected - expectedAfter)} off the expected loss, ${gain >= 0 ? `a gain of ${money(gain)}` : `which is ${money(-gain)} less than it costs`}. The chance of losing more than can be borne becomes ${percent(aboveToleranceAfter)}.`,
    },
    {
      kind: 'list',
      numbered: true,
      items: planned.map(
        ({ input: cause, saved, worth }) =>
          `${cause.prevention ?? ''} (${cause.cause}): saves ${money(saved)} for ${money(cause.cost ?? 0)}${(worth ?? 0) < 0 ? '; by the average alone it does not pay' : ''}.`,
      ),
    },
  ];
}

function openBlocks({ causes }: Assessment): Block[] {
  const open = causes.filter(
    ({ input: { owner, tripwire } }) => owner === undefined || tripwire === undefined,
  );
  if (open.length === 0) return [];
  return [
    { kind: 'heading', text: 'Still open' },
    {
      kind: 'list',
      items: open.map(({ input: { cause, owner, tripwire } }) => {
        const missing = [owner === undefined ? 'an owner' : '', tripwire === undefined ? 'a tripwire' : ''];
        return `${cause} needs ${missing.filter((text) => text !== '').join(' and ')}.`;
      }),
    },
  ];
}
