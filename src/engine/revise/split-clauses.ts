import type { Reading } from '../reader/reading.ts';
import { bareClause } from './bare-clause.ts';
import { isColorName, partAt } from './name-colours.ts';

/** Most clauses of a sentence that are taken up. */
const mostClauses = 12;

/** Verbs that begin a clause whatever follows. */
const sureVerb =
  /^(?:add|remove|delete|rename|make|hide|sort|let|allow|give|create|include|replace|switch|get rid of|take out|take away|don['’]?t|do not|enable|disable|connect|send|put|translate|require|forbid|stop)\s+(?!(?:to|of|for|from|in|on|and|or|is|are)\b)\S/i;
/** Verbs that are nouns as often: only before something that they act on. */
const likeVerb =
  /^(?:change|set|use|show|order|group|filter|move|call|name|drop|turn|list|mark|limit|place|display|colou?r|paint|keep|track|store|record|email|print|export|import|charge|remind|notify|swap|insert|text|post|sync|share|count|round|lock|open|close|start|end)\s+(?:an?|the|my|our|all|every|each|it|them|me|us|this|that|these|only|by|everything|people|users|visitors)\b/i;
/** “group cards by area” does not need an article. */
const byForm = /^(?:group|sort|order|filter|arrange)\s+(?!(?:and|or|by)\b)\S.{0,60}?\sby\s/i;
const modal =
  /^(?:(?:the|each|every|all|only|an?|my|our)\s+)?(?!(?:and|or|that|which|who)\b)[\p{L}\p{N}'’ -]{2,40}?\s(?:should|shouldn['’]t|must|mustn['’]t|can|cannot|can['’]t|may|need|needs|have to|has to|is|are|has|have)\s/iu;
const bound =
  /^(?:only|at most|at least|no more than|not more than|maximum|max|nobody|no one|everyone|everybody|no two|newest first|oldest first|dark mode|light mode)\b/i;

const separators =
  /(\n+|[.!?;]+(?=\s|$)|,?\s+(?:and then|and also|as well as|and|then|also|but|plus)\s+|,\s+)/i;

/** A sentence in clauses that each ask for one thing, in their order, with words that one takes over from the one before. */
export function splitClauses(sentence: string, reading?: Reading): string[] {
  const pieces = protectQuotes(sentence).split(separators);
  const clauses: string[] = [];
  let place = 0;
  let current = '';
  for (const [index, piece] of pieces.entries()) {
    if (index % 2 === 1) {
      const next = pieces[index + 1] ?? '';
      const rest = pieces.slice(index + 1).join('');
      const isHard = /^(?:\n|[.!?;])/.test(piece);
      const begins = isHard
        ? next
        : clauseAt(current, rest, next, {
            reading,
            place: place + piece.length,
            isThen: /then/i.test(piece),
          });
      if (begins === undefined) current += piece;
      else {
        clauses.push(current);
        current = begins.startsWith(next) ? '' : begins.slice(0, begins.length - next.length);
      }
    } else current += piece;
    place += piece.length;
  }
  clauses.push(current);
  const said = clauses
    .map((clause) => unprotect(clause).trim())
    .filter((clause) => /\p{L}|#[0-9a-f]{6}/iu.test(clause));
  return said.length <= mostClauses
    ? said
    : [...said.slice(0, mostClauses - 1), said.slice(mostClauses - 1).join(', ')];
}

interface Place {
  readonly reading: Reading | undefined;
  /** Where the words stand in the sentence. */
  readonly place: number;
  /** Whether it comes after the one before in time: then it says by itself what is done. */
  readonly isThen: boolean;
}

/** How a new clause begins here, with what it takes over from the one before; undefined where it goes on. */
function clauseAt(
  left: string,
  rest: string,
  next: string,
  { reading, place, isThen }: Place,
): string | undefined {
  const right = rest.trimStart();
  if (bareClause(left) === '' || isOrder(left, right)) return undefined;
  if (isLook(right)) return next;
  const subject = /^(.{2,40}?\s(?:can|may|should be able to|must be able to))\s/i.exec(left)?.[1];
  if (sureVerb.test(right) || likeVerb.test(right) || byForm.test(right))
    return subject === undefined || isChangeVerb(right)
      ? next
      : hasObject(left)
        ? `${subject} ${next}`
        : undefined;
  if (bound.test(right) || (modal.test(right) && isWhole(left))) return next;
  const isAct = isRead(reading, place, left);
  const taken = isThen || isAct ? undefined : takenOver(left, right);
  if (taken !== undefined) return `${taken} ${next}`;
  if (!isAct && !isThen) return undefined;
  return subject === undefined ? next : `${subject} ${next}`;
}

/** “sort by price, cheapest first” is one wish. */
function isOrder(left: string, right: string): boolean {
  return (
    /\b(?:sort|sorted|order|ordered|list|show)\b/i.test(left) &&
    /^(?:the\s)?\S+(?:\s\S+)? first\b/i.test(right)
  );
}

/** What changes an app, and what nobody does in one. */
function isChangeVerb(words: string): boolean {
  return /^(?:rename|make|hide|let|allow|give|replace|switch|get rid of|put|translate|change|set|use)\b/i.test(
    words,
  );
}

/** “the buttons orange”, “orange buttons”, “background: ivory”. */
function isLook(words: string): boolean {
  const part = partAt(words);
  if (part !== undefined) {
    const after = words.slice(part.end).replace(/^\s*(?:is|are|in|to|should be|:|=)?\s*(?:an?\s)?/i, '');
    return [1, 2, 3].some((count) => isColorName(firstWords(after, count)));
  }
  return [1, 2, 3].some((count) => {
    const name = firstWords(words, count);
    return isColorName(name) && partAt(words.slice(name.length).trimStart()) !== undefined;
  });
}

function firstWords(text: string, count: number): string {
  return (/^[\p{L}#\d-]+(?:\s[\p{L}-]+)*/u.exec(text)?.[0] ?? '').split(' ').slice(0, count).join(' ');
}

const pair =
  /^((?:add|give|put|remove|delete|drop|rename|change|move|call|turn|take)\b)\s+.+?\s(to|from|into|as|for|on|before|after)\s.+$/i;

/** “rename customers to members and orders to sales”: the second takes over the verb of the first. */
function takenOver(left: string, right: string): string | undefined {
  const [, verb, link] = pair.exec(left.trim()) ?? [];
  if (verb === undefined || link === undefined) return undefined;
  const piece = right.split(/,\s|\sand\s|[.;\n]/i)[0] ?? '';
  return new RegExp(`^\\S.*\\s${link}\\s\\S`, 'i').test(piece) ? verb : undefined;
}

function hasObject(left: string): boolean {
  return /\s(?:can|may|able to)\s+\S+\s+\S/i.test(left);
}

function isWhole(left: string): boolean {
  return left.trim().split(/\s+/).length > 2;
}

const surely = 0.8;

/** The learned reader takes the word for an act with something that it is about, and what stands before says something by itself. */
function isRead(reading: Reading | undefined, place: number, left: string): boolean {
  if (
    reading === undefined ||
    !(hasWhole(reading, place - 1) || sureVerb.test(left.trim())) ||
    left.trim().split(/\s+/).length < 2
  )
    return false;
  const index = reading.spans.findIndex(
    ({ kind, start, sure = 1 }) => kind === 'A' && start === place && sure >= surely,
  );
  const goal = index < 0 ? undefined : reading.arcs.find(({ from, to }) => from === index && to > index);
  return goal !== undefined;
}

/** Whether an act before a place has something that it is about before it, too. */
function hasWhole({ spans, arcs }: Reading, place: number): boolean {
  return arcs.some(({ from, to }) => {
    const [act, goal] = [spans[from], spans[to]];
    return act?.kind === 'A' && goal !== undefined && act.start < goal.start && goal.end <= place;
  });
}

const quoted = /"[^"]*"|“[^”]*”|‘[^’]*’|\([^)]*\)/g;
const hidden = ['\u{e000}', '\u{e001}', '\u{e002}', '\u{e003}', '\u{e004}', '\u{e005}', '\u{e006}'] as const;
const signs = [',', '.', '!', '?', ';', '\n', ' '] as const;

/** What stands in quotes or brackets is one piece, whatever signs are in it. The length stays. */
function protectQuotes(text: string): string {
  return text.replaceAll(quoted, (part) =>
    signs.reduce((one, sign, index) => one.replaceAll(sign, hidden[index] ?? sign), part),
  );
}

function unprotect(text: string): string {
  return hidden.reduce((one, sign, index) => one.replaceAll(sign, signs[index] ?? sign), text);
}
