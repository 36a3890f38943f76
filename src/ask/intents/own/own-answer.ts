import type { AnswerHere } from '../../answer.ts';
import { withoutGreeting } from '../without-greeting.ts';
import { answerAboutApps } from './about-apps.ts';
import { answerAboutRuns } from './about-runs.ts';
import { answerAboutSchedules } from './about-schedules.ts';
import { answerAboutTools } from './about-tools.ts';
import { openByName } from './open-by-name.ts';
import type { Moment, OwnThings } from './own-things.ts';

/** Questions about what somebody has here: their apps, what they saved, what is due, what they made. */
export function ownAnswer(question: string, own: OwnThings, moment: Moment): AnswerHere | undefined {
  const asked = plainOf(question);
  // Nobody asks for their things in so many words; a pasted text only happens to have them.
  if (asked.length > longestOwn) return undefined;
  return (
    answerAboutApps(asked, own) ??
    answerAboutRuns(asked, own) ??
    answerAboutSchedules(asked, own, moment) ??
    answerAboutTools(asked, own) ??
    openByName(asked, own)
  );
}

const longestOwn = 120;

/** In small letters, without courtesies and without what ends a sentence. */
function plainOf(question: string): string {
  return withoutGreeting(question)
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .replace(
      /^(?:(?:can|could|would|will) you (?:please )?|i (?:want|need|would like) to (?:see |know )?|i'd like to (?:see |know )?)/,
      '',
    )
    .replace(/[\s?!.]+$/, '')
    .replace(/,? please$/, '');
}
