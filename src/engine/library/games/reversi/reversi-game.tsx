import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { GameFrame } from '../game-frame.tsx';
import { ModeSelect, type VersusMode, versusModes } from '../mode-select.tsx';
import { type Square, SquareBoard } from '../square-board.tsx';
import { useKept } from '../use-kept.ts';
import { useRandom } from '../use-random.ts';
import {
  type Cells,
  chooseMove,
  countOf,
  type Disc,
  type Level,
  levels,
  movesOf,
  nextTurn,
  place,
  startCells,
} from './rules.ts';

const thinkMs = 400;

interface Turn {
  readonly cells: Cells;
  readonly turn: Disc | undefined;
}
const start: Turn = { cells: startCells, turn: 1 };

const rules = [
  'Place a disc so that discs of the other colour lie in a line between it and another of yours: they are turned.',
  'Every move must turn at least one disc. Who cannot move passes.',
  'When nobody can move, the one with more discs wins. Dark begins.',
];

export function ReversiGame({ title, seed }: { title: string; seed?: number }) {
  const random = useRandom(seed);
  const [mode, setMode] = useState<VersusMode>('Against computer');
  const [level, setLevel] = useState<Level>('Medium');
  const [history, setHistory] = useState<readonly Turn[]>([start]);
  const [tally, setTally] = useKept('reversi-tally', { dark: 0, light: 0 });
  const { cells, turn } = history.at(-1) ?? start;
  const thinking = mode === 'Against computer' && turn === 2;
  const moves = turn === undefined ? [] : movesOf(cells, turn);

  function play(square: number): void {
    if (turn === undefined || !moves.includes(square)) return;
    const next = place(cells, square, turn);
    const following = nextTurn(next, turn);
    setHistory([...history, { cells: next, turn: following }]);
    if (following !== undefined) return;
    const difference = countOf(next, 1) - countOf(next, 2);
    if (difference > 0) setTally({ ...tally, dark: tally.dark + 1 });
    if (difference < 0) setTally({ ...tally, light: tally.light + 1 });
  }
  useEffect(() => {
    if (!thinking) return;
    const timer = setTimeout(() => play(chooseMove(cells, 2, level, random)), thinkMs);
    return () => clearTimeout(timer);
  });
  function undo(): void {
    const earlier = history.slice(0, -1);
    const back = mode === 'Two players' ? earlier.length - 1 : earlier.findLastIndex((one) => one.turn === 1);
    setHistory(earlier.slice(0, Math.max(0, back) + 1));
  }
  return (
    <GameFrame
      title={title}
      status={statusOf(cells, turn)}
      scores={[
        { label: 'Dark', value: countOf(cells, 1) },
        { label: 'Light', value: countOf(cells, 2) },
        { label: 'Won', value: `${tally.dark} : ${tally.light}` },
      ]}
      rules={rules}
      onNew={() => setHistory([start])}
      tools={
        <ModeSelect
          modes={versusModes}
          mode={mode}
          onMode={(next) => {
            setMode(next);
            setHistory([start]);
          }}
          levels={levels}
          level={level}
          onLevel={setLevel}
        />
      }
    >
      <SquareBoard
        label="Reversi board"
        columns={8}
        width="max-w-lg rounded-control bg-line-strong p-0.5"
        squares={squaresOf(cells, thinking ? [] : moves)}
        onPress={(id) => play('abcdefgh'.indexOf(id.charAt(0)) + (Number(id.charAt(1)) - 1) * 8)}
      />
      <div className="flex justify-center">
        <Button disabled={history.length < 2 || thinking} onClick={undo}>
          Undo
        </Button>
      </div>
    </GameFrame>
  );
}

function statusOf(cells: Cells, turn: Disc | undefined): string {
  if (turn !== undefined) return `${turn === 1 ? 'Dark' : 'Light'} to move`;
  const [dark, light] = [countOf(cells, 1), countOf(cells, 2)];
  if (dark === light) return `Draw, ${dark} each`;
  return `${dark > light ? 'Dark' : 'Light'} wins ${Math.max(dark, light)} to ${Math.min(dark, light)}`;
}

function squaresOf(cells: Cells, moves: readonly number[]): Square[] {
  return cells.map((cell, index) => {
    const id = `${'abcdefgh'.charAt(index % 8)}${Math.floor(index / 8) + 1}`;
    const open = moves.includes(index);
    const what = cell === 0 ? (open ? 'possible move' : 'empty') : cell === 1 ? 'dark' : 'light';
    return {
      id,
      label: `${id}, ${what}`,
      disabled: !open,
      look: 'bg-primary',
      content:
        cell === 0 ? (
          open ? (
            <span data-target className="size-1/4 rounded-full bg-on-primary/70" />
          ) : null
        ) : (
          <span
            className={`size-4/5 rounded-full border-2 ${cell === 1 ? 'border-line-strong bg-black' : 'border-line-strong bg-white'}`}
          />
        ),
    };
  });
}
