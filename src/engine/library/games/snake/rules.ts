import type { Direction } from '../directions.ts';
import { pick, type Random } from '../random.ts';

export interface Cell {
  readonly x: number;
  readonly y: number;
}

export interface SnakeState {
  readonly size: number;
  /** Its head first. */
  readonly body: readonly Cell[];
  readonly heading: Direction;
  /** Turns that were asked for and not yet made, so that two quick keys are both obeyed. */
  readonly turns: readonly Direction[];
  readonly food: Cell;
  readonly score: number;
  readonly over: boolean;
  readonly walls: boolean;
}

const steps: Readonly<Record<Direction, Cell>> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};
const opposites: Readonly<Record<Direction, Direction>> = {
  up: 'down',
  down: 'up',
  left: 'right',
  right: 'left',
};
export const pointsPerFood = 10;

function same(a: Cell, b: Cell): boolean {
  return a.x === b.x && a.y === b.y;
}

function freeCell(size: number, body: readonly Cell[], random: Random): Cell {
  const cells = Array.from({ length: size * size }, (_, index) => ({
    x: index % size,
    y: Math.floor(index / size),
  }));
  return pick(
    random,
    cells.filter((cell) => !body.some((part) => same(part, cell))),
  );
}

export function newSnake(size: number, walls: boolean, random: Random): SnakeState {
  const middle = Math.floor(size / 2);
  const body = [0, 1, 2].map((back) => ({ x: middle - back, y: middle }));
  const food = freeCell(size, body, random);
  return { size, body, heading: 'right', turns: [], food, score: 0, over: false, walls };
}

export function turn(state: SnakeState, direction: Direction): SnakeState {
  const last = state.turns.at(-1) ?? state.heading;
  if (direction === last || direction === opposites[last] || state.turns.length >= 3) return state;
  return { ...state, turns: [...state.turns, direction] };
}

export function moveSnake(state: SnakeState, random: Random): SnakeState {
  const [next, ...turns] = state.turns;
  const heading = next ?? state.heading;
  const [head = { x: 0, y: 0 }] = state.body;
  const step = steps[heading];
  const ahead = { x: head.x + step.x, y: head.y + step.y };
  const outside = ahead.x < 0 || ahead.y < 0 || ahead.x >= state.size || ahead.y >= state.size;
  if (outside && state.walls) return { ...state, heading, turns, over: true };
  const to = { x: (ahead.x + state.size) % state.size, y: (ahead.y + state.size) % state.size };
  const eats = same(to, state.food);
  const tail = eats ? state.body : state.body.slice(0, -1);
  if (tail.some((part) => same(part, to))) return { ...state, heading, turns, over: true };
  const body = [to, ...tail];
  if (!eats) return { ...state, heading, turns, body };
  const score = state.score + pointsPerFood;
  if (body.length === state.size ** 2) return { ...state, heading, turns, body, score, over: true };
  return { ...state, heading, turns, body, score, food: freeCell(state.size, body, random) };
}
