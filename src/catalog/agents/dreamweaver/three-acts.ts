import { capital } from '../../../methods/language/phrases.ts';
import type { Beat } from './beat.ts';
import { closingImage, lastMeeting, outcome } from './endings.ts';
import { type Premise, shortAlly } from './premise.ts';

/** Field's pages are of a screenplay of 120: act one to page 30, act two to page 90. */
const page = (number: number) => number / 120;

/** Field, Screenplay: The Foundations of Screenwriting, 1979; pinches and midpoint from The Screenwriter's Workbook, 1984. */
export function threeActs(premise: Premise): Beat[] {
  return [...actOne(premise), ...actTwo(premise), ...actThree(premise)];
}

function actOne(p: Premise): Beat[] {
  const act = 'Act one';
  const seesIt = p.ally === undefined ? 'nobody says so' : `only ${shortAlly(p.ally)} might say so`;
  return [
    {
      name: 'Opening image',
      act,
      from: 0,
      to: page(3),
      text: `We are ${p.world}. ${p.name} is ${p.role}${p.motif === undefined ? '' : `, and the first thing we see in ${p.his} hands is ${p.motif}`}.`,
      goal: `${p.short} wants to get through an ordinary day.`,
      turn: `One small thing shows what ${p.he} ${p.verb('avoids', 'avoid')}.`,
      tension: 12,
      shift: 'even',
    },
    {
      name: 'Set-up',
      act,
      from: page(3),
      to: page(10),
      text: `Everything ${p.short} does rests on one belief: that ${p.belief}. It has a price, and ${seesIt}.`,
      goal: `${p.short} wants to keep things as they are.`,
      turn: `There is a chance to ${p.need}, and ${p.he} ${p.verb('lets', 'let')} it go by.`,
      tension: 18,
      shift: 'even',
    },
    {
      name: 'Inciting incident',
      act,
      from: page(10),
      to: page(13),
      text: `${capital(p.event)}. From this moment ${p.short} has a reason to ${p.want}, and the morning before is gone.`,
      goal: `${p.short} wants to understand what has happened.`,
      turn: `The answer is worse than the question.`,
      tension: 38,
      shift: 'down',
    },
    {
      name: 'Debate',
      act,
      from: page(13),
      to: page(25),
      text: `${p.short} looks for a way that costs nothing. There is none: every road leads past ${p.obstacle}, and with each day it is likelier that ${p.stakes}.`,
      goal: `${p.short} wants somebody else to take it on.`,
      turn: `The last person who could have done it says no.`,
      tension: 42,
      shift: 'down',
    },
    {
      name: 'Plot point one',
      act,
      from: page(25),
      to: page(30),
      text: `${p.short} decides to ${p.want}, whatever it takes, and crosses a line that cannot be crossed back.`,
      goal: `${p.short} wants to begin before ${p.he} can change ${p.his} mind.`,
      turn: `A door closes behind ${p.him}.`,
      tension: 52,
      shift: 'up',
    },
  ];
}

function actTwo(p: Premise): Beat[] {
  const act = 'Act two';
  const friend = p.ally === undefined ? undefined : shortAlly(p.ally);
  return [
    {
      name: 'First attempts',
      act,
      from: page(30),
      to: page(45),
      text: `${p.short} sets out to ${p.wantAgain} in the only way ${p.he} ${p.verb('knows', 'know')}, as somebody who believes that ${p.belief}. ${p.ally === undefined ? 'At first it seems to work' : `With the help of ${p.ally}, it seems to work`}.`,
      goal: `${p.short} wants a quick, clean success.`,
      turn: `It succeeds, and wakes what should have slept.`,
      tension: 50,
      shift: 'up',
    },
    {
      name: 'Pinch one',
      act,
      from: page(45),
      to: page(48),
      text: `For the first time ${p.short} meets the whole strength of ${p.obstacleAgain}, and learns what it would mean to lose.`,
      goal: `${p.short} wants to hold what ${p.he} ${p.verb('has', 'have')} won.`,
      turn: `It is taken away in front of ${p.his} eyes.`,
      tension: 60,
      shift: 'down',
    },
    {
      name: 'Midpoint',
      act,
      from: page(58),
      to: page(62),
      text: `${p.short} comes so close that ${p.he} can see what it would be like to ${p.wantAgain}. In the same hour ${p.he} ${p.verb('sees', 'see')} that this alone would not be enough.`,
      goal: `${p.short} wants to take the last step.`,
      turn: `${capital(p.he)} could take it, and ${p.verb('hesitates', 'hesitate')}: something in ${p.him} has begun to ask for more.`,
      tension: 70,
      shift: 'up',
    },
    {
      name: 'Pinch two',
      act,
      from: page(75),
      to: page(78),
      text: `Pressed hard by ${p.obstacleAgain}, ${p.short} falls back on the belief that ${p.belief}. It costs ${p.him} ${friend === undefined ? 'what little ground was won' : `the trust of ${friend}`}.`,
      goal: `${p.short} wants to be safe, if only for a night.`,
      turn: `Being safe is what does the damage.`,
      tension: 76,
      shift: 'down',
    },
    {
      name: 'Plot point two',
      act,
      from: page(85),
      to: page(90),
      text: `Nothing seems able to prevent it any more: ${p.stakes}. One thing is left that ${p.short} has never tried, and that is to ${p.need}.`,
      goal: `${p.short} wants to give up without being seen.`,
      turn: `${capital(p.he)} ${p.verb('is', 'are')} seen, and cannot.`,
      tension: 84,
      shift: 'down',
    },
  ];
}

function actThree(p: Premise): Beat[] {
  const act = 'Act three';
  return [
    {
      name: 'Climax',
      act,
      from: page(90),
      to: page(110),
      text: `${lastMeeting(p)} ${outcome(p)}`,
      goal: `${p.short} wants to ${p.wantAgain}, and this is the last chance.`,
      turn:
        p.ending === 'tragic'
          ? `${capital(p.he)} ${p.verb('does', 'do')} what ${p.he} ${p.verb('has', 'have')} always done.`
          : `${capital(p.he)} ${p.verb('does', 'do')} what ${p.he} ${p.verb('has', 'have')} never done.`,
      tension: 100,
      shift: p.ending === 'tragic' ? 'down' : 'up',
    },
    {
      name: 'Resolution',
      act,
      from: page(110),
      to: 1,
      text: closingImage(p),
      goal: `${p.short} wants nothing that we have seen ${p.him} want before.`,
      turn: 'The last image answers the first.',
      tension: p.ending === 'tragic' ? 40 : 22,
      shift: p.ending === 'tragic' ? 'down' : 'up',
    },
  ];
}
