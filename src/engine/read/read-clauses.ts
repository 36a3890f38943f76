import type { Request } from './brief.ts';
import { actorOf, isActor } from './read-people.ts';
import { readWishes } from './read-wishes.ts';
import { baseVerb, isBaseVerb } from './words.ts';

/**
 * “members book classes, see their bookings and cancel them, trainers manage the schedule”: what people do, said without
 * “can” or “should”. Empty when the text does not begin so.
 */
export function readClauses(text: string, negated = false): Request[] {
  const groups: { actor: string; list: string }[] = [];
  const masked = text.replaceAll(/\([^()]*\)/g, (inside) => inside.replaceAll(/[\s,]/g, mask));
  for (const part of masked.split(/([,;]\s+(?:and\s+|while\s+)?|\s+(?:and|while)\s+)/)) {
    const piece = unmask(part);
    const clause = clauseOf(piece.trim());
    if (clause !== undefined) groups.push(clause);
    else {
      const last = groups.at(-1);
      if (last === undefined) return [];
      last.list += piece;
    }
  }
  const requests = groups.flatMap(({ actor, list }) =>
    readWishes(list.replace(/(?:[,;]|\s+and|\s+while)\s*$/, ''), {
      actor: actorOf(actor),
      abilities: true,
      negated,
      begins: true,
    }),
  );
  // “employees submit requests and managers approve them”: what the others spoke of.
  let spokenOf = '';
  return requests.map((request) => {
    const { object } = request;
    if (!/^(?:it|them|these|those)$/.test(object)) spokenOf = object === '' ? spokenOf : object;
    return object === spokenOf || spokenOf === '' || object === ''
      ? request
      : { ...request, object: spokenOf };
  });
}

/** What stands in brackets stays together. */
function mask(sign: string): string {
  return sign === ',' ? '\uE000' : '\uE001';
}

function unmask(text: string): string {
  return text.replaceAll('\uE000', ',').replaceAll('\uE001', ' ');
}

const screen =
  /^(?:the |an? |their |each )?((?:[a-z-]+ )?(?:dashboard|leaderboard|scoreboard|chart|graph|calendar|map|overview|statistics page))s?\s+(?:shows?|displays?|lists?|presents?|gives?|summari[sz]es?)\s+(.+)$/i;

/** “a leaderboard shows the ranking”: people look at both. */
function shownOn(text: string): { actor: string; list: string } | undefined {
  const [, what, shown] = screen.exec(text) ?? [];
  if (what === undefined || shown === undefined) return undefined;
  const isAll =
    /board$/i.test(what) && /\b(?:rank\w*|scores?|standings?|results?|winners?|top|best)\b/i.test(shown);
  return { actor: 'users', list: isAll ? `view the ${what}` : `view the ${what}, view ${shown}` };
}

/** Up to three words that name people, then a verb in its base form. */
function clauseOf(text: string): { actor: string; list: string } | undefined {
  const shown = shownOn(text);
  if (shown !== undefined) return shown;
  const words = text.split(/\s+/);
  for (let at = 1; at <= Math.min(3, words.length - 1); at += 1) {
    const actor = words.slice(0, at).join(' ');
    const word = words[at] ?? '';
    const isSingular =
      /^(?:the|an?|each|every)\s/i.test(actor) && /[a-z]s$/.test(word) && baseVerb(word) !== undefined;
    if ((isBaseVerb(word) || isSingular) && isActor(actor)) return { actor, list: words.slice(at).join(' ') };
  }
  return undefined;
}
