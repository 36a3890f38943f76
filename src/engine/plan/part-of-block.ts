import { isBestResults } from '../fit/best-results.ts';
import { blockCollections } from '../hosting/block-collections.ts';
import { verbClass } from '../knowledge/verbs.ts';
import type { PageSpec } from '../spec/app-spec.ts';

/** What a game, a wheel or a mailbox has in itself. */
const ofAny =
  /^(?:(?:new|own|old|previous|past) )*(?:(?:spin|game|play) history|wheels?|box scores?|entr(?:y|ies)|repl(?:y|ies)|drafts?|history|results?|scores?|rounds?|moves?|turns?|names?|options?|labels?|levels?|winners?)$/;

/** By block: what it consists of, unless somebody is to keep a list of it. */
const ofBlock: Readonly<Record<string, RegExp>> = {
  trivia: /\b(?:questions?|answers?)$/,
  quiz: /\b(?:questions?|answers?)$/,
  baseball:
    /\b(?:teams?|games?|match(?:es)?|innings?|players?|statistics|stats|standings?|leagues?|seasons?|line-?ups?)$/,
  'sports-sim': /\b(?:teams?|games?|match(?:es)?|players?|statistics|stats|standings?|leagues?|seasons?)$/,
};

/** The same of parts that stand beside others. */
const ofPart: Readonly<Record<string, RegExp>> = {
  auction: /^(?:(?:highest|current|winning|own) )?(?:bids?|offers?|winners?)$/,
  cart: /^(?:order )?(?:receipts?|totals?|checkouts?)$/,
  donation: /^(?:donation )?(?:receipts?|money|amounts?)$/,
  'event-tickets': /^(?:own )?(?:tickets?|seats?|seat maps?|qr codes?)$/,
  quiz: /^(?:quiz(?:zes)?|questions?|answers?|tests?|results?)$/,
  kanban: /^(?:cards?|columns?|lists?|drag-and-drops?|labels?|assignees?|due dates?|priorit(?:y|ies))$/,
  mailbox: /^(?:repl(?:y|ies)|drafts?|folders?|labels?|inbox(?:es)?|spam)$/,
  weather: /\b(?:celsius|fahrenheit|units?|cit(?:y|ies)|forecasts?|weather|temperatures?)$/,
  'course-player': /\b(?:lessons?|certificates?|progress)$/,
  payment: /^(?:receipts?|payment methods?)$/,
};

const board = /\b(?:leaderboards?|scoreboards?|rankings?|ranks?|high scores?|best scores?)\b/;

/** Whether a wish is about a part of the game or tool that the whole app is. */
export function isPartOf(
  { sections }: PageSpec,
  { verb, object, rest }: { verb: string; object: string; rest: string },
): boolean {
  if (ofAny.test(object)) return true;
  const keeps = ['manage', 'create', 'edit', 'remove'].includes(verbClass(verb));
  return sections.some(({ block }) => {
    const hasBoard = (blockCollections.get(block) ?? []).some(isBestResults);
    if (hasBoard && board.test(`${object} ${rest}`)) return true;
    return !keeps && ofBlock[block]?.test(object) === true;
  });
}

/** Whether a part of a page has what is wished for in itself, as a donation has its receipt. */
export function hasInIt({ sections }: PageSpec, { verb, object }: { verb: string; object: string }): boolean {
  if (['manage', 'edit', 'remove'].includes(verbClass(verb))) return false;
  return sections.some(({ block }) => ofPart[block]?.test(object) === true);
}
