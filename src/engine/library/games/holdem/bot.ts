import type { Random } from '../random.ts';
import { rankHand } from './hand-rank.ts';
import { type Action, bigBlind, highestBet, pot, type Table, toCall } from './table.ts';

/** How good the cards are, from 0 to 1. */
function strength(table: Table): number {
  const seat = table.seats[table.turn];
  const [a, b] = seat?.cards ?? [];
  if (a === undefined || b === undefined) return 0;
  if (table.board.length === 0) {
    const pair = a.rank === b.rank ? 0.35 + a.rank / 40 : 0;
    const high = (a.rank + b.rank - 4) / 48;
    const suited = a.suit === b.suit ? 0.08 : 0;
    const near = Math.abs(a.rank - b.rank) <= 2 ? 0.06 : 0;
    return Math.min(1, pair + high + suited + near);
  }
  const [kind = 0, top = 0] = rankHand([a, b, ...table.board]);
  const [shared = 0] = table.board.length >= 5 ? rankHand(table.board) : [0];
  const own = kind - shared;
  return Math.min(1, 0.12 + own * 0.22 + (own > 0 ? top / 60 : Math.max(a.rank, b.rank) / 120));
}

/** A cautious player with a bluff now and then: folds what is weak for its price, raises what is strong. */
export function decide(table: Table, random: Random): Action {
  const price = toCall(table, table.turn);
  const good = strength(table) + (random() - 0.5) * 0.16;
  const odds = price / Math.max(1, pot(table) + price);
  const bluff = random() < 0.06;
  if (good > 0.68 || (bluff && price <= bigBlind)) {
    const raise = highestBet(table) + bigBlind * (good > 0.85 ? 4 : 2);
    return random() < 0.7 ? { kind: 'raise', to: raise } : { kind: 'call' };
  }
  if (price === 0 || good > odds + 0.12) return { kind: 'call' };
  return { kind: 'fold' };
}
