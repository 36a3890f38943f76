import { verbClass, verbPhrases } from '../knowledge/verbs.ts';
import type { Request } from './brief.ts';
import { splitDetails, splitList } from './split-list.ts';
import { isUncountable } from './word-sense.ts';
import { baseVerb } from './words.ts';

interface Piece {
  readonly text: string;
  /** A verb that says all by itself, such as “log in” or “place an order”. */
  readonly complete?: boolean;
  readonly verb: string;
  readonly object: string;
  readonly rest: string;
}

const articles =
  /^(?:the|a|an|their|his|her|its|your|my|our|own|various|different|multiple|several|some|any|all|each|every|more|many|other|these|those|this|that|relevant|related|corresponding|specific|basic|detailed|new|existing|simple|complete|full|clear|rich|certain)\s+/i;
const breakWords =
  /\s+(?:by|from|with|for|on|in|at|to|via|through|using|based|according|when|where|while|that|which|who|so|after|before|between|within|into|if|without|under|over|against|during|as|about)\s+/i;
const nounAfter =
  /^(?:management|manager|system|function|functions|functionality|functionalities|feature|features|module|page|center|centre|tracking|processing|list|lists|history|records?|information|service|services|tool|tools|display|section|form|forms|platform|bar|box|button|results?|engine|settings?|notifications?|reminders?|statistics|analysis|reports?|data|plan|plans|completion|status|numbers?|details?|confirmations?|generation|placement|amounts?|volume)\b/i;

export function bareNoun(text: string): string {
  let noun = text
    .toLowerCase()
    .replaceAll(/["“”]/g, '')
    .replace(/['’]s\b/g, '')
    .trim();
  for (let before = ''; before !== noun; ) {
    before = noun;
    noun = noun.replace(articles, '');
  }
  return noun
    .replace(/[^\p{L}\p{N}]+$/u, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** “…, and the system will also notify them”: who does it was said before, or is the app itself. */
const ownSubject =
  /^(?:the\s+)?(?:users?|applications?|apps?|systems?|websites?|platforms?|they|it|he|she|you)\s+(?:will|can|should|may|must|could)\s+(?:also\s+)?/;
const opening =
  /^(?:(?:be able to|to|also|online|further|then|can|could|will|should|may|(?!apply|reply|supply|rely|comply|multiply|fly|family|assembly|friendly|daily|weekly|monthly|yearly|hourly)[a-z]{3,}ly)\s+)+/;

/** One member of a list of abilities or functions, taken apart. `bare` says that a base form at the start is a verb. */
function takeApart(text: string, bare: boolean): Piece {
  const lower = text.toLowerCase().replace(ownSubject, '').replace(opening, '');
  for (const [pattern, verb] of verbPhrases) {
    const match = pattern.exec(lower);
    if (match === null) continue;
    const after = lower.slice(match[0].length).trim();
    // “check-in dates” are dates.
    if (nounAfter.test(after) || /^(?:dates?|times?)\b/.test(after)) continue;
    return { ...piece(text, verb, after), complete: true };
  }
  const [first = '', ...others] = lower.split(/\s+/);
  const tail = others.join(' ');
  const determined = /^(?:a|an|the|their|its|his|her|various|multiple)\b/.test(tail);
  const verb = baseVerb(first) ?? (tail === '' ? undefined : unknownVerb(first, bare && determined));
  const gerund =
    first.endsWith('ing') &&
    !/^(training|meeting|pricing|marketing|advertising|banking|housing|clothing|shipping|parking|ranking|meaning|wedding|gaming|learning|messaging|shopping)s?$/.test(
      first,
    ) &&
    !(first === 'opening' && /^(?:hours?|times?|days?)\b/.test(tail)) &&
    // “booking rooms” is done, a “booking system” is a thing.
    !(
      /^(booking|listing|setting|building|rating|drawing|painting|voting|posting)s?$/.test(first) &&
      (tail === '' || nounAfter.test(tail))
    );
  const namesThing =
    (nounAfter.test(tail) && (isAlsoNoun(first) || (verb !== undefined && verbClass(verb) === 'act'))) ||
    // “add descriptions and tags”: several of a thing, not somebody who tags.
    (tail === '' && verb !== undefined && verb !== first && first.endsWith('s') && isAlsoNoun(verb));
  const weak = verb !== undefined && verbClass(verb) === 'weak';
  const isVerb = verb !== undefined && (gerund || (bare && !namesThing) || ((weak || bare) && determined));
  if (!isVerb || verb === undefined) return { text, verb: '', ...objectAndRest(lower) };
  return piece(text, verb, tail);
}

/** Nouns that look like the doing of something. */
const nounsInIng =
  /^(?:parking|gaming|programming|engineering|accounting|fishing|camping|cooking|dating|trading|tutoring|housing|sporting|swimming|cycling|running|hiking|nursing|catering|crowdfunding|fundraising|streaming|networking|branding|plumbing|gardening|farming|mining|skiing|diving|boxing|racing|bowling|knitting|coding|computing|teaching|parenting|grooming|boarding|lighting|heating|flooring|roofing|wedding|evening|morning|ring|king|string|spring|thing|wing|ceiling|outgoing|incoming|ongoing|upcoming|existing|interesting|pending|remaining|corresponding|matching|missing|trending|outstanding|leading|following|including|according)$/;

const functionWords =
  /^(?:when|whether|while|where|what|how|why|who|which|that|this|not|and|but|for|with|from|into|onto|upon|about|after|before|because|since|until|unless|than|then|each|all|both|either|even|only|over|under|between|among|within|without|such|like|both|most|some|any|per|via)$/;

/** A verb that nobody has listed: “chasing overdue payments”, and with an article behind it “bind their plates”. */
function unknownVerb(word: string, isBase: boolean): string | undefined {
  if (word.endsWith('ing') && word.length > 5 && !nounsInIng.test(word) && isUncountable(word)) {
    const stem = word.slice(0, -3);
    if (/([bdgmnprt])\1$/.test(stem)) return stem.slice(0, -1);
    return /[^aeiou][aeiou][^aeiouwxyrnlt]$/.test(stem) ? `${stem}e` : stem;
  }
  const isPlain = /^[a-z]{3,}$/.test(word) && !/(?:s|ed|tion|ment|ness|ity)$/.test(word);
  return isBase && isPlain && !functionWords.test(word) ? word : undefined;
}

/** Words that name a thing as often as an act: “order management”, “search function”, “message list”. */
function isAlsoNoun(word: string): boolean {
  return /^(order|search|message|report|review|comment|rate|vote|bid|check|record|post|note|file|plan|log|share|filter|sort|chat|test|quiz|play|score|match|date|book|stock|label|tag|return|refund|transfer|request|deposit|exchange|service|view|display|access|contact|list|mark|change|update|upload|download|export|import|print|payment|offer|project|issue|schedule|alert|answer|email|call|sign|tip|trade|process|design|model|store)$/.test(
    word,
  );
}

/** What follows “share on” is a place, not what is shared. */
const places = /^(?:on|to|with|via|in|at|from)\s/;

function piece(text: string, verb: string, tail: string): Piece {
  const after = tail.trim();
  if (/^(?:share|save|post|publish|send|download)$/.test(verb) && places.test(after))
    return { text, verb, object: '', rest: after };
  return { text, verb, ...objectAndRest(after) };
}

function objectAndRest(tail: string): { object: string; rest: string } {
  const cleaned = tail
    .replace(/^(?:for|on|to|with|in|at|into|through|up|out|about|of|from)\s+/, '')
    .replace(/^(?:full |native |basic )?support (?:for|of)\s+/, '');
  const cut = breakWords.exec(` ${cleaned} `);
  const object = cut === null ? cleaned : ` ${cleaned} `.slice(0, cut.index).trim();
  const rest = cut === null ? '' : ` ${cleaned} `.slice(cut.index).trim();
  return { object: bareNoun(object), rest };
}

export interface WishContext {
  readonly actor: string;
  /** Whether the members are abilities (“be able to browse…”) or named functions (“functions such as search…”). */
  readonly abilities: boolean;
  readonly negated?: boolean;
}

/**
 * The wishes in an enumeration. Verbs without an object share the next one (“add, delete and modify vehicles”), nouns
 * without a verb share the last one among abilities (“manage accounts and permissions”).
 */
export function readWishes(list: string, context: WishContext): Request[] {
  const pieces = splitWithDetails(list, context.abilities);
  const wishes: Request[] = [];
  let waiting: Piece[] = [];
  let lastVerb = '';
  for (const { piece: one, details } of pieces) {
    if (one.verb !== '' && one.object === '' && one.rest === '' && one.complete !== true) {
      waiting.push(one);
      lastVerb = one.verb;
      continue;
    }
    const verb = one.verb !== '' ? one.verb : context.abilities ? lastVerb : '';
    for (const before of waiting)
      wishes.push(
        toRequest(
          { ...before, object: one.object, rest: one.rest, text: `${before.text} ${one.object}` },
          details,
          context,
        ),
      );
    waiting = [];
    if (one.object !== '' || one.rest !== '' || verb !== '')
      wishes.push(toRequest({ ...one, verb }, details, context));
    lastVerb = verb;
  }
  for (const alone of waiting) wishes.push(toRequest(alone, [], context));
  return wishes;
}

function toRequest(
  { text, verb, object, rest }: Piece,
  details: readonly string[],
  context: WishContext,
): Request {
  return {
    text: text.trim(),
    actor: context.actor,
    verb,
    object,
    rest,
    details,
    negated: context.negated === true,
  };
}

function splitWithDetails(list: string, abilities: boolean): { piece: Piece; details: string[] }[] {
  const found: { piece: Piece; details: string[] }[] = [];
  const { head, details } = splitDetails(list);
  const members = splitList(head);
  for (const member of members) found.push({ piece: takeApart(member, abilities), details: [] });
  const last = found.at(-1);
  if (details.length === 0) return found;
  // After “such as” come examples of the last wish: nouns are its details, further verbs are wishes of their own.
  const wishes: { piece: Piece; details: string[] }[] = [];
  for (const detail of details) {
    const first = detail.split(' ')[0]?.toLowerCase() ?? '';
    if (/^(?:tracking|recording|storing)$/.test(first) && wishes.length === 0 && last !== undefined) {
      last.details.push(bareNoun(detail.slice(first.length)));
      continue;
    }
    const apart = takeApart(detail, abilities && (wishes.length > 0 || !isAlsoNoun(first)));
    if (apart.verb !== '' && (apart.object !== '' || wishes.length > 0))
      wishes.push({ piece: apart, details: [] });
    else if (wishes.length > 0) wishes.push({ piece: apart, details: [] });
    else last?.details.push(bareNoun(detail));
  }
  return [...found, ...wishes];
}
