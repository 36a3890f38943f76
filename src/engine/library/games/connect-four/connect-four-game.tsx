import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { GameFrame } from '../game-frame.tsx';
import { ModeSelect, type VersusMode, versusModes } from '../mode-select.tsx';
import { type Square, SquareBoard } from '../square-board.tsx';
import { useKept } from '../use-kept.ts';
import { useRandom } from '../use-random.ts';
import {
  type Cells,
  chooseColumn,
  columns,
  type Disc,
  drop,
  emptyBoard,
  isFull,
  type Level,
  landing,
  levels,
  rival,
  winningFour,
} from './rules.ts';

const noWins = { first: 0, second: 0, draws: 0 };
const thinkMs = 350;

const rules = [
  'Players take turns to drop a disc into one of the seven columns. It falls to the lowest free place.',
  'Four discs of one player in a row, column or diagonal win.',
  'Arrow keys move over the board, Enter drops a disc into the column.',
];

export function ConnectFourGame({
  title,
  versus = 'computer',
  seed,
}: {
  title: string;
  versus?: 'player' | 'computer';
  seed?: number;
}) {
  const random = useRandom(seed);
  const [mode, setMode] = useState<VersusMode>(versus === 'player' ? 'Two players' : 'Against computer');
  const [level, setLevel] = useState<Level>('Medium');
  const [history, setHistory] = useState<readonly Cells[]>([emptyBoard]);
  const [tally, setTally] = useKept('connect-four-tally', noWins);
  const cells = history.at(-1) ?? emptyBoard;
  const turn: Disc = history.length % 2 === 1 ? 1 : 2;
  const four = winningFour(cells);
  const over = four !== undefined || isFull(cells);
  const thinking = mode === 'Against computer' && turn === 2 && !over;

  function play(column: number): void {
    if (over || landing(cells, column) === -1) return;
    const next = drop(cells, column, turn);
    setHistory([...history, next]);
    const key = tallyKey(next, turn);
    if (key !== undefined) setTally({ ...tally, [key]: tally[key] + 1 });
  }
  useEffect(() => {
    if (!thinking) return;
    const timer = setTimeout(() => play(chooseColumn(cells, 2, level, random)), thinkMs);
    return () => clearTimeout(timer);
  });
  const names = mode === 'Two players' ? ['Player 1', 'Player 2'] : ['You', 'Computer'];
  const nameOf = (disc: Disc) => names[disc - 1] ?? '';
  const back = mode === 'Two players' ? 1 : 2;
  return (
    <GameFrame
      title={title}
      status={statusOf(cells, turn, nameOf)}
      scores={[
        { label: nameOf(1), value: tally.first },
        { label: nameOf(2), value: tally.second },
        { label: 'Draws', value: tally.draws },
      ]}
      rules={rules}
      onNew={() => setHistory([emptyBoard])}
      tools={
        <ModeSelect
          modes={versusModes}
          mode={mode}
          onMode={(next) => {
            setMode(next);
            setHistory([emptyBoard]);
          }}
          levels={levels}
          level={level}
          onLevel={setLevel}
        />
      }
    >
      <SquareBoard
        label="Board with seven columns"
        columns={columns}
        width="max-w-lg rounded-card bg-primary p-2 sm:p-3"
        gap="gap-1.5 sm:gap-2"
        squares={squaresOf(cells, four ?? [], over || thinking)}
        onPress={(id) => play((Number(id.slice(1)) - 1) % columns)}
      />
      <div className="flex flex-wrap justify-center gap-2">
        <Button
          disabled={history.length <= back || thinking || over}
          onClick={() => setHistory(history.slice(0, -back))}
        >
          Undo
        </Button>
        <Button onClick={() => setTally(noWins)}>Reset score</Button>
      </div>
    </GameFrame>
  );
}

function tallyKey(cells: Cells, mover: Disc): keyof typeof noWins | undefined {
  if (winningFour(cells) !== undefined) return mover === 1 ? 'first' : 'second';
  return isFull(cells) ? 'draws' : undefined;
}

function statusOf(cells: Cells, turn: Disc, nameOf: (disc: Disc) => string): string {
  const last = nameOf(rival(turn));
  if (winningFour(cells) !== undefined)
    return `${last} ${last === 'You' ? 'win' : 'wins'} with four in a row`;
  if (isFull(cells)) return 'The board is full. It is a draw';
  return nameOf(turn) === 'You' ? 'Your turn' : `${nameOf(turn)}’s turn`;
}

function squaresOf(cells: Cells, four: readonly number[], locked: boolean): Square[] {
  return cells.map((cell, index) => {
    const column = (index % columns) + 1;
    const holder = cell === 0 ? 'empty' : cell === 1 ? 'first player' : 'second player';
    const disc = cell === 0 ? 'bg-surface' : cell === 1 ? 'bg-ink' : 'bg-danger';
    return {
      id: `c${index + 1}`,
      label: `Column ${column}, row ${Math.floor(index / columns) + 1}, ${holder}`,
      disabled: locked || landing(cells, column - 1) === -1,
      look: `rounded-full ${disc} ${four.includes(index) ? 'ring-4 ring-on-primary ring-inset' : cell === 1 ? 'border-4 border-surface/60' : ''}`,
    };
  });
}
