import type { Random } from '../random.ts';

export const field = { width: 400, height: 300 };
export const brickSize = { width: 46, height: 14 };
export const paddleHeight = 8;
export const ballRadius = 6;
const paddleY = field.height - 18;
const perRow = 8;
const topGap = 34;

export interface Brick {
  readonly x: number;
  readonly y: number;
  readonly strength: number;
}

export interface Breakout {
  readonly paddle: number;
  readonly paddleWidth: number;
  /** -1, 0 or 1: where the paddle is pushed to. */
  readonly push: number;
  readonly ball: { readonly x: number; readonly y: number; readonly dx: number; readonly dy: number };
  readonly bricks: readonly Brick[];
  readonly lives: number;
  readonly score: number;
  readonly level: number;
}

function bricksOf(level: number): Brick[] {
  const rows = Math.min(7, 3 + level);
  return Array.from({ length: rows * perRow }, (_, index) => ({
    x: 6 + (index % perRow) * (brickSize.width + 3),
    y: topGap + Math.floor(index / perRow) * (brickSize.height + 4),
    strength: level > 1 && Math.floor(index / perRow) === 0 ? 2 : 1,
  }));
}

function serve(level: number, random: Random): Breakout['ball'] {
  const speed = 3.2 + level * 0.35;
  const angle = (random() - 0.5) * 0.9;
  return { x: field.width / 2, y: paddleY - 30, dx: speed * Math.sin(angle), dy: -speed * Math.cos(angle) };
}

export function newBreakout(random: Random): Breakout {
  return {
    paddle: field.width / 2,
    paddleWidth: 74,
    push: 0,
    ball: serve(1, random),
    bricks: bricksOf(1),
    lives: 3,
    score: 0,
    level: 1,
  };
}

function clampPaddle(state: Breakout, x: number): number {
  const half = state.paddleWidth / 2;
  return Math.min(field.width - half, Math.max(half, x));
}

export function movePaddle(state: Breakout, x: number): Breakout {
  return { ...state, paddle: clampPaddle(state, x) };
}

function hitBrick({ x, y }: Breakout['ball'], brick: Brick): boolean {
  const nearX = Math.max(brick.x, Math.min(x, brick.x + brickSize.width));
  const nearY = Math.max(brick.y, Math.min(y, brick.y + brickSize.height));
  return (x - nearX) ** 2 + (y - nearY) ** 2 <= ballRadius ** 2;
}

/** The ball leaves the paddle more aslant the further from its middle it hits. */
function bounceOffPaddle(state: Breakout, ball: Breakout['ball']): Breakout['ball'] {
  const reach = state.paddleWidth / 2 + ballRadius;
  const off = ball.x - state.paddle;
  if (ball.dy <= 0 || Math.abs(off) > reach) return ball;
  if (ball.y + ballRadius < paddleY || ball.y > paddleY + paddleHeight + 4) return ball;
  const speed = Math.hypot(ball.dx, ball.dy);
  const angle = (off / reach) * 1.1;
  return { ...ball, dx: speed * Math.sin(angle), dy: -speed * Math.cos(angle) };
}

function hitBricks(state: Breakout, ball: Breakout['ball']): Breakout {
  const struck = state.bricks.find((brick) => hitBrick(ball, brick));
  if (struck === undefined) return { ...state, ball };
  const beside = ball.x < struck.x || ball.x > struck.x + brickSize.width;
  const turned = beside ? { ...ball, dx: -ball.dx } : { ...ball, dy: -ball.dy };
  const bricks = state.bricks.flatMap((brick) =>
    brick !== struck ? [brick] : brick.strength > 1 ? [{ ...brick, strength: brick.strength - 1 }] : [],
  );
  return { ...state, ball: turned, bricks, score: state.score + 10 };
}

export function stepBreakout(before: Breakout, random: Random): Breakout {
  const state = movePaddle(before, before.paddle + before.push * 6);
  const { x, y, dx, dy } = state.ball;
  let ball = { x: x + dx, y: y + dy, dx, dy };
  if (ball.x < ballRadius || ball.x > field.width - ballRadius) ball = { ...ball, x, dx: -dx };
  if (ball.y < ballRadius) ball = { ...ball, y, dy: -dy };
  if (ball.y > field.height + ballRadius)
    return { ...state, lives: state.lives - 1, ball: serve(state.level, random) };
  const next = hitBricks(state, bounceOffPaddle(state, ball));
  if (next.bricks.length > 0) return next;
  const level = next.level + 1;
  return { ...next, level, bricks: bricksOf(level), ball: serve(level, random), score: next.score + 100 };
}

export const paddleTop = paddleY;
