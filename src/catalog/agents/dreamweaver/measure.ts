import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { Beat } from './beat.ts';
import type { StoryInput } from './fields.ts';

/** A page of a manuscript in the usual format has about 250 words; a page of a screenplay plays about a minute. */
const wordsOfPage = 250;

export interface Measure {
  /** In minutes and pages for a film, in words for prose. */
  readonly length: number;
  readonly unit: 'page' | 'words';
  readonly scenes: number;
}

const minutesOfScene = 2.5;
const wordsOfNovelScene = 1_500;
const wordsOfShortScene = 700;

export function measureOf(input: StoryInput): Measure {
  if (input.form === 'film') {
    const length = input.minutes ?? 100;
    return { length, unit: 'page', scenes: Math.max(1, Math.round(length / minutesOfScene)) };
  }
  const length = input.form === 'novel' ? (input.novelWords ?? 80_000) : (input.shortWords ?? 4_000);
  const perScene = input.form === 'novel' ? wordsOfNovelScene : wordsOfShortScene;
  return { length, unit: 'words', scenes: Math.max(1, Math.round(length / perScene)) };
}

/** Where a share of the whole lies. */
export function placeAt(share: number, { length, unit }: Measure): number {
  const place = share * length;
  return unit === 'page' ? Math.round(place * 10) / 10 : Math.round(place / 10) * 10;
}

/** From where to where a beat goes, in words: pages are counted from 1. */
export function spanOf({ from, to }: Beat, measure: Measure): string {
  if (measure.unit === 'page') {
    const first = Math.max(1, Math.round(from * measure.length));
    const last = Math.max(first, Math.round(to * measure.length));
    return first === last ? `page ${first}` : `pages ${first} to ${last}`;
  }
  const whole = (share: number) => writeAmount(placeAt(share, measure), 'whole');
  const page = Math.floor((from * measure.length) / wordsOfPage) + 1;
  return `words ${whole(from)} to ${whole(to)}, from manuscript page ${writeAmount(page, 'whole')}`;
}

/** How many scenes a beat may take. */
export function scenesOf({ from, to }: Beat, { scenes }: Measure): number {
  return Math.max(1, Math.round((to - from) * scenes));
}
