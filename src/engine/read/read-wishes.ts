import { verbClass, verbPhrases } from '../knowledge/verbs.ts';
import type { Request } from './brief.ts';
import { splitDetails, splitList } from './split-list.ts';
import { isParticiple, isUncountable } from './word-sense.ts';
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
  /^(?:(?:be able to|(?:request|ask|choose|opt|try|want|offer) to|to|also|online|further|then|can|could|will|should|may|(?!apply|reply|supply|rely|comply|multiply|fly|family|assembly|friendly|daily|weekly|monthly|yearly|hourly)[a-z]{3,}ly)\s+)+/;

/** “a form to pre-order”: what is wanted is to pre-order. */
const wayTo =
  /^(?:an?\s+|the\s+)?(?:[a-z]+\s+)?(?:form|button|page|way|option|possibility|place|section|area|screen)\s+(?:to|where (?:you|users?|people|customers?|visitors?) can)\s+(?=[a-z])/;

/** One member of a list of abilities or functions, taken apart. `bare` says that a base form at the start is a verb. */
function takeApart(text: string, bare: boolean, begins = false): Piece {
  const lower = text
    .toLowerCase()
    .replace(ownSubject, '')
    .replace(wayTo, '')
    .replace(opening, '')
    // “side by side”, “inning by inning” say how.
    .replace(/\s+\b([a-z]+)[ -]by[ -]\1\b/, '');
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
  const verb =
    baseVerb(first) ?? (tail === '' ? undefined : unknownVerb(first, bare && (determined || begins)));
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
  // “export reports” and “view box scores” are done, a “view page” is a thing.
  const isDone = bare && mostlyDone.test(first) && /[a-z]s$/.test(tail) && !tail.endsWith('ss');
  const namesThing =
    (!begins &&
      nounAfter.test(tail) &&
      !isDone &&
      !/ by /.test(tail) &&
      (isAlsoNoun(first) || (verb !== undefined && verbClass(verb) === 'act'))) ||
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
  return /^(order|search|message|report|review|comment|rate|vote|bid|check|record|post|note|file|plan|log|share|filter|sort|chat|test|quiz|play|score|match|date|book|stock|label|tag|return|refund|transfer|request|deposit|exchange|service|view|display|access|contact|list|mark|change|update|upload|download|export|import|print|payment|offer|project|issue|schedule|alert|answer|email|call|sign|tip|trade|process|design|model|store|deal|lead|visit|trade|claim|loan|ride|race|run|walk|hike|repair|release|drink|snack|pledge|bet|drop)$/.test(
    word,
  );
}

/** Of these, the ones that are done more often than they are named. */
const mostlyDone =
  /^(?:view|export|import|print|upload|download|update|share|filter|sort|display|access|check|change|mark)$/;

/** What follows “share on” is a place, not what is shared. */
const places = /^(?:on|to|with|via|in|at|from)\s/;

function piece(text: string, verb: string, tail: string): Piece {
  const after = tail.trim();
  if (/^(?:share|save|post|publish|send|download)$/.test(verb) && places.test(after))
    return { text, verb, object: '', rest: after };
  // “donors register with blood group and city”: what they say of themselves.
  if (verb === 'register' && /^with\s/.test(after)) return { text, verb, object: '', rest: after };
  const { object, rest } = objectAndRest(after);
  // “mark appointments complete”: as complete.
  const [, marked, state] = (verb === 'mark' && endState.exec(object)) || [];
  if (marked !== undefined && state !== undefined && rest === '')
    return { text, verb, object: marked, rest: `as ${state}` };
  return { text, verb, object, rest };
}

const endState =
  /^(.+?)\s+((?:completed?|done|paid|unpaid|finished|resolved|closed|open|read|unread|shipped|delivered|received|full|sold|available|unavailable|approved|rejected|active|inactive|present|absent|in progress)(?: (?:and|or) \w+)?)$/;

function objectAndRest(tail: string): { object: string; rest: string } {
  const cleaned = tail
    .replace(/\s+(?:every|each|per)\s+(?:single )?(?:day|week|month|morning|evening|night|year)s?\b/, '')
    .replace(/^(?:up to|at least|at most|more than|as many as)\s+/, '')
    .replace(
      /^(?:for|on|to|with|in|at|into|through|up|out|about|of|from|between|among|across|against)\s+/,
      '',
    )
    .replace(/^(?:data|information|figures|statistics|content|details)\s+(?:from|of|about|on|for)\s+/, '')
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
  /** A verb comes first, be it known or not: “users can polish teapots”. */
  readonly begins?: boolean;
}

/**
 * The wishes in an enumeration. Verbs without an object share the next one (“add, delete and modify vehicles”), nouns
 * without a verb share the last one among abilities (“manage accounts and permissions”).
 */
export function readWishes(list: string, context: WishContext): Request[] {
  const pieces = splitWithDetails(list, context.abilities, context.begins === true);
  const wishes: Request[] = [];
  let waiting: Piece[] = [];
  let lastVerb = '';
  let lastObject = '';
  for (const { piece: read, details } of pieces) {
    const one = pronoun.test(read.object) && lastObject !== '' ? { ...read, object: lastObject } : read;
    if (one.object !== '') lastObject = one.object;
    if (alone.test(one.verb) && one.object === '' && one.rest === '') {
      wishes.push(toRequest(one, details, context));
      continue;
    }
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
  for (const left of waiting) wishes.push(toRequest(left, [], context));
  return wishes;
}

const pronoun = /^(?:it|them|these|those|this|that)$/;
/** What is done by itself, whatever comes next in the list. */
const alone = /^(?:pay|checkout)$/;

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

/** “with a genre (novel, poetry)”: what stands in brackets behind an attribute are its choices. */
function withOptions(list: string): string {
  if (!/\b(?:with|by|containing)\b/i.test(list)) return list;
  return list.replaceAll(
    /(\b(?:with|by|containing)\b[^()]*?|,\s*[a-z -]*?|\band\s+[a-z -]*?)\s*\(([^()]{3,120})\)/gi,
    (_, before: string, options: string) => `${before} [${splitList(options).join('|')}]`,
  );
}

/** What is seen of a thing: “rooms with prices and photos”. */
const seenOfThings =
  /^(?:their |its |the |a )?(?:\w+ )?(?:prices?|photos?|pictures?|images?|ratings?|descriptions?|locations?|addresses|costs?|dates?|times?|status(?:es)?|amounts?|authors?|categor(?:y|ies)|brands?|ingredients|symptoms|salar(?:y|ies))\b/;

/** “add pets with species, breed and age”, “filter homes by price, size and city”: what such a thing has. */
function detailsAfter({ verb, object, rest }: Piece): string[] {
  const kind = verbClass(verb);
  const state = verb === 'mark' ? /^as\s+(.+)$/.exec(rest)?.[1] : undefined;
  if (state !== undefined) return [state];
  const [, preposition = '', first = ''] = /^(with|by|based on|containing|showing)\s+(.+)$/.exec(rest) ?? [];
  const fits =
    preposition === 'with' || preposition === 'containing'
      ? ['create', 'edit', 'manage', 'track'].includes(kind) ||
        (object !== '' && givesDetails.test(verb) && !notDetails.test(first)) ||
        (['view', 'search'].includes(kind) && seenOfThings.test(first))
      : preposition === 'showing' || kind === 'search' || kind === 'view';
  const noun = bareNoun(first);
  return fits && noun !== '' && noun.split(' ').length <= 4 && !/ing\b/.test(noun.split(' ')[0] ?? '')
    ? [noun]
    : [];
}

/** Verbs by which somebody puts something there: what comes behind “with” is said about it. */
const givesDetails =
  /^(?:keep|list|offer|announce|apply|send|request|pledge|sell|start|open|host|suggest|donate|book|reserve|order|rent|lend|bid|report|nominate|invite|hire|sponsor|advertise|promote)$/;
/** With whom or by which means something is done. */
const notDetails =
  /\b(?:friends?|others?|people|users?|members?|famil(?:y|ies)|colleagues?|carts?|cards?|wallets?|paypal|stripe|credit|points?|coins?|ease|help|clicks?|doctors?|experts?|teachers?|another|calendars?|assistants?|notifications?|confirmations?|reminders?)$/i;

/** What a thing has rather than what somebody does: “start date”, “team size”, “required skills”. */
const attributeEnd =
  /\b(?:dates?|times?|days?|prices?|fees?|costs?|budgets?|deadlines?|names?|titles?|numbers?|sizes?|levels?|status|types?|cit(?:y|ies)|address(?:es)?|skills?|hours?|amounts?|periods?|durations?|quantit(?:y|ies)|languages?|locations?|places?|points?|links?|urls?|descriptions?|notes?|photos?|images?|pictures?|preferences?|needs|weights?|heights?|seats|capacity|experience|salary|range|contact|phone|email)$/;

/** Done to what was spoken of, though it could be named too: “…, rate and review them”. */
const doneToThings =
  /^(?:rate|review|comment|vote|share|post|book|order|print|export|view|play|save|chat|bid|upload|download)$/;

/** A noun alone goes on with the list; a verb and what is done to it begins another wish. */
function continuesDetails({ text, verb, object, rest, complete }: Piece, abilities: boolean): boolean {
  const words = bareNoun(text)
    .replace(/\s*\[.*$/, '')
    .split(' ');
  const [first = ''] = words;
  if (complete === true || words.length > 4 || (abilities && doneToThings.test(verb))) return false;
  const isPlain =
    words.length > 1 && words.length <= 3 && !/\S\s+(?:a|an|the|their|its|your|all)\s/i.test(text);
  if (
    isPlain &&
    rest === '' &&
    (isParticiple(first) || (attributeEnd.test(words.join(' ')) && !doesNotName.test(first)))
  )
    return true;
  // Among “add, edit and book”, a “watering interval” and “sets” are nothing that is done.
  if (
    abilities &&
    rest === '' &&
    words.length <= 3 &&
    (first.endsWith('ing') || (first.endsWith('s') && verb !== first))
  )
    return true;
  return rest === '' && (verb === '' || (isAlsoNoun(verb) && (object === '' || nounAfter.test(object))));
}

/** Verbs that are never the first part of a name: “view prices”, but “start date”. */
const doesNotName =
  /^(?:add|create|edit|delete|remove|view|see|browse|search|filter|sort|find|manage|update|upload|set|choose|select|check|get|show|display|compare|enter|change|share|send|receive|read|write|leave|pay|save|calculate|track)$/;

/** “… as received or damaged”: states of the same thing. */
function continuesStates({ piece: { verb, rest } }: { piece: Piece }, text: string): boolean {
  return (
    verb === 'mark' &&
    rest.startsWith('as ') &&
    /^(?:[a-z-]+ed|done|paid|sold|full|lost|won|in progress|on hold|complete|open|unpaid)$/i.test(text)
  );
}

function splitWithDetails(
  list: string,
  abilities: boolean,
  begins: boolean,
): { piece: Piece; details: string[] }[] {
  const found: { piece: Piece; details: string[] }[] = [];
  const { head, details } = splitDetails(withOptions(list));
  const members = splitList(head);
  let lastVerb = '';
  for (const member of members) {
    const last = found.at(-1);
    const one = takeApart(member, abilities, begins && found.length === 0);
    if (last !== undefined && continuesStates(last, member)) {
      last.details.push(member.toLowerCase());
      continue;
    }
    const goesOn = /^(.+?)\s+(?:to|for|on)\s+(?:a|an|the|each|every|their)\s+(.+)$/i.exec(member);
    const inner = goesOn?.[1] ?? '';
    // “with amount, category and date to a trip”: the trip is where it all goes.
    if (
      last !== undefined &&
      last.details.length > 0 &&
      goesOn !== null &&
      continuesDetails(takeApart(inner, abilities), abilities)
    ) {
      last.details.push(bareNoun(inner));
      last.piece = { ...last.piece, rest: `${last.piece.rest} ${member.slice(inner.length).trim()}` };
      continue;
    }
    if (last !== undefined && last.details.length > 0 && continuesDetails(one, abilities)) {
      last.details.push(bareNoun(member));
      continue;
    }
    lastVerb = one.verb === '' ? lastVerb : one.verb;
    found.push({ piece: one, details: detailsAfter({ ...one, verb: lastVerb }) });
  }
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
