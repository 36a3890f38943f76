import { addDays } from '../../../methods/finance/calendar-days.ts';
import type { TimelineItem, TimelinePart } from '../../agent-desk/parts.ts';
import type { CalendarEvent } from '../../agent-desk/result.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { CampaignInput } from './fields.ts';
import type { CampaignPlan, PlannedChannel } from './plan.ts';

const daysOfWeek = 7;
const pulseLength = 3;
/** Weeks of a launch weigh so much more than those after it. */
const launchWeight = 2;

/** How much a week weighs in a channel: nothing where it rests. */
function weightOf(week: number, channel: PlannedChannel, input: CampaignInput): number {
  const from = channel.given.fromWeek ?? 1;
  const to = Math.min(input.weeks, channel.given.toWeek ?? input.weeks);
  if (week < from || week > to) return 0;
  const length = to - from + 1;
  if (input.phasing === 'pulse') return (week - from) % pulseLength === pulseLength - 1 ? 0 : 1;
  return input.phasing === 'launch' && week - from < Math.ceil(length / 3) ? launchWeight : 1;
}

/** The shares of a channel's sum that fall on each week. */
export function weekShares(channel: PlannedChannel, input: CampaignInput): number[] {
  const weights = Array.from({ length: input.weeks }, (_, index) => weightOf(index + 1, channel, input));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}

interface Flight {
  readonly start: string;
  readonly end: string;
  readonly spend: number;
}

/** Weeks without a rest between them. */
function flightsOf(channel: PlannedChannel, input: CampaignInput): Flight[] {
  const shares = weekShares(channel, input);
  const flights: Flight[] = [];
  let first = -1;
  for (const [index, share] of [...shares, 0].entries()) {
    if (share > 0 && first < 0) first = index;
    if (share > 0 || first < 0) continue;
    flights.push({
      start: addDays(input.start, first * daysOfWeek),
      end: addDays(input.start, index * daysOfWeek - 1),
      spend: channel.spend * shares.slice(first, index).reduce((sum, value) => sum + value, 0),
    });
    first = -1;
  }
  return flights;
}

export function timelineOf(input: CampaignInput, plan: CampaignPlan): TimelinePart {
  const last = addDays(input.start, input.weeks * daysOfWeek - 1);
  const items: TimelineItem[] = [
    {
      label: 'Texts, pictures and links ready',
      start: addDays(input.start, -21),
      end: addDays(input.start, -8),
      group: 'Preparation',
    },
    {
      label: 'Approval and test of every link',
      start: addDays(input.start, -7),
      end: addDays(input.start, -1),
      group: 'Preparation',
      critical: true,
    },
    ...spending(plan).flatMap((channel) =>
      flightsOf(channel, input).map(({ start, end }) => ({
        label: channel.given.name,
        start,
        end,
        group: 'On air',
      })),
    ),
    { label: 'Counting and report', start: addDays(last, 1), end: addDays(last, 14), group: 'After it' },
  ];
  return { kind: 'timeline', title: 'Calendar', items };
}

function spending(plan: CampaignPlan): PlannedChannel[] {
  return plan.channels.filter(({ spend }) => spend > 0);
}

export function eventsOf(input: CampaignInput, plan: CampaignPlan): CalendarEvent[] {
  const last = addDays(input.start, input.weeks * daysOfWeek - 1);
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  const reviews = Array.from({ length: Math.floor((input.weeks - 1) / 2) }, (_, index) => index * 2 + 2);
  return [
    {
      title: `${input.campaign}: everything ready`,
      day: addDays(input.start, -8),
      text: 'Texts, pictures and tagged links are delivered.',
    },
    {
      title: `${input.campaign}: links tested`,
      day: addDays(input.start, -1),
      text: 'Open every link once and see it arrive in the analytics with its tags.',
    },
    ...spending(plan).flatMap((channel) =>
      flightsOf(channel, input).map(({ start, end, spend }) => ({
        title: `${input.campaign}: ${channel.given.name}`,
        day: start,
        until: end,
        text: `${money(spend)} in this flight.`,
      })),
    ),
    ...reviews.map((week) => ({
      title: `${input.campaign}: review after week ${week}`,
      day: addDays(input.start, week * daysOfWeek),
      text: 'Hold sales by channel against the plan, and move money to where one more sum brings more.',
    })),
    {
      title: `${input.campaign}: report`,
      day: addDays(last, 14),
      text: 'Count late sales too before the curves are drawn anew.',
    },
  ];
}
