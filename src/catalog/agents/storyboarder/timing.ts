import type { BoardInput } from './fields.ts';
import { type Script, type Speech, wordsIn } from './script.ts';

/** A page of action has about 270 words and plays a minute; a single shot is not read in less than the least. */
const wordsOfActionPage = 270;
const paces = {
  slow: { factor: 1.35, least: 3 },
  usual: { factor: 1, least: 2 },
  quick: { factor: 0.75, least: 1.2 },
} as const;
const breath = 0.5;
const pause = 1.5;
const secondsOfMinute = 60;

export function actionSeconds(text: string, pace: BoardInput['pace']): number {
  const { factor, least } = paces[pace];
  return Math.max(least, (wordsIn(text) / wordsOfActionPage) * secondsOfMinute * factor);
}

/** The words alone, without breath and pauses. */
export function speechSeconds({ text }: Speech, rate: number): number {
  return (wordsIn(text) / rate) * secondsOfMinute;
}

export function spokenSeconds(speech: Speech, rate: number): number {
  const isPausing = /beat|pause|silence|hesitat/i.test(speech.note);
  return speechSeconds(speech, rate) + breath + (isPausing ? pause : 0);
}

/** Lines of a page in the usual format, and how many characters fit on a line of action and of speech. */
const linesOfPage = 55;
const actionWidth = 60;
const speechWidth = 35;

function linesOf(text: string, width: number): number {
  let lines = 1;
  let room = width;
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    if (word.length > room && room < width) {
      lines += 1;
      room = width;
    }
    room -= word.length + 1;
  }
  return lines;
}

/** How many pages the script has in the usual format; a page plays about a minute. */
export function pagesOf({ scenes }: Script): number {
  const lines = scenes.reduce(
    (sum, { moments }) =>
      sum +
      2 +
      moments.reduce(
        (inner, { picture, speech }) =>
          inner +
          (picture === '' ? 0 : linesOf(picture, actionWidth) + 1) +
          (speech === undefined ? 0 : 2 + linesOf(speech.text, speechWidth)),
        0,
      ),
    0,
  );
  return lines / linesOfPage;
}

/** Minutes and seconds, as editors write them. */
export function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / secondsOfMinute)}:${String(whole % secondsOfMinute).padStart(2, '0')}`;
}
