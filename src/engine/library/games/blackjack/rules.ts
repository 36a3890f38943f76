import { type Card, newDeck } from '../cards/card.ts';
import type { Random } from '../random.ts';

export interface HandValue {
  readonly total: number;
  /** An ace counts as eleven. */
  readonly soft: boolean;
}

export function valueOf(hand: readonly Card[]): HandValue {
  const hard = hand.reduce((sum, { rank }) => sum + (rank === 14 ? 1 : Math.min(rank, 10)), 0);
  const soft = hand.some(({ rank }) => rank === 14) && hard + 10 <= 21;
  return { total: soft ? hard + 10 : hard, soft };
}

export function isBlackjack(hand: readonly Card[]): boolean {
  return hand.length === 2 && valueOf(hand).total === 21;
}

export type Result = 'blackjack' | 'win' | 'push' | 'lose' | 'bust';

export interface Table {
  readonly deck: readonly Card[];
  readonly player: readonly Card[];
  readonly dealer: readonly Card[];
  readonly bet: number;
  /** Undefined while the player is still to act. */
  readonly result: Result | undefined;
}

/** What is paid back, the bet included. A blackjack pays three to two. */
export function payout(bet: number, result: Result): number {
  if (result === 'blackjack') return bet + Math.floor(bet * 1.5);
  if (result === 'win') return bet * 2;
  return result === 'push' ? bet : 0;
}

function compare(player: readonly Card[], dealer: readonly Card[]): Result {
  const own = valueOf(player).total;
  const house = valueOf(dealer).total;
  if (own > 21) return 'bust';
  if (house > 21 || own > house) return 'win';
  return own === house ? 'push' : 'lose';
}

export function dealTable(bet: number, random: Random, cards: readonly Card[] = newDeck(random)): Table {
  const [a, b, c, d, ...deck] = cards;
  if (a === undefined || b === undefined || c === undefined || d === undefined)
    throw new Error('A deal needs four cards.');
  const player = [a, c];
  const dealer = [b, d];
  const table: Table = { deck, player, dealer, bet, result: undefined };
  if (!isBlackjack(player)) return isBlackjack(dealer) ? { ...table, result: 'lose' } : table;
  return { ...table, result: isBlackjack(dealer) ? 'push' : 'blackjack' };
}

export function hit(table: Table): Table {
  const [card, ...deck] = table.deck;
  if (card === undefined || table.result !== undefined) return table;
  const player = [...table.player, card];
  const { total } = valueOf(player);
  const next = { ...table, deck, player };
  if (total > 21) return { ...next, result: 'bust' };
  return total === 21 ? stand(next) : next;
}

/** The dealer draws to sixteen and stands on all seventeens. */
export function stand(table: Table): Table {
  if (table.result !== undefined) return table;
  const dealer = [...table.dealer];
  const deck = [...table.deck];
  while (valueOf(dealer).total < 17) {
    const card = deck.shift();
    if (card === undefined) break;
    dealer.push(card);
  }
  return { ...table, deck, dealer, result: compare(table.player, dealer) };
}

/** Twice the bet for exactly one more card. */
export function doubleDown(table: Table): Table {
  if (table.player.length !== 2 || table.result !== undefined) return table;
  return stand(hit({ ...table, bet: table.bet * 2 }));
}
