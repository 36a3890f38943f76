import { verbClass, verbPhrases } from '../knowledge/verbs.ts';
import type { Request } from './brief.ts';
import { splitDetails, splitList } from './split-list.ts';
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
  /^(?:management|manager|system|function|functions|functionality|functionalities|feature|features|module|page|center|centre|tracking|processing|list|lists|history|records?|information|service|services|tool|tools|display|section|form|forms|platform|bar|box|button|results?|engine|settings?|notifications?|reminders?|statistics|analysis|reports?|data|plan|plans)\b/i;

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

/** One member of a list of abilities or functions, taken apart. `bare` says that a base form at the start is a verb. */
function takeApart(text: string, bare: boolean): Piece {
  const lower = text
    .toLowerCase()
    .replace(
      /^(?:be able to|to|freely|easily|quickly|directly|also|automatically|securely|online|simultaneously|conveniently|independently|further|then)\s+/,
      '',
    );
  for (const [pattern, verb] of verbPhrases) {
    const match = pattern.exec(lower);
    if (match !== null) return { ...piece(text, verb, lower.slice(match[0].length)), complete: true };
  }
  const [first = '', ...others] = lower.split(/\s+/);
  const verb = baseVerb(first);
  const tail = others.join(' ');
  const gerund =
    first.endsWith('ing') &&
    !/^(booking|listing|training|meeting|setting|building|pricing|marketing|advertising|banking|housing|clothing|shipping|parking|rating|ranking|meaning|drawing|painting|wedding|gaming|learning|messaging|voting|shopping|posting)s?$/.test(
      first,
    );
  const determined = /^(?:a|an|the|their|its|various|multiple)\b/.test(tail);
  const namesThing =
    nounAfter.test(tail) && (isAlsoNoun(first) || (verb !== undefined && verbClass(verb) === 'act'));
  const weak = verb !== undefined && verbClass(verb) === 'weak';
  const isVerb = verb !== undefined && (gerund || (bare && !namesThing) || ((weak || bare) && determined));
  if (!isVerb || verb === undefined) return { text, verb: '', ...objectAndRest(lower) };
  return piece(text, verb, tail);
}

/** Words that name a thing as often as an act: “order management”, “search function”, “message list”. */
function isAlsoNoun(word: string): boolean {
  return /^(order|search|message|report|review|comment|rate|vote|bid|check|record|post|note|file|plan|log|share|filter|sort|chat|test|quiz|play|score|match|date|book|stock|label|tag|return|refund|transfer|request|deposit|exchange|service|view|display|access|contact|list|mark|change|update|upload|download|export|import|print|payment|offer|project|issue|schedule|alert|answer|email|call|sign|tip|trade|process|design|model)$/.test(
    word,
  );
}

function piece(text: string, verb: string, tail: string): Piece {
  return { text, verb, ...objectAndRest(tail.trim()) };
}

function objectAndRest(tail: string): { object: string; rest: string } {
  const cleaned = tail.replace(/^(?:for|on|to|with|in|at|into|through|up|out|about|of|from)\s+/, '');
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
    const apart = takeApart(detail, abilities && (wishes.length > 0 || !isAlsoNoun(first)));
    if (apart.verb !== '' && (apart.object !== '' || wishes.length > 0))
      wishes.push({ piece: apart, details: [] });
    else if (wishes.length > 0) wishes.push({ piece: apart, details: [] });
    else last?.details.push(bareNoun(detail));
  }
  return [...found, ...wishes];
}
