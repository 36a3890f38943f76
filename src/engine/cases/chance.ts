import { type Signs, signNames } from './meeting-signs.ts';
import { meetingWeights } from './meeting-weights.ts';

/** How likely it is that a case with these signs is the one that is meant, as the labelled descriptions have it. */
export function chanceOf(signs: Signs): number {
  const sum = signNames.reduce((all, name) => all + meetingWeights[name] * signs[name], meetingWeights.start);
  return 1 / (1 + Math.exp(-sum));
}
