import { type Random, shuffle } from '../random.ts';

export const suits = ['spades', 'hearts', 'diamonds', 'clubs'] as const;
export type Suit = (typeof suits)[number];

export interface Card {
  /** 2 to 14; 11 jack, 12 queen, 13 king, 14 ace. */
  readonly rank: number;
  readonly suit: Suit;
}

const faces: Readonly<Record<number, string>> = { 11: 'J', 12: 'Q', 13: 'K', 14: 'A' };
const names: Readonly<Record<number, string>> = { 11: 'jack', 12: 'queen', 13: 'king', 14: 'ace' };
const signs: Readonly<Record<Suit, string>> = { spades: '♠', hearts: '♥', diamonds: '♦', clubs: '♣' };

export function rankSign(rank: number): string {
  return faces[rank] ?? String(rank);
}

export function suitSign(suit: Suit): string {
  return signs[suit];
}

export function cardName({ rank, suit }: Card): string {
  return `${names[rank] ?? rank} of ${suit}`;
}

export function isRed(suit: Suit): boolean {
  return suit === 'hearts' || suit === 'diamonds';
}

export function newDeck(random: Random): Card[] {
  const cards = suits.flatMap((suit) =>
    Array.from({ length: 13 }, (_, index) => ({ rank: index + 2, suit })),
  );
  return shuffle(random, cards);
}

/** A card from two letters, as in `As` or `Td`. */
export function readCard(text: string): Card {
  const rank = '23456789TJQKA'.indexOf(text.charAt(0)) + 2;
  const suit = suits.find((one) => one.startsWith(text.charAt(1)));
  if (rank < 2 || suit === undefined) throw new Error(`${text} is not a card.`);
  return { rank, suit };
}
