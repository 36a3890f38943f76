import { capital } from '../../../methods/language/phrases.ts';
import type { Premise } from './premise.ts';

/** The moment before it is decided. */
export function lastMeeting(p: Premise): string {
  return p.ending === 'tragic'
    ? `${p.short} meets ${p.obstacleAgain} for the last time, with one chance to ${p.need}, and lets it pass.`
    : `${p.short} meets ${p.obstacleAgain} for the last time, and this time ${p.he} ${p.verb('finds', 'find')} the courage to ${p.need}.`;
}

export function outcome(p: Premise): string {
  if (p.ending === 'both')
    return `That is what nobody reckoned with, and it is what lets ${p.him} ${p.wantAgain}.`;
  if (p.ending === 'need')
    return `The price is high: ${p.he} will not ${p.wantAgain}, and ${p.he} ${p.verb('knows', 'know')} it as ${p.he} ${p.verb('chooses', 'choose')}.`;
  return `It comes as it had to come: ${p.stakes}.`;
}

/** How the end answers the beginning. */
export function closingImage(p: Premise): string {
  const thing = p.motifAgain ?? 'the place';
  if (p.ending === 'tragic')
    return `We are once more ${p.world}. ${p.short} still believes that ${p.belief}; only now there is nobody left who has to be convinced. The last thing we see is ${thing}, as it was in the beginning.`;
  const gain =
    p.ending === 'both'
      ? `${capital(p.he)} ${p.verb('has', 'have')} what ${p.he} wanted`
      : `${capital(p.he)} ${p.verb('does', 'do')} not have what ${p.he} wanted`;
  return `We are once more ${p.world}, and ${p.short} no longer believes that ${p.belief}. ${gain}, and it is not what matters most. The last thing we see is ${thing}, in another light.`;
}
