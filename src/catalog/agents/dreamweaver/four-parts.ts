import { capital } from '../../../methods/language/phrases.ts';
import type { Beat } from './beat.ts';
import { closingImage } from './endings.ts';
import { type Premise, shortAlly } from './premise.ts';

/**
 * Kishōtenketsu: introduction, development, turn and conclusion, of equal length as in the four panels of a yonkoma. It moves
 * by the turn in the third part, which puts what was shown before into another light; an enemy is not needed.
 */
export function fourParts(premise: Premise): Beat[] {
  return [...introduction(premise), ...development(premise), ...turnAround(premise), ...conclusion(premise)];
}

function introduction(p: Premise): Beat[] {
  const act = 'Ki, introduction';
  return [
    {
      name: 'The place',
      act,
      from: 0,
      to: 0.1,
      text: `We are ${p.world}. Time is given to what people do there with their hands${p.motif === undefined ? '' : `, and to ${p.motif}, which nobody explains`}.`,
      goal: 'Nobody wants anything yet; we want to know where we are.',
      turn: 'One thing does not fit in.',
      tension: 10,
      shift: 'even',
    },
    {
      name: 'The person',
      act,
      from: 0.1,
      to: 0.25,
      text: `${p.name} is ${p.role}. Without saying it, ${p.he} ${p.verb('lives', 'live')} as if ${p.belief}.`,
      goal: `${p.short} wants to ${p.want}, as one wants something for years.`,
      turn: `${capital(p.he)} ${p.verb('does', 'do')} nothing about it, for the hundredth time.`,
      tension: 16,
      shift: 'even',
    },
  ];
}

function development(p: Premise): Beat[] {
  const act = 'Shō, development';
  const company = p.ally === undefined ? 'alone' : `together with ${p.ally}`;
  return [
    {
      name: 'It goes on',
      act,
      from: 0.25,
      to: 0.38,
      text: `${p.short} begins, ${company}, to do what it takes to ${p.want}. The steps are small, and each of them makes sense.`,
      goal: `${p.short} wants to do the next thing well.`,
      turn: 'It is done well, and leads to the next.',
      tension: 24,
      shift: 'up',
    },
    {
      name: 'It grows deeper',
      act,
      from: 0.38,
      to: 0.5,
      text: `${p.short} has to reckon with ${p.obstacle} every day, and lives accordingly. We come to know what it would mean if one day ${p.stakes}.`,
      goal: `${p.short} wants to keep the balance.`,
      turn: 'The balance holds; we begin to see what it rests on.',
      tension: 32,
      shift: 'even',
    },
  ];
}

function turnAround(p: Premise): Beat[] {
  const act = 'Ten, turn';
  return [
    {
      name: 'The turn',
      act,
      from: 0.5,
      to: 0.6,
      text: `${capital(p.event)}. It seems to have nothing to do with anything that we have seen, and it changes the meaning of all of it.`,
      goal: `${p.short} wants to go on as before.`,
      turn: `${capital(p.he)} ${p.verb('looks', 'look')} at the same things and ${p.verb('sees', 'see')} others.`,
      tension: 78,
      shift: 'down',
    },
    {
      name: 'In the new light',
      act,
      from: 0.6,
      to: 0.75,
      text: `${p.short} goes through the same places once more. ${p.ally === undefined ? 'What seemed an accident was care' : `What ${p.he} took for granted in ${shortAlly(p.ally)} was care`}, and what seemed to be strength, to live as if ${p.belief}, was fear.`,
      goal: `${p.short} wants to know since when it has been so.`,
      turn: 'It has always been so.',
      tension: 66,
      shift: 'even',
    },
  ];
}

function conclusion(p: Premise): Beat[] {
  const act = 'Ketsu, conclusion';
  const deed =
    p.ending === 'tragic'
      ? `${p.short} understands that it would be time to ${p.need}, and does not do it. Nothing dramatic happens: ${p.stakes}.`
      : `${p.short} does a small thing that ${p.he} could not have done before: ${p.he} ${p.verb('begins', 'begin')} to ${p.need}. ${p.ending === 'both' ? `That ${p.he} will also ${p.wantAgain} is told in passing` : `That ${p.he} will not ${p.wantAgain} is told in passing`}.`;
  return [
    {
      name: 'The two halves meet',
      act,
      from: 0.75,
      to: 0.9,
      text: deed,
      goal: `${p.short} wants to bring together what was and what is.`,
      turn: 'It fits, though otherwise than expected.',
      tension: 50,
      shift: p.ending === 'tragic' ? 'down' : 'up',
    },
    {
      name: 'Afterglow',
      act,
      from: 0.9,
      to: 1,
      text: closingImage(p),
      goal: 'Nobody wants anything; we look.',
      turn: 'The thing that did not fit in at the beginning does now.',
      tension: 20,
      shift: 'even',
    },
  ];
}
