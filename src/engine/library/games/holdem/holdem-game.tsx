import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CardFace } from '../cards/card-face.tsx';
import { GameFrame } from '../game-frame.tsx';
import { useKept } from '../use-kept.ts';
import { useRandom } from '../use-random.ts';
import { BetControls } from './bet-controls.tsx';
import { decide } from './bot.ts';
import { nameOfRank, rankHand } from './hand-rank.ts';
import { act, dealHand, pot, type Seat, type Table } from './table.ts';

const botMs = 450;
const usualBots = ['Ada', 'Ben', 'Cleo'];

const rules = [
  'Everybody gets two cards; five more are shown in the middle: three, one and one. The best five of seven win.',
  'Blinds are 10 and 20. Before each new card there is a round of betting: fold, check or call, raise.',
  'From low to high: high card, pair, two pair, three of a kind, straight, flush, full house, four of a kind, straight flush.',
  'Who is all in wins from each other player at most what they put in themselves; the rest is a side pot.',
];

/** Texas hold’em against three players of the computer, for play money. */
export function HoldemGame({
  title,
  chips: start = 1000,
  bots = usualBots,
  seed,
}: {
  title: string;
  chips?: number;
  bots?: readonly string[];
  seed?: number;
}) {
  const random = useRandom(seed);
  const [table, setTable] = useState<Table>();
  const [tally, setTally] = useKept('holdem-tally', { hands: 0, won: 0 });
  const fresh = ['You', ...bots].map((name) => ({ name, chips: start }));
  const stacks = table?.seats ?? fresh;
  const handOver = table === undefined || table.turn === -1;
  const broke = handOver && (stacks[0]?.chips ?? 0) === 0;
  const champion = handOver && table !== undefined && stacks.slice(1).every(({ chips }) => chips === 0);

  function show(next: Table): void {
    setTable(next);
    if (next.turn !== -1) return;
    const won = next.log.some((line) => line.startsWith('You wins'));
    setTally({ hands: tally.hands + 1, won: tally.won + (won ? 1 : 0) });
  }
  useEffect(() => {
    if (table === undefined || table.turn <= 0) return;
    const timer = setTimeout(() => show(act(table, decide(table, random))), botMs);
    return () => clearTimeout(timer);
  });
  return (
    <GameFrame
      title={title}
      status={statusOf(table, broke, champion)}
      scores={[
        { label: 'Pot', value: table === undefined ? 0 : pot(table) },
        { label: 'Your chips', value: stacks[0]?.chips ?? 0 },
        { label: 'Hands won', value: `${tally.won} of ${tally.hands}` },
      ]}
      rules={rules}
      onNew={() => setTable(dealHand(fresh, -1, random))}
      {...(table === undefined ? { newLabel: 'Start' } : {})}
    >
      <div className="grid gap-4 rounded-card bg-soft p-3 sm:p-4">
        <div className="grid grid-cols-1 gap-2 sm:grid-cols-3">
          {stacks.slice(1).map((seat, index) => (
            <Opponent key={seat.name} table={table} index={index + 1} name={seat.name} chips={seat.chips} />
          ))}
        </div>
        <div className="grid justify-items-center gap-2">
          <p className="text-sm font-semibold">{table === undefined ? 'Board' : table.street}</p>
          <div
            role="group"
            aria-label="Board"
            className="flex min-h-20 flex-wrap justify-center gap-1.5 sm:min-h-24"
          >
            {table?.board.map((card, index) => (
              <CardFace key={index} card={card} />
            ))}
            {table === undefined || table.board.length === 0 ? (
              <p className="self-center text-sm text-muted">No cards on the board yet.</p>
            ) : null}
          </div>
        </div>
        <OwnHand table={table} />
      </div>
      {table !== undefined && table.turn === 0 ? (
        <BetControls key={table.log.length} table={table} onAct={(action) => show(act(table, action))} />
      ) : null}
      {table !== undefined && handOver && !broke && !champion ? (
        <div className="flex justify-center">
          <Button look="primary" onClick={() => setTable(dealHand(table.seats, table.dealer, random))}>
            Next hand
          </Button>
        </div>
      ) : null}
      <Log lines={table?.log ?? []} />
    </GameFrame>
  );
}

function statusOf(table: Table | undefined, broke: boolean, champion: boolean): string {
  if (table === undefined) return 'Press Start to deal the first hand.';
  if (broke) return 'You are out of chips. The game is over.';
  if (champion) return 'You won all the chips. You are the champion.';
  if (table.turn === -1) return `Hand over. ${youForm(table.log.at(-1) ?? '')}`;
  if (table.turn === 0) return 'Your turn.';
  return `${table.seats[table.turn]?.name} is thinking…`;
}

/** The log is written for names; “You” takes another form of the verb. */
function youForm(line: string): string {
  return line.replace(/^You (\w+?)s\b/, 'You $1').replace('You goe ', 'You go ');
}

function Opponent({
  table,
  index,
  name,
  chips,
}: {
  table: Table | undefined;
  index: number;
  name: string;
  chips: number;
}) {
  const seat: Seat | undefined = table?.seats[index];
  const shown =
    table?.turn === -1 && seat?.folded === false && table.seats.filter(({ folded }) => !folded).length > 1;
  const state =
    seat === undefined
      ? ''
      : seat.folded
        ? chips === 0
          ? 'out'
          : 'folded'
        : seat.bet > 0
          ? `bet ${seat.bet}`
          : '';
  return (
    <div
      className={`flex items-center gap-2 rounded-control border bg-surface p-2 ${table?.turn === index ? 'border-primary ring-2 ring-primary' : 'border-line'}`}
    >
      <div className="min-w-0 grow">
        <p className="font-semibold">
          {name}
          {table?.dealer === index ? <span className="ml-1 text-xs text-muted">dealer</span> : null}
        </p>
        <p className="text-sm tabular-nums">
          {chips} chips{state === '' ? '' : `, ${state}`}
        </p>
      </div>
      {seat?.folded === false
        ? seat.cards.map((card, at) => <CardFace key={at} small card={shown ? card : undefined} />)
        : null}
    </div>
  );
}

function OwnHand({ table }: { table: Table | undefined }) {
  const seat = table?.seats[0];
  const made =
    table === undefined || seat === undefined || seat.folded || table.board.length === 0
      ? ''
      : nameOfRank(rankHand([...seat.cards, ...table.board]));
  return (
    <section aria-label="Your cards" className="grid justify-items-center gap-2">
      <h3 className="text-sm font-semibold">
        Your cards{seat?.folded === true ? ' (folded)' : ''}
        {made === '' ? '' : `: ${made}`}
        {table?.dealer === 0 ? ', you are the dealer' : ''}
      </h3>
      <div className="flex min-h-20 gap-2 sm:min-h-24">
        {seat?.cards.map((card, index) => (
          <CardFace key={index} card={card} />
        ))}
      </div>
    </section>
  );
}

function Log({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ol
      aria-label="What happened"
      tabIndex={0}
      className="grid max-h-36 gap-0.5 overflow-y-auto rounded-control border border-line p-3 text-sm"
    >
      {lines.toReversed().map((line, index) => (
        <li key={lines.length - index}>{youForm(line)}</li>
      ))}
    </ol>
  );
}
