import type { Request } from './brief.ts';
import { actorOf, isPerson } from './read-people.ts';
import { readWishes } from './read-wishes.ts';
import { isBaseVerb } from './words.ts';

/**
 * “members book classes, see their bookings and cancel them, trainers manage the schedule”: what people do, said without
 * “can” or “should”. Empty when the text does not begin so.
 */
export function readClauses(text: string, negated = false): Request[] {
  const groups: { actor: string; list: string }[] = [];
  for (const piece of text.split(/(,\s+(?:and\s+|while\s+)?|\s+(?:and|while)\s+)/)) {
    const clause = clauseOf(piece.trim());
    if (clause !== undefined) groups.push(clause);
    else {
      const last = groups.at(-1);
      if (last === undefined) return [];
      last.list += piece;
    }
  }
  return groups.flatMap(({ actor, list }) =>
    readWishes(list.replace(/(?:,|\s+and|\s+while)\s*$/, ''), {
      actor: actorOf(actor),
      abilities: true,
      negated,
    }),
  );
}

/** Up to three words that name people, then a verb in its base form. */
function clauseOf(text: string): { actor: string; list: string } | undefined {
  const words = text.split(/\s+/);
  for (let at = 1; at <= Math.min(3, words.length - 1); at += 1) {
    const actor = words.slice(0, at).join(' ');
    if (isBaseVerb(words[at] ?? '') && isPerson(actor)) return { actor, list: words.slice(at).join(' ') };
  }
  return undefined;
}
