import { pick, type Random } from '../random.ts';

export const field = { width: 400, height: 320 };
export const ship = { width: 34, height: 16, y: 296 };
export const alien = { width: 24, height: 18 };
const perRow = 8;
const rows = 4;
const reloadSteps = 18;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Battle {
  readonly x: number;
  readonly push: number;
  readonly firing: boolean;
  readonly reload: number;
  readonly shots: readonly Point[];
  readonly bombs: readonly Point[];
  readonly aliens: readonly Point[];
  /** Which way the aliens go, and how fast. */
  readonly drift: number;
  readonly wave: number;
  readonly score: number;
  readonly lives: number;
}

function newAliens(): Point[] {
  return Array.from({ length: perRow * rows }, (_, index) => ({
    x: 30 + (index % perRow) * 38,
    y: 24 + Math.floor(index / perRow) * 28,
  }));
}

export function newBattle(): Battle {
  return {
    x: field.width / 2,
    push: 0,
    firing: false,
    reload: 0,
    shots: [],
    bombs: [],
    aliens: newAliens(),
    drift: 0.6,
    wave: 1,
    score: 0,
    lives: 3,
  };
}

function isHit(alienAt: Point, shot: Point): boolean {
  return (
    Math.abs(alienAt.x - shot.x) < alien.width / 2 && Math.abs(alienAt.y - shot.y) < alien.height / 2 + 4
  );
}

/** Shots take the aliens they meet, one each. */
export function strike(
  aliens: readonly Point[],
  shots: readonly Point[],
): { aliens: Point[]; shots: Point[] } {
  const left = [...aliens];
  const flying = shots.filter((shot) => {
    const place = left.findIndex((one) => isHit(one, shot));
    if (place !== -1) left.splice(place, 1);
    return place === -1;
  });
  return { aliens: left, shots: flying };
}

/** The swarm turns and comes nearer when one of it reaches the edge. */
function drifted(state: Battle): Pick<Battle, 'aliens' | 'drift'> {
  const moved = state.aliens.map(({ x, y }) => ({ x: x + state.drift, y }));
  const edge = moved.some(({ x }) => x < alien.width / 2 || x > field.width - alien.width / 2);
  if (!edge) return { aliens: moved, drift: state.drift };
  return { aliens: state.aliens.map(({ x, y }) => ({ x, y: y + 9 })), drift: -state.drift };
}

export function stepBattle(before: Battle, random: Random): Battle {
  const x = Math.min(field.width - ship.width / 2, Math.max(ship.width / 2, before.x + before.push * 4.5));
  const fires = before.firing && before.reload === 0;
  const flown = before.shots.map((shot) => ({ ...shot, y: shot.y - 7 })).filter(({ y }) => y > 0);
  const { aliens: swarm, drift } = drifted(before);
  const { aliens, shots } = strike(swarm, fires ? [...flown, { x, y: ship.y }] : flown);
  const fallen = before.bombs.map((bomb) => ({ ...bomb, y: bomb.y + 2.4 + before.wave * 0.3 }));
  const struck = fallen.some(
    (bomb) => Math.abs(bomb.x - x) < ship.width / 2 && Math.abs(bomb.y - ship.y) < ship.height,
  );
  const drops = aliens.length > 0 && random() < 0.012 + before.wave * 0.004;
  const bombs = fallen.filter(({ y }) => y < field.height);
  const next: Battle = {
    ...before,
    x,
    shots,
    aliens,
    drift,
    bombs: struck ? [] : drops ? [...bombs, pick(random, aliens)] : bombs,
    reload: fires ? reloadSteps : Math.max(0, before.reload - 1),
    score: before.score + (swarm.length - aliens.length) * 10,
    lives: aliens.some(({ y }) => y > ship.y - ship.height) ? 0 : before.lives - (struck ? 1 : 0),
  };
  if (aliens.length > 0) return next;
  const wave = before.wave + 1;
  return {
    ...next,
    wave,
    aliens: newAliens(),
    drift: 0.6 + wave * 0.2,
    bombs: [],
    shots: [],
    score: next.score + 100,
  };
}
