import { useEffect, useState } from 'react';
import { useKept } from '../use-kept.ts';
import { useRandom } from '../use-random.ts';
import { afterMove, legalMoves } from './moves.ts';
import { chooseMove, type Level } from './opponent.ts';
import { isEnd, type Outcome, outcomeOf, writeMove } from './outcome.ts';
import { type Move, type Position, type Side, sideOf, startPosition } from './position.ts';

export const chessModes = ['Against computer', 'Computer is white', 'Two players'] as const;
export type ChessMode = (typeof chessModes)[number];

interface Played {
  readonly position: Position;
  readonly move: Move;
  readonly text: string;
  readonly taken: string;
}

const noWins = { white: 0, black: 0, draws: 0 };
const thinkMs = 150;

function computerSide(mode: ChessMode): Side | undefined {
  if (mode === 'Two players') return undefined;
  return mode === 'Against computer' ? 'black' : 'white';
}

function takenBy(position: Position, move: Move): string {
  const there = position.board[move.to] ?? '.';
  if (there !== '.') return there;
  const pawn = /p/i.test(position.board[move.from] ?? '') && move.to === position.passed;
  return pawn ? (position.turn === 'white' ? 'p' : 'P') : '';
}

export interface ChessPlay {
  readonly position: Position;
  readonly outcome: Outcome | 'resigned';
  readonly thinking: boolean;
  readonly chosen: number | undefined;
  readonly targets: readonly number[];
  readonly last: Move | undefined;
}

/** The state of a game of chess and everything a player can do in it. */
export function useChess(firstMode: ChessMode, seed: number | undefined) {
  const random = useRandom(seed);
  const [mode, setMode] = useState(firstMode);
  const [level, setLevel] = useState<Level>('Medium');
  const [played, setPlayed] = useState<readonly Played[]>([]);
  const [chosen, setChosen] = useState<number>();
  const [promoting, setPromoting] = useState<Move>();
  const [resigned, setResigned] = useState(false);
  const [tally, setTally] = useKept('chess-tally', noWins);
  const position = played.at(-1)?.position ?? startPosition;
  const outcome = outcomeOf(position, [startPosition, ...played.map((one) => one.position)]);
  const over = resigned || isEnd(outcome);
  const thinking = !over && computerSide(mode) === position.turn;
  const choices = chosen === undefined ? [] : legalMoves(position).filter(({ from }) => from === chosen);

  function count(winner: Side | undefined): void {
    const key = winner ?? 'draws';
    setTally({ ...tally, [key]: tally[key] + 1 });
  }
  function make(move: Move): void {
    const next = afterMove(position, move);
    const text = writeMove(position, move);
    setPlayed([...played, { position: next, move, text, taken: takenBy(position, move) }]);
    setChosen(undefined);
    setPromoting(undefined);
    const result = outcomeOf(next, [startPosition, ...played.map((one) => one.position), next]);
    if (isEnd(result)) count(result === 'checkmate' ? position.turn : undefined);
  }
  function restart(): void {
    setPlayed([]);
    setChosen(undefined);
    setPromoting(undefined);
    setResigned(false);
  }
  useComputer(thinking, () => chooseMove(position, level, random), make);

  return {
    mode,
    level,
    setLevel,
    position,
    thinking,
    chosen,
    promoting,
    tally,
    restart,
    outcome: resigned ? ('resigned' as const) : outcome,
    targets: choices.map(({ to }) => to),
    ...recordOf(played),
    setMode(next: ChessMode) {
      setMode(next);
      restart();
    },
    press(square: number) {
      if (over || thinking) return;
      const moves = choices.filter(({ to }) => to === square);
      const [first] = moves;
      setPromoting(moves.length > 1 ? first : undefined);
      if (moves.length > 1) return;
      if (first !== undefined) make(first);
      else
        setChosen(
          sideOf(position.board[square] ?? '.') === position.turn && square !== chosen ? square : undefined,
        );
    },
    promote(letter: string) {
      if (promoting !== undefined) make({ ...promoting, promotion: letter });
    },
    undo() {
      const back = mode === 'Two players' || resigned ? 1 : Math.min(2, played.length);
      setPlayed(played.slice(0, -back));
      setChosen(undefined);
      setPromoting(undefined);
      setResigned(false);
    },
    resign() {
      setResigned(true);
      count(position.turn === 'white' ? 'black' : 'white');
    },
  };
}

/** Lets the computer move a moment after it is its turn, so that your own move is drawn first. */
function useComputer(thinking: boolean, choose: () => Move | undefined, make: (move: Move) => void): void {
  useEffect(() => {
    if (!thinking) return;
    const timer = setTimeout(() => {
      const move = choose();
      if (move !== undefined) make(move);
    }, thinkMs);
    return () => clearTimeout(timer);
  });
}

/** What the board and the move list show of the moves so far. */
function recordOf(played: readonly Played[]) {
  return {
    last: played.at(-1)?.move,
    moves: played.map(({ text }) => text),
    taken: played.map(({ taken }) => taken).filter((piece) => piece !== ''),
  };
}
