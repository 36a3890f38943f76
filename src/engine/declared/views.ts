import { sentenceCase } from '../read/words.ts';
import type { Draft, Step } from './draft.ts';
import { splitParts } from './split-parts.ts';
import { daysShown } from './view-days.ts';
import { joinShown, recordsShown } from './view-lists.ts';
import { figuresShown, meanTimes, sharesShown, totalsShown } from './view-measures.ts';
import { ownersShown, ownersWith, shareOfRoom } from './view-owners.ts';
import type { View } from './view-parts.ts';
import { type Phrase, phraseOf } from './view-phrase.ts';
import {
  board,
  calendar,
  dayPlan,
  exported,
  isExport,
  isSifted,
  sifted,
  sinceLast,
  whoIsIn,
} from './view-special.ts';

const page =
  '(?:start page|home ?page|home screen|dashboard|overview|front page|landing page|first page|main screen|main page|screen|management report|monthly report|weekly report|annual report|report)s?';
const shows = 'shows?|lists?|displays?|gives?|provides?|offers?';
const shown = new RegExp(
  String.raw`^(?:the\s+|an?\s+|on the\s+)?(?:${page}\s*(?:,|:)?\s+(?:needs to |to |shall |must |should |will |has to |can )?(?:also )?(?:has|have|with|of|contains?|includes?|${shows})|(?:app|system|software|tool|application|(?:[a-z]+ )?(?:list|table|chart|graph|view|page|tab|panel|screen)) (?:needs to |to |shall |must |should |will |has to |can )?(?:also )?(?:${shows}))\s+(.+)$`,
  'i',
);
const passive = new RegExp(
  String.raw`^(?:the\s+|an?\s+)?(.+?)\s+(?:is|are|shall be|must be|should be|will be|to be)\s+(?:also\s+)?(?:shown|displayed|listed|visible|available)(?:\s+(?:on|in|at) (?:the\s+|an?\s+)?(?:top of the\s+)?${page})$`,
  'i',
);
const wished =
  /^(?:also\s*[:,]?\s+)?(?:(?:please\s+)?(?:show|list(?! of)|display|provide|give)(?: me| us)?|(?:as (?:an? |the )?[a-z ]+?,? )?(?:i|we)(?:['’]d| would)? (?:also )?(?:want|need|like|have|wish)(?: to)? (?:see|know|have|get|view|view)|(?:as (?:an? |the )?[a-z ]+?,? )?(?:i|we) (?:want|need|can see|see)(?! to (?!see|know|have|get))|there (?:is|are|shall be|must be|should be)|needed (?:is|are)|wanted (?:is|are)|reports? (?:needed|wanted|required)\s*:?|(?:lists?|reports?|views?|charts?|statistics|evaluations?|outputs?)(?: needed| wanted| required)?\s*:|(?:the\s+|an?\s+)?[a-z]+(?: [a-z]+)? (?:can see|sees?|views?|gets? to see|wants? to see|needs? to see|must see|shall see|needs?|wants? to know|needs? to know|wants?|would like to see|gets?)|(?:want|need|like) to (?:know|see)|what (?:do )?(?:we|i) (?:want|need) to see\??|to be (?:shown|displayed|listed|seen|reported))\s*:?\s+(.+)$/i;
const named =
  /^(?:an?\s+|the\s+|also:?\s+)?(?:[a-z]+ly\s+|week\s+|bar\s+|line\s+)?(?:calendar|list|number|chart|share|rate|overview|statistics?|report|table|total|ranking|board|history|summary) (?:of|per|by|with|for|showing|view|on)\b/i;

/** What a sentence says that a page shows, whether under a heading or not. */
export function viewWords(text: string, isView: boolean, isTaken = false): string | undefined {
  const [, list] = shown.exec(text) ?? passive.exec(text) ?? wished.exec(text) ?? [];
  const isNoun =
    !isTaken && named.test(text) && !/\b(?:must|shall|may|can|cannot|is|are|has|have)\b/i.test(text);
  const own = list ?? (isView || isNoun || isExport(text) ? text : undefined);
  const isCalendar =
    /^(?:an?\s+|the\s+)?(?:[a-z]+\s+)?calendar\s+(?:view\s+)?(?:shows?|displays?|lists?)\s+/i;
  if (own === undefined && isCalendar.test(text)) return text.replace(isCalendar, 'calendar of ');
  return own === undefined && isSifted(text) ? text : own?.replace(/^(?:also|and|plus)\s*[:,]?\s+/i, '');
}

/** One of the views that a sentence lists, and how its words may be completed by those beside it. */
export interface Wish {
  readonly words: string;
  readonly also: readonly string[];
}

const qualifier =
  /^(?:the )?(?:top (?:\d+|ten|five|three|twenty)|(?:sorted|ordered|ranked|grouped) by .+|(?:oldest|newest|latest|most recent|soonest) first|in (?:red|yellow|bold|alphabetical order)|with totals?)$/i;

/** The views that a sentence lists: “value per buyer and month” is one, “used and lost per programme” are two of the same. */
export function viewsIn(words: string): Wish[] {
  if (isSifted(words)) return [{ words, also: [] }];
  const [, each = '', list = ''] =
    /^(?:for (?:each|every)|per)\s+([a-z][a-z -]*?)(?:\s*[:,]\s*|\s+(?=the\s))(?:the\s+)?(.+)$/i.exec(
      words,
    ) ?? [];
  if (each !== '')
    return splitParts(list).map((part) => ({
      words: `${part.replace(/^the\s+/i, '')} per ${each}`,
      also: [],
    }));
  const parts = splitParts(
    words
      .replaceAll(/\s+[·|•]\s+/g, ', ')
      .replaceAll(
        /(\b(?:per|by|for each) [^,;]*?) and (?=(?:per |by )?[a-z]+(?: [a-z]+)?\s*(?:,|;|\(|$))/gi,
        '$1 ∧ ',
      )
      .replaceAll(/\b(today(?:['’]s)?) and (?=tomorrow)/gi, '$1 ∧ ')
      .replaceAll(/\b(between .+?) and /gi, '$1 ∧ '),
  ).map((part) => part.replaceAll(' ∧ ', ' and '));
  const whole: string[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    if (qualifier.test(part) && last !== undefined) whole[whole.length - 1] = `${last}, ${part}`;
    else whole.push(part);
  }
  return whole.map((part, index) => {
    const more = completed(whole, index);
    // “trips and kilometres per driver” asks for both per driver.
    const isBoth = /^[a-z]+$/i.test(part) && words.includes(`${part} and ${whole[index + 1] ?? '?'}`);
    const [first] = more;
    return isBoth && first !== undefined
      ? { words: first, also: [...more.slice(1), part] }
      : { words: part, also: more };
  });
}

const grouped = /\s((?:per|by|for each)\s.+)$/i;

/** “launches and hours per pilot”: what stands before takes the same group. */
function completed(parts: readonly string[], index: number): string[] {
  const part = parts[index] ?? '';
  const own = grouped.exec(part)?.[1];
  const later = parts.slice(index + 1).find((one) => grouped.test(one));
  const by = later === undefined ? undefined : grouped.exec(later)?.[1];
  const [head = ''] = (parts.slice(0, index).find((one) => one.includes(' ')) ?? '').split(' ');
  return [
    ...(own === undefined && by !== undefined ? [`${part} ${by}`] : []),
    ...(head === '' || index === 0 ? [] : [`${head} ${part}`]),
    ...(own === undefined && by !== undefined && head !== '' ? [`${head} ${part} ${by}`] : []),
  ];
}

/** One part of the overview for what a few words ask to see; undefined where the plan has no part for it. */
export function takeView(draft: Draft, asked: string): Step | undefined {
  const title = sentenceCase(asked.trim());
  for (const words of readings(asked)) {
    const view = viewOf(words, draft);
    if (view !== undefined) return shownAs(draft, title, view);
  }
  return undefined;
}

/** “compliance list (purchased, assigned, available per product)”: what stands in the brackets says what is listed. */
function readings(asked: string): string[] {
  const plain = asked.replace(/^(?:an?|the)\s+/i, '').trim();
  const [, inside] = /\(([^()]{8,})\)$/.exec(plain) ?? [];
  return [plain, ...(inside === undefined ? [] : [inside])];
}

const special = [sinceLast, exported, sifted, shareOfRoom, board, dayPlan, calendar, whoIsIn];
const ofThings: readonly ((
  phrase: Phrase,
  thing: Draft['things'][number],
  draft: Draft,
) => View | undefined)[] = [
  meanTimes,
  ownersWith,
  recordsShown,
  sharesShown,
  figuresShown,
  totalsShown,
  daysShown,
  joinShown,
];

function viewOf(words: string, draft: Draft): View | undefined {
  for (const read of special) {
    const view = read(words, draft);
    if (view !== undefined) return view;
  }
  const phrase = phraseOf(words);
  if (phrase.words === '' && phrase.groups.length === 0) return undefined;
  for (const read of ofThings)
    for (const thing of draft.things) {
      const view = read(phrase, thing, draft);
      if (view !== undefined) return view;
    }
  return ownersShown(phrase, draft) ?? alone(phrase, draft);
}

/** “blocked” alone on a dashboard is said of what the app is about. */
function alone(phrase: Phrase, draft: Draft): View | undefined {
  const [main] = draft.things;
  return main === undefined || phrase.words === '' || phrase.words.split(' ').length > 3
    ? undefined
    : recordsShown({ ...phrase, words: `${phrase.words} ${main.many}` }, main, draft);
}

function shownAs(draft: Draft, asked: string, view: View): Step | undefined {
  const base = view.draft ?? draft;
  const title = view.unit === undefined || asked.includes(view.unit) ? asked : `${asked} (${view.unit})`;
  if (draft.parts.some((part) => part.title === title)) return undefined;
  const figures = view.figure === undefined ? base.figures : { ...base.figures, [title]: view.figure };
  const leaves = view.leaves === undefined ? {} : { leaves: view.leaves };
  if (view.part === undefined)
    return { next: { ...base, figures }, serves: [{ section: 'figures' }], ...leaves };
  const part = { title, part: { ...view.part, title } };
  return {
    next: { ...base, figures, parts: [...base.parts, part] },
    serves: [{ section: title }],
    ...leaves,
  };
}
