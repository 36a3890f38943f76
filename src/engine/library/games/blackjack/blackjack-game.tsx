import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { Card } from '../cards/card.ts';
import { CardFace } from '../cards/card-face.tsx';
import { GameFrame } from '../game-frame.tsx';
import { useKept } from '../use-kept.ts';
import { useRandom } from '../use-random.ts';
import { dealTable, doubleDown, hit, payout, type Result, stand, type Table, valueOf } from './rules.ts';

const bets = [10, 25, 50, 100];
const results: Readonly<Record<Result, string>> = {
  blackjack: 'Blackjack. You win three to two',
  win: 'You win',
  push: 'Push. Your bet comes back',
  lose: 'The dealer wins',
  bust: 'Over 21. You lose',
};

const rules = [
  'Come closer to 21 than the dealer without going over. Court cards count 10, an ace 1 or 11.',
  'Hit takes a card, Stand ends your turn, Double doubles the bet for exactly one more card.',
  'The dealer draws to 16 and stands on 17. A blackjack, ace and ten at once, pays three to two.',
  'Chips are play money.',
];

/** Blackjack for play money. */
export function BlackjackGame({
  title,
  chips: start = 1000,
  seed,
}: {
  title: string;
  chips?: number;
  seed?: number;
}) {
  const random = useRandom(seed);
  const [chips, setChips] = useKept('blackjack-chips', start);
  const [tally, setTally] = useKept('blackjack-tally', { hands: 0, won: 0 });
  const [table, setTable] = useState<Table>();
  const [bet, setBet] = useState(25);
  const playing = table !== undefined && table.result === undefined;

  function show(next: Table, balance: number): void {
    setTable(next);
    if (next.result === undefined) return setChips(balance);
    setChips(balance + payout(next.bet, next.result));
    const won = next.result === 'win' || next.result === 'blackjack';
    setTally({ hands: tally.hands + 1, won: tally.won + (won ? 1 : 0) });
  }
  return (
    <GameFrame
      title={title}
      status={statusOf(table, chips)}
      scores={[
        { label: 'Chips', value: chips },
        { label: 'Bet', value: table?.bet ?? bet },
        { label: 'Hands won', value: `${tally.won} of ${tally.hands}` },
      ]}
      rules={rules}
      tools={
        <Button
          onClick={() => {
            setTable(undefined);
            setChips(start);
            setTally({ hands: 0, won: 0 });
          }}
        >
          New game
        </Button>
      }
    >
      <div className="grid gap-4 rounded-card bg-soft p-4">
        <Hand name="Dealer" cards={table?.dealer ?? []} hidden={playing} />
        <Hand name="You" cards={table?.player ?? []} hidden={false} />
      </div>
      {playing ? (
        <Actions
          table={table}
          canDouble={table.player.length === 2 && chips >= table.bet}
          onPlay={show}
          chips={chips}
        />
      ) : (
        <Bets
          bet={bet}
          chips={chips}
          onBet={setBet}
          onDeal={() => show(dealTable(bet, random), chips - bet)}
        />
      )}
    </GameFrame>
  );
}

function Actions({
  table,
  chips,
  canDouble,
  onPlay,
}: {
  table: Table;
  chips: number;
  canDouble: boolean;
  onPlay: (table: Table, chips: number) => void;
}) {
  return (
    <div className="flex flex-wrap justify-center gap-2">
      <Button look="primary" onClick={() => onPlay(hit(table), chips)}>
        Hit
      </Button>
      <Button look="primary" onClick={() => onPlay(stand(table), chips)}>
        Stand
      </Button>
      <Button disabled={!canDouble} onClick={() => onPlay(doubleDown(table), chips - table.bet)}>
        Double
      </Button>
    </div>
  );
}

function Bets({
  bet,
  chips,
  onBet,
  onDeal,
}: {
  bet: number;
  chips: number;
  onBet: (bet: number) => void;
  onDeal: () => void;
}) {
  return (
    <div className="flex flex-wrap justify-center gap-2">
      <div role="group" aria-label="Bet" className="flex flex-wrap gap-2">
        {bets.map((amount) => (
          <Button
            key={amount}
            aria-pressed={amount === bet}
            className={amount === bet ? 'ring-2 ring-primary' : ''}
            disabled={amount > chips}
            onClick={() => onBet(amount)}
          >
            Bet {amount}
          </Button>
        ))}
      </div>
      <Button look="primary" disabled={bet > chips} onClick={onDeal}>
        Deal
      </Button>
    </div>
  );
}

function statusOf(table: Table | undefined, chips: number): string {
  if (table?.result !== undefined) return `${results[table.result]}.`;
  if (table !== undefined) return `You have ${valueOf(table.player).total}. Hit or stand?`;
  return chips < (bets[0] ?? 0) ? 'You are out of chips. Start a new game.' : 'Choose your bet and deal.';
}

function Hand({ name, cards, hidden }: { name: string; cards: readonly Card[]; hidden: boolean }) {
  const total = hidden ? undefined : valueOf(cards).total;
  return (
    <section aria-label={`${name} cards`}>
      <h3 className="text-sm font-semibold">
        {name}
        {cards.length === 0 || total === undefined ? '' : `: ${total}`}
      </h3>
      <div className="mt-1 flex min-h-20 flex-wrap gap-2 sm:min-h-24">
        {cards.map((card, index) => (
          <CardFace key={index} card={hidden && index === 1 ? undefined : card} />
        ))}
        {cards.length === 0 ? <p className="self-center text-sm text-muted">No cards yet.</p> : null}
      </div>
    </section>
  );
}
