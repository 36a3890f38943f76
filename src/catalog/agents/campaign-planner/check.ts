import { isWebAddress, tagOf } from '../../../methods/marketing/tagged-link.ts';
import type { InputFault } from '../../agent-desk/work.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { CampaignInput, ChannelInput } from './fields.ts';

/** What no field alone can see. */
export function checkCampaign(input: CampaignInput): InputFault[] {
  const faults: InputFault[] = [];
  if (!isWebAddress(input.landing))
    faults.push({
      field: 'landing',
      message:
        'This is no web address. Write it whole and without spaces, such as https://www.example.com/spring.',
    });
  if (tagOf(input.campaign) === '')
    faults.push({
      field: 'campaign',
      message: 'The name needs a letter from a to z or a digit, because it becomes a part of the links.',
    });
  for (const [row, channel] of input.channels.entries())
    for (const { column, message } of faultsOfChannel(channel, input))
      faults.push({ field: 'channels', row, column, message });
  faults.push(...sameNames(input.channels), ...sumFaults(input));
  return faults;
}

interface CellFault {
  readonly column: string;
  readonly message: string;
}

function faultsOfChannel(channel: ChannelInput, { weeks }: CampaignInput): CellFault[] {
  const faults: CellFault[] = [];
  if (channel.least > channel.most)
    faults.push({
      column: 'most',
      message: 'This is less than the least sum. Raise it, or lower the other.',
    });
  if (channel.curve === 'power') {
    if (channel.form === undefined || channel.form >= 1)
      faults.push({
        column: 'form',
        message: 'A power curve needs an elasticity above 0 and below 1, such as 0.3.',
      });
  } else if (channel.ceiling === undefined || channel.ceiling <= channel.sales)
    faults.push({
      column: 'ceiling',
      message:
        'The ceiling has to be more than what was sold already: enter the most that this channel could sell.',
    });
  for (const column of ['source', 'medium'] as const)
    if (tagOf(channel[column]) === '')
      faults.push({ column, message: 'A tag needs a letter from a to z or a digit.' });
  const [from, to] = [channel.fromWeek ?? 1, channel.toWeek ?? weeks];
  if (from > weeks) faults.push({ column: 'fromWeek', message: `The campaign has ${weeks} weeks only.` });
  else if (to < from)
    faults.push({ column: 'toWeek', message: 'This lies before the first week of the channel.' });
  return faults;
}

function sameNames(channels: readonly ChannelInput[]): InputFault[] {
  const names = channels.map(({ name }) => name.toLowerCase());
  return names.flatMap((name, row) =>
    names.indexOf(name) < row
      ? [
          {
            field: 'channels',
            row,
            column: 'name',
            message: 'Two channels have this name. Rename one of them.',
          },
        ]
      : [],
  );
}

function sumFaults({ channels, budget, currency }: CampaignInput): InputFault[] {
  const least = channels.reduce((sum, channel) => sum + channel.least, 0);
  if (least <= budget) return [];
  return [
    {
      field: 'budget',
      message: `The least sums of the channels come to ${writeAmount(least, 'money', currency)}, which is more than the budget. Lower them, leave a channel out, or raise the budget.`,
    },
  ];
}
