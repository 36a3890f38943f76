import { type Random, whole } from '../random.ts';

export const field = { width: 400, height: 200, ground: 170 };
export const runner = { x: 50, width: 22, height: 30 };
const gravity = 0.7;
const leap = -11;

export interface Obstacle {
  readonly x: number;
  readonly width: number;
  readonly height: number;
}

export interface Coin {
  readonly x: number;
  readonly y: number;
}

export interface Run {
  /** Height of the feet; the ground is the largest. */
  readonly y: number;
  readonly speedY: number;
  /** Jumps since the ground was left: two are allowed. */
  readonly jumps: number;
  readonly obstacles: readonly Obstacle[];
  readonly coins: readonly Coin[];
  readonly distance: number;
  readonly collected: number;
  readonly untilNext: number;
  readonly over: boolean;
}

export function newRun(): Run {
  return {
    y: field.ground,
    speedY: 0,
    jumps: 0,
    obstacles: [],
    coins: [],
    distance: 0,
    collected: 0,
    untilNext: 60,
    over: false,
  };
}

export function scoreOf({ distance, collected }: Run): number {
  return Math.floor(distance / 10) + collected * 25;
}

export function jump(run: Run): Run {
  return run.jumps >= 2 ? run : { ...run, speedY: leap, jumps: run.jumps + 1 };
}

function speedOf({ distance }: Run): number {
  return Math.min(9, 3.6 + distance / 2500);
}

function touches(run: Run, { x, width, height }: Obstacle): boolean {
  const beside = x < runner.x + runner.width - 3 && x + width > runner.x + 3;
  return beside && run.y > field.ground - height + 2;
}

function reaches(run: Run, { x, y }: Coin): boolean {
  return Math.abs(x - (runner.x + runner.width / 2)) < 18 && Math.abs(y - (run.y - runner.height / 2)) < 24;
}

export function stepRun(before: Run, random: Random): Run {
  const speed = speedOf(before);
  const y = Math.min(field.ground, before.y + before.speedY);
  const landed = y >= field.ground && before.speedY >= 0;
  const moved: Run = {
    ...before,
    y,
    speedY: landed ? 0 : before.speedY + gravity,
    jumps: landed ? 0 : before.jumps,
    distance: before.distance + speed,
    obstacles: before.obstacles.map((one) => ({ ...one, x: one.x - speed })).filter(({ x }) => x > -60),
    coins: before.coins.map((one) => ({ ...one, x: one.x - speed })).filter(({ x }) => x > -20),
    untilNext: before.untilNext - 1,
  };
  const left = moved.coins.filter((coin) => !reaches(moved, coin));
  const run = { ...moved, coins: left, collected: moved.collected + moved.coins.length - left.length };
  if (run.obstacles.some((one) => touches(run, one))) return { ...run, over: true };
  return run.untilNext > 0 ? run : withObstacle(run, random);
}

function withObstacle(run: Run, random: Random): Run {
  const height = 18 + whole(random, 26);
  const obstacle = { x: field.width + 10, width: 14 + whole(random, 20), height };
  const coin = { x: obstacle.x + obstacle.width / 2, y: field.ground - height - 40 };
  return {
    ...run,
    obstacles: [...run.obstacles, obstacle],
    coins: random() < 0.6 ? [...run.coins, coin] : run.coins,
    untilNext: 48 + whole(random, 50),
  };
}
