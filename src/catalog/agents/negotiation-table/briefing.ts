import type { Block, Part } from '../../agent-desk/parts.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import { type Round, walkAwayOffer } from './concessions.ts';
import type { NegotiationInput } from './fields.ts';
import { describe, type Preparation } from './prepare.ts';

const number = (value: number) => writeAmount(value, 'number');
const percent = (value: number) => `${writeAmount(value, 'whole')} %`;

export function briefing(input: NegotiationInput, prepared: Preparation, plan: readonly Round[]): Part {
  const { batna, reserve, zone } = prepared;
  const blocks: Block[] = [
    { kind: 'heading', text: 'Where we stand' },
    {
      kind: 'text',
      text: `Without an agreement our best course is: ${batna.name}. It is worth ${number(batna.value)} with a chance of ${percent(batna.chance)}; after ${number(input.walkCost)} for walking away, our reservation value is ${number(reserve.ours)}. Sign nothing below it, however late it gets.`,
    },
    {
      kind: 'text',
      text: `We take the reservation value of ${input.theirs} to be ${number(input.theirLikely)}, somewhere between ${number(input.theirLow)} and ${number(input.theirHigh)}. ${zone.length === 0 ? 'At the likely figure there is no package that both sides prefer to no agreement.' : `${zone.length === 1 ? 'One unbeaten package lies' : `${zone.length} unbeaten packages lie`} in the zone of possible agreement.`}`,
    },
    ...(zone.length === 0 ? withoutZone(prepared) : withZone(prepared)),
    { kind: 'heading', text: 'How to go about it' },
    {
      kind: 'list',
      numbered: true,
      items: plan.map(
        ({ round, offer, isLast }) =>
          `Round ${round}: ${isLast ? 'the aim' : round === 1 ? 'open with' : 'move to'} ${describe(prepared, offer)} (${number(offer.ours)} for us, ${number(offer.theirs)} for them).`,
      ),
    },
    {
      kind: 'list',
      items: [
        'Offer packages, not single issues: what is conceded alone is lost, what is conceded in exchange is traded.',
        'Where two packages are worth the same to us, put both on the table; which one they prefer tells what they value.',
        `Improve the best alternative before the talks: every point that ${batna.name} gains is a point of reservation value.`,
        'Do not tell our reservation value; test theirs with what-if questions and correct the scores here after each round.',
      ],
    },
  ];
  return { kind: 'document', title: `Briefing: ${input.ours} and ${input.theirs}`, blocks };
}

function withZone(prepared: Preparation): Block[] {
  const { nash, kalai, aim, zone, reserve } = prepared;
  const last = walkAwayOffer(prepared);
  const best = Math.max(...zone.map(({ ours }) => ours));
  const items = [
    `Aim: ${describe(prepared, aim)}. Worth ${number(aim.ours)} to us; they would agree with a chance of ${percent(aim.chance)}.`,
  ];
  if (nash !== undefined)
    items.push(
      `Fair by the product of gains (Nash): ${describe(prepared, nash)}, ${number(nash.ours)} for us and ${number(nash.theirs)} for them.`,
    );
  if (kalai !== undefined && kalai !== nash)
    items.push(
      `Fair by equal shares of the most possible (Kalai–Smorodinsky): ${describe(prepared, kalai)}, ${number(kalai.ours)} and ${number(kalai.theirs)}.`,
    );
  if (last !== undefined)
    items.push(`The least to sign: ${describe(prepared, last)}, worth ${number(last.ours)} to us.`);
  return [
    { kind: 'heading', text: 'What is possible' },
    {
      kind: 'text',
      text: `Between our reserve of ${number(reserve.ours)} and the most that they could accept there are ${number(best - reserve.ours)} points for us to win or lose.`,
    },
    { kind: 'list', items },
  ];
}

function withoutZone({ offers, reserve }: Preparation): Block[] {
  const gap = Math.min(
    ...offers.map(
      ({ ours, theirs }) => Math.max(0, reserve.ours - ours) + Math.max(0, reserve.theirs - theirs),
    ),
  );
  return [
    { kind: 'heading', text: 'What it would take' },
    {
      kind: 'text',
      text: `The nearest package misses by ${number(gap)} points in all. Look for an issue that is not on the list yet and weighs little for one side and much for the other, or take the best alternative. The plan below is for the case that their reserve is lower than thought.`,
    },
  ];
}
