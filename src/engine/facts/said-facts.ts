import { currencyOfWorld } from './currency-of-place.ts';
import { saidBusiness } from './said-business.ts';
import { type SaidFigure, saidFigures } from './said-figures.ts';
import { type SaidHours, saidHours } from './said-hours.ts';
import { type SaidList, saidLists } from './said-lists.ts';
import { type SaidOne, saidOnes } from './said-people.ts';
import { saidContact, saidPlace, saidTitle, saidWriter } from './said-place.ts';
import { type SaidPrice, saidPrices } from './said-prices.ts';
import { type SaidStart, saidStarts } from './said-starts.ts';
import { sharesAlike } from './shares-alike.ts';
import { toldOnes } from './told-ones.ts';

/** All that a description tells of the world: what an app that was made of it must show, and never contradict. */
export interface SaidFacts {
  readonly text: string;
  readonly currency: string | undefined;
  readonly hours: SaidHours | undefined;
  readonly place: string | undefined;
  /** The name of the business, the club or the app. */
  readonly title: string | undefined;
  /** Who writes about themself. */
  readonly writer: string | undefined;
  readonly contact: { readonly email?: string; readonly phone?: string };
  readonly lists: readonly SaidList[];
  readonly ones: readonly SaidOne[];
  readonly figures: readonly SaidFigure[];
  readonly prices: readonly SaidPrice[];
  readonly starts: readonly SaidStart[];
  /** Everybody bears the same part. */
  readonly sharesAlike: boolean;
}

/** Facts of a text that never ends are those of its beginning. */
const mostRead = 8000;

export function saidFacts(whole: string): SaidFacts {
  const text = whole.slice(0, mostRead);
  const figures = saidFigures(text);
  const [place, title] = [saidPlace(text), saidTitle(text) ?? businessIn(text)];
  const lists = saidLists(text);
  const ones = saidOnes(text);
  const isSaid = (name: string) =>
    [...ones, ...lists.flatMap(({ names }) => names)].some((one) => one.name.includes(name)) ||
    [place, title].some((one) => one?.includes(name) === true);
  return {
    text,
    currency: currencyOfWorld(text, place),
    hours: saidHours(text),
    place: place === title ? undefined : place,
    title,
    writer: saidWriter(text),
    contact: saidContact(text),
    lists,
    ones: [...ones, ...toldOnes(text).filter(({ name }) => !isSaid(name))],
    figures,
    prices: saidPrices(text, figures),
    starts: saidStarts(text),
    sharesAlike: sharesAlike(text),
  };
}

/** “our savings group, Ubuntu” is the Ubuntu group. */
function businessIn(text: string): string | undefined {
  const { name, kind } = saidBusiness(text) ?? {};
  return name === undefined || kind === undefined ? name : `${name} ${kind}`;
}

const limits =
  /\b(?:max(?:imum)?|min(?:imum)?|at (?:most|least)|up to|limit(?:ed)?(?: of| to)?|no more than|not more than|more than|less than|fewer than|under|over|above|below|after|before|every|within|top|next|last|first|in|never|can't be in|no|each|any|around|by|per|below|need|needs|takes?|miss(?:es|ed)?|wins?|loses?|goal(?: is| of)?|(?:package|pack|block|card|set|strip|book|bundle) of)\s*$/iu;
const bounded =
  /^\s*\p{L}*\s*(?:max\b|maximum|at (?:most|once|a time)|each\b|per\b|ahead|before|after|late|apart|running|in a row|left)/iu;
const notKept =
  /^(?:times?|reasons?|lines?|marks?|questions?|photos?|pictures?|words?|names?|steps?|things?|ways?|sides?|kinds?|types?|colou?rs?|stars?|points?|percent|copies|clicks?|taps?|buttons?|pages?|screens?|columns?|fields?|sections?|nights?|evenings?|mornings?|miles|metres|meters|kilos?|litres|degrees|of|persons?|letters?|cards?|seasons?|demerits?|months?|consecutive|january|february|march|april|may|june|july|august|september|october|november|december)$/iu;

/** How many there are of something: “we have 12 canoes”, “Members 48”; never a limit. */
export function saidCounts({ figures, text, lists }: SaidFacts): { of: string; value: number }[] {
  return figures.flatMap(({ kind, of, value, start, end, per }) => {
    if (lists.some((list) => list.start <= start && end <= list.end)) return [];
    const [before, after] = [text.slice(Math.max(0, start - 40), start), text.slice(end, end + 80)];
    const isCount =
      (kind === 'count' || kind === 'bare') && Number.isInteger(value) && value > 1 && of !== '';
    if (!isCount || per !== '' || limits.test(before) || notKept.test(of.split(' ').at(-1) ?? of)) return [];
    if (kind === 'count' && (bounded.test(after.slice(of.length)) || bounded.test(after))) return [];
    // “deposit 20” is no count of deposits, “Members 48” is one of members.
    if (kind === 'bare' && !/^\p{Lu}.*(?:s|people|children|men|women)$/u.test(of)) return [];
    if (/['’]|^(?:it|she|he|they|we|you|has|gives|was|is)\b/iu.test(of)) return [];
    if (kind === 'bare' && !/^\s*(?:[,.;:)\n]|$)/u.test(after)) return [];
    return /s$|people|children|men|women|families/iu.test(of) ? [{ of, value }] : [];
  });
}
