import { capital } from '../../../methods/language/phrases.ts';
import type { Beat } from './beat.ts';
import { closingImage, lastMeeting, outcome } from './endings.ts';
import { type Premise, shortAlly } from './premise.ts';

/**
 * Vogler, The Writer's Journey, 1992, after Campbell, The Hero with a Thousand Faces, 1949: five stages in the first quarter,
 * four in the middle half with the ordeal at its centre, three in the last quarter. Places within an act are a convention.
 */
export function heroJourney(premise: Premise): Beat[] {
  return [...departure(premise), ...initiation(premise), ...homecoming(premise)];
}

function departure(p: Premise): Beat[] {
  const act = 'Act one: departure';
  const mentor = p.ally ?? 'somebody who has been there before';
  return [
    {
      name: 'Ordinary world',
      act,
      from: 0,
      to: 0.08,
      text: `We are ${p.world}. ${p.name} is ${p.role}, and ${p.he} ${p.verb('lives', 'live')} by the belief that ${p.belief}.`,
      goal: `${p.short} wants the day to end as it began.`,
      turn: `What is missing from ${p.his} life walks past the window.`,
      tension: 12,
      shift: 'even',
    },
    {
      name: 'Call to adventure',
      act,
      from: 0.08,
      to: 0.12,
      text: `${capital(p.event)}. Somebody has to ${p.want}, and everything points at ${p.short}.`,
      goal: `${p.short} wants to stay out of it.`,
      turn: 'It is addressed to nobody else.',
      tension: 34,
      shift: 'down',
    },
    {
      name: 'Refusal of the call',
      act,
      from: 0.12,
      to: 0.16,
      text: `${p.short} says no. ${capital(p.he)} ${p.verb('has', 'have')} good reasons, and behind all of them stands the fear of having to ${p.need}.`,
      goal: `${p.short} wants to be told that no is an answer.`,
      turn: `It becomes plain that, without ${p.him}, ${p.stakes}.`,
      tension: 30,
      shift: 'down',
    },
    {
      name: 'Meeting with the mentor',
      act,
      from: 0.16,
      to: 0.21,
      text: `${p.short} turns to ${mentor}, and is given something to take along: ${p.motif ?? 'a sentence that makes sense only later'}.`,
      goal: `${p.short} wants advice that makes going unnecessary.`,
      turn: `What ${p.he} ${p.verb('gets', 'get')} makes it possible to go.`,
      tension: 32,
      shift: 'up',
    },
    {
      name: 'Crossing the first threshold',
      act,
      from: 0.21,
      to: 0.25,
      text: `${p.short} leaves what ${p.he} ${p.verb('knows', 'know')} in order to ${p.wantAgain}. Behind ${p.him} the way closes.`,
      goal: `${p.short} wants to pass without being noticed.`,
      turn: `At the border somebody says ${p.his} name.`,
      tension: 50,
      shift: 'up',
    },
  ];
}

function initiation(p: Premise): Beat[] {
  const act = 'Act two: initiation';
  const friend = p.ally === undefined ? 'those who go along' : shortAlly(p.ally);
  return [
    {
      name: 'Tests, allies, enemies',
      act,
      from: 0.25,
      to: 0.38,
      text: `In the new world the old belief, that ${p.belief}, is tested again and again. ${p.short} learns on whom ${p.he} can count, and what it means to stand against ${p.obstacle}.`,
      goal: `${p.short} wants to learn the rules.`,
      turn: `The rule that matters is one that ${p.he} ${p.verb('has', 'have')} to break.`,
      tension: 52,
      shift: 'up',
    },
    {
      name: 'Approach to the inmost cave',
      act,
      from: 0.38,
      to: 0.48,
      text: `${p.short} draws near to the place where it will be decided. With ${friend} ${p.he} ${p.verb('makes', 'make')} a plan against ${p.obstacleAgain}, and the plan leaves no room for ${p.his} fear.`,
      goal: `${p.short} wants certainty before the last door.`,
      turn: 'The plan fails at its first step, and they go on.',
      tension: 64,
      shift: 'down',
    },
    {
      name: 'Ordeal',
      act,
      from: 0.48,
      to: 0.55,
      text: `${p.short} stands alone before ${p.obstacleAgain} and loses. Something in ${p.him} dies there: the certainty that ${p.belief}.`,
      goal: `${p.short} wants to survive.`,
      turn: `${capital(p.he)} ${p.verb('survives', 'survive')} as somebody else.`,
      tension: 88,
      shift: 'down',
    },
    {
      name: 'Reward',
      act,
      from: 0.55,
      to: 0.75,
      text: `Out of the defeat ${p.short} takes what makes it possible to ${p.wantAgain}. For a while all seems won, and nobody asks whether ${p.he} ${p.verb('has', 'have')} learned to ${p.need}.`,
      goal: `${p.short} wants to rest.`,
      turn: 'The rest shows what the prize has cost.',
      tension: 58,
      shift: 'up',
    },
  ];
}

function homecoming(p: Premise): Beat[] {
  const act = 'Act three: return';
  return [
    {
      name: 'The road back',
      act,
      from: 0.75,
      to: 0.82,
      text: `${p.short} turns homeward, pursued by the consequences of what ${p.he} did to ${p.obstacleAgain}. Once more it is close to certain that ${p.stakes}.`,
      goal: `${p.short} wants to be home before it is too late.`,
      turn: 'Home is where the danger is heading.',
      tension: 78,
      shift: 'down',
    },
    {
      name: 'Resurrection',
      act,
      from: 0.82,
      to: 0.94,
      text: `${lastMeeting(p)} ${outcome(p)}`,
      goal: `${p.short} wants to ${p.wantAgain}, and has to pay with what ${p.he} ${p.verb('was', 'were')}.`,
      turn:
        p.ending === 'tragic'
          ? `At the last moment ${p.he} ${p.verb('keeps', 'keep')} it.`
          : `${capital(p.he)} ${p.verb('pays', 'pay')}.`,
      tension: 100,
      shift: p.ending === 'tragic' ? 'down' : 'up',
    },
    {
      name: 'Return with the elixir',
      act,
      from: 0.94,
      to: 1,
      text: closingImage(p),
      goal: `${p.short} wants to give away what ${p.he} brought.`,
      turn:
        p.ending === 'tragic'
          ? 'There is nobody left to take it.'
          : 'Those who stayed are changed by it, too.',
      tension: p.ending === 'tragic' ? 42 : 24,
      shift: p.ending === 'tragic' ? 'down' : 'up',
    },
  ];
}
