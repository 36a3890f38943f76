import { type Card, newDeck } from '../cards/card.ts';
import type { Random } from '../random.ts';
import { compareRanks, type HandRank, nameOfRank, rankHand } from './hand-rank.ts';

export interface Seat {
  readonly name: string;
  readonly chips: number;
  readonly cards: readonly Card[];
  readonly folded: boolean;
  /** Put in during this round, and during the whole hand. */
  readonly bet: number;
  readonly paid: number;
  readonly acted: boolean;
}

export const streets = ['Pre-flop', 'Flop', 'Turn', 'River', 'Showdown'] as const;
export type Street = (typeof streets)[number];

export interface Table {
  readonly seats: readonly Seat[];
  readonly deck: readonly Card[];
  readonly board: readonly Card[];
  readonly street: Street;
  readonly dealer: number;
  /** Who acts; -1 when the hand is over. */
  readonly turn: number;
  readonly minRaise: number;
  readonly log: readonly string[];
}

export const smallBlind = 10;
export const bigBlind = 20;

export type Action =
  | { readonly kind: 'fold' }
  | { readonly kind: 'call' }
  /** The new total of this round. */
  | { readonly kind: 'raise'; readonly to: number };

export function pot({ seats }: Table): number {
  return seats.reduce((sum, { paid }) => sum + paid, 0);
}

export function highestBet({ seats }: Table): number {
  return Math.max(...seats.map(({ bet }) => bet));
}

export function toCall(table: Table, index: number): number {
  const seat = table.seats[index];
  return seat === undefined ? 0 : Math.min(seat.chips, highestBet(table) - seat.bet);
}

function put(seat: Seat, amount: number): Seat {
  const paid = Math.min(amount, seat.chips);
  return { ...seat, chips: seat.chips - paid, bet: seat.bet + paid, paid: seat.paid + paid };
}

function withSeat(table: Table, index: number, change: (seat: Seat) => Seat): Table {
  return { ...table, seats: table.seats.map((seat, at) => (at === index ? change(seat) : seat)) };
}

/** The next seat from there on that a test accepts; -1 when there is none. */
function nextSeat(seats: readonly Seat[], from: number, accepts: (seat: Seat) => boolean): number {
  for (let step = 1; step <= seats.length; step += 1) {
    const index = (from + step) % seats.length;
    const seat = seats[index];
    if (seat !== undefined && accepts(seat)) return index;
  }
  return -1;
}

const inGame = (seat: Seat) => !seat.folded;
const canAct = (seat: Seat) => !seat.folded && seat.chips > 0;

/** Deals a hand. Who has no chips sits out; with two players the dealer posts the small blind. */
export function dealHand(
  players: readonly Pick<Seat, 'name' | 'chips'>[],
  before: number,
  random: Random,
): Table {
  const deck = newDeck(random);
  const seats: Seat[] = players.map(({ name, chips }) => ({
    name,
    chips,
    cards: chips > 0 ? deck.splice(0, 2) : [],
    folded: chips === 0,
    bet: 0,
    paid: 0,
    acted: false,
  }));
  const dealer = nextSeat(seats, before, inGame);
  const headsUp = seats.filter(inGame).length === 2;
  const small = headsUp ? dealer : nextSeat(seats, dealer, inGame);
  const big = nextSeat(seats, small, inGame);
  const table: Table = {
    seats,
    deck,
    board: [],
    street: 'Pre-flop',
    dealer,
    turn: nextSeat(seats, big, inGame),
    minRaise: bigBlind,
    log: [`${seats[small]?.name} posts ${smallBlind}, ${seats[big]?.name} posts ${bigBlind}.`],
  };
  const posted = withSeat(
    withSeat(table, small, (seat) => put(seat, smallBlind)),
    big,
    (seat) => put(seat, bigBlind),
  );
  return settleTurn({ ...posted, turn: big });
}

export function act(table: Table, action: Action): Table {
  const seat = table.seats[table.turn];
  if (seat === undefined) return table;
  if (action.kind === 'fold')
    return settleTurn(
      said(
        withSeat(table, table.turn, (one) => ({ ...one, folded: true, acted: true })),
        `${seat.name} folds.`,
      ),
    );
  const call = toCall(table, table.turn);
  if (action.kind === 'call') {
    const next = withSeat(table, table.turn, (one) => ({ ...put(one, call), acted: true }));
    return settleTurn(said(next, call === 0 ? `${seat.name} checks.` : `${seat.name} calls ${call}.`));
  }
  const top = highestBet(table);
  const most = seat.bet + seat.chips;
  // All in is always allowed, also below the smallest raise.
  const to = Math.min(most, Math.max(action.to, top + table.minRaise));
  if (to <= top) return act(table, { kind: 'call' });
  const raised: Table = {
    ...withSeat(table, table.turn, (one) => put(one, to - one.bet)),
    minRaise: Math.max(table.minRaise, to - top),
  };
  const seats = raised.seats.map((one, index) => ({ ...one, acted: index === table.turn }));
  return settleTurn(
    said({ ...raised, seats }, `${seat.name} ${to === most ? 'goes all in with' : 'raises to'} ${to}.`),
  );
}

function said(table: Table, line: string): Table {
  return { ...table, log: [...table.log, line] };
}

/** Who acts next; when nobody must, the next cards or the end of the hand. */
function settleTurn(table: Table): Table {
  if (table.seats.filter(inGame).length === 1) return payOut({ ...table, street: 'Showdown' });
  const top = highestBet(table);
  const able = table.seats.filter(canAct);
  const waiting = (seat: Seat) => canAct(seat) && (!seat.acted || seat.bet < top);
  const alone = able.length <= 1 && able.every((seat) => seat.bet >= top);
  const next = alone ? -1 : nextSeat(table.seats, table.turn, waiting);
  return next === -1 ? nextStreet(table) : { ...table, turn: next };
}

const cardsShown: Readonly<Record<Street, number>> = {
  'Pre-flop': 3,
  Flop: 1,
  Turn: 1,
  River: 0,
  Showdown: 0,
};

function nextStreet(table: Table): Table {
  const street = streets[streets.indexOf(table.street) + 1] ?? 'Showdown';
  if (street === 'Showdown') return payOut({ ...table, street });
  const count = cardsShown[table.street];
  const next: Table = {
    ...table,
    street,
    board: [...table.board, ...table.deck.slice(0, count)],
    deck: table.deck.slice(count),
    seats: table.seats.map((seat) => ({ ...seat, bet: 0, acted: false })),
    minRaise: bigBlind,
    turn: table.dealer,
  };
  return settleTurn(next);
}

export interface Share {
  readonly seat: number;
  readonly amount: number;
}

/** The pot in layers: nobody wins more from another than they have put in themselves. */
export function sharesOf(seats: readonly Seat[], board: readonly Card[], dealer: number): Share[] {
  const ranks = new Map<number, HandRank>();
  const alone = seats.filter(inGame).length === 1;
  seats.forEach((seat, index) => {
    if (!seat.folded) ranks.set(index, alone ? [] : rankHand([...seat.cards, ...board]));
  });
  const won = seats.map(() => 0);
  const levels = [...new Set(seats.map(({ paid }) => paid).filter((paid) => paid > 0))].toSorted(
    (a, b) => a - b,
  );
  let below = 0;
  for (const level of levels) {
    const layer = seats.reduce((sum, { paid }) => sum + Math.max(0, Math.min(paid, level) - below), 0);
    const entitled = seats.flatMap((seat, index) => (!seat.folded && seat.paid >= level ? [index] : []));
    const claimants = entitled.length > 0 ? entitled : [...ranks.keys()];
    const best = claimants.reduce<HandRank>((top, index) => {
      const rank = ranks.get(index) ?? [];
      return compareRanks(rank, top) > 0 ? rank : top;
    }, []);
    const winners = claimants.filter((index) => compareRanks(ranks.get(index) ?? [], best) === 0);
    // Chips that cannot be split go to the first winners after the dealer.
    const order = winners.toSorted(
      (a, b) =>
        ((a - dealer - 1 + seats.length) % seats.length) - ((b - dealer - 1 + seats.length) % seats.length),
    );
    const each = Math.floor(layer / order.length);
    order.forEach((index, place) => {
      won[index] = (won[index] ?? 0) + each + (place < layer % order.length ? 1 : 0);
    });
    below = level;
  }
  return won.flatMap((amount, seat) => (amount > 0 ? [{ seat, amount }] : []));
}

function payOut(table: Table): Table {
  const shares = sharesOf(table.seats, table.board, table.dealer);
  const alone = table.seats.filter(inGame).length === 1;
  const lines = shares.map(({ seat, amount }) => {
    const one = table.seats[seat];
    const hand =
      alone || one === undefined ? '' : ` with ${nameOfRank(rankHand([...one.cards, ...table.board]))}`;
    return `${one?.name} wins ${amount}${hand}.`;
  });
  const seats = table.seats.map((seat, index) => ({
    ...seat,
    chips: seat.chips + (shares.find((share) => share.seat === index)?.amount ?? 0),
  }));
  return { ...table, seats, turn: -1, log: [...table.log, ...lines] };
}
