import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { GameFrame } from '../game-frame.tsx';
import { type Random, shuffle } from '../random.ts';
import { type Square, SquareBoard } from '../square-board.tsx';
import { useKept } from '../use-kept.ts';
import { useRandom } from '../use-random.ts';

const letters = [...'BINGO'];
const perColumn = 15;
const free = 0;

/** Five columns of fifteen numbers each; the middle is free. */
function newCard(random: Random): number[] {
  const columns = letters.map((_, column) =>
    shuffle(
      random,
      Array.from({ length: perColumn }, (__, index) => column * perColumn + index + 1),
    ).slice(0, 5),
  );
  return Array.from({ length: 25 }, (_, index) =>
    index === 12 ? free : (columns[index % 5]?.[Math.floor(index / 5)] ?? 0),
  );
}

const lines = [
  ...[0, 1, 2, 3, 4].map((row) => [0, 1, 2, 3, 4].map((column) => row * 5 + column)),
  ...[0, 1, 2, 3, 4].map((column) => [0, 1, 2, 3, 4].map((row) => row * 5 + column)),
  [0, 6, 12, 18, 24],
  [4, 8, 12, 16, 20],
];

function lineIn(marked: readonly number[]): readonly number[] | undefined {
  return lines.find((places) => places.every((place) => marked.includes(place)));
}

function nameOf(number: number): string {
  return `${letters[Math.floor((number - 1) / perColumn)] ?? ''}${number}`;
}

interface Play {
  readonly card: readonly number[];
  readonly waiting: readonly number[];
  readonly called: readonly number[];
  readonly marked: readonly number[];
}

function newPlay(random: Random): Play {
  const all = Array.from({ length: letters.length * perColumn }, (_, index) => index + 1);
  return { card: newCard(random), waiting: shuffle(random, all), called: [], marked: [12] };
}

const rules = [
  'Call numbers one by one. Press a number on your card once it has been called.',
  'Five marked fields in a row, column or diagonal are a bingo. The field in the middle is free.',
];

/** Numbers are called, you mark yours; five in a line are a bingo. */
export function BingoGame({ title, seed }: { title: string; seed?: number }) {
  const random = useRandom(seed);
  const [play, setPlay] = useState(() => newPlay(random));
  const [wins, setWins] = useKept('bingo-wins', 0);
  const [told, setTold] = useState<string>();
  const { card, waiting, called, marked } = play;
  const line = lineIn(marked);
  const last = called.at(-1);
  function show(places: readonly number[]): void {
    setPlay({ ...play, marked: places });
    if (lineIn(places) !== undefined) setWins(wins + 1);
  }
  function mark(place: number): void {
    if (line !== undefined || marked.includes(place)) return;
    const number = card[place] ?? 0;
    if (!called.includes(number)) return setTold(`${nameOf(number)} has not been called yet.`);
    setTold(undefined);
    show([...marked, place]);
  }
  function markAll(): void {
    setTold(undefined);
    show(card.flatMap((number, place) => (called.includes(number) || number === free ? [place] : [])));
  }
  return (
    <GameFrame
      title={title}
      status={
        line !== undefined
          ? `Bingo after ${called.length} calls`
          : (told ?? (last === undefined ? 'Call the first number.' : `Called ${nameOf(last)}`))
      }
      scores={[
        { label: 'Called', value: called.length },
        { label: 'Bingos', value: wins },
      ]}
      rules={rules}
      onNew={() => {
        setPlay(newPlay(random));
        setTold(undefined);
      }}
      newLabel="New card"
    >
      <div className="mx-auto grid w-full max-w-sm grid-cols-5 gap-1 text-center font-heading text-xl font-bold">
        {letters.map((letter) => (
          <span key={letter}>{letter}</span>
        ))}
      </div>
      <SquareBoard
        label="Bingo card"
        columns={5}
        width="max-w-sm"
        gap="gap-1"
        squares={squaresOf(play, line)}
        onPress={(id) => mark(Number(id))}
      />
      <div className="flex flex-wrap justify-center gap-2">
        <Button
          look="primary"
          disabled={waiting.length === 0 || line !== undefined}
          onClick={() => {
            setTold(undefined);
            setPlay({ ...play, waiting: waiting.slice(1), called: [...called, ...waiting.slice(0, 1)] });
          }}
        >
          Call number
        </Button>
        <Button disabled={line !== undefined} onClick={markAll}>
          Mark all called
        </Button>
      </div>
      <Called numbers={called} />
    </GameFrame>
  );
}

function squaresOf({ card, called, marked }: Play, line: readonly number[] | undefined): Square[] {
  return card.map((number, place) => {
    const on = marked.includes(place);
    return {
      id: String(place),
      label: `${number === free ? 'Free' : nameOf(number)}${on ? ', marked' : called.includes(number) ? ', called' : ''}`,
      pressed: on,
      look: `rounded-control font-semibold ${on ? `bg-primary text-on-primary ${line?.includes(place) === true ? 'ring-4 ring-inset ring-on-primary' : ''}` : 'bg-soft text-ink'}`,
      content: number === free ? 'Free' : number,
    };
  });
}

function Called({ numbers }: { numbers: readonly number[] }) {
  return (
    <p aria-label="Called numbers" role="group" className="flex flex-wrap gap-1 text-sm">
      {numbers.map((number) => (
        <span key={number} data-called className="rounded-control bg-soft px-2 py-1">
          {nameOf(number)}
        </span>
      ))}
    </p>
  );
}
