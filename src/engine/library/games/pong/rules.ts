import type { Random } from '../random.ts';

export const field = { width: 400, height: 260 };
export const paddle = { width: 8, height: 56, gap: 12 };
export const ballRadius = 6;
export const winScore = 7;

export interface Pong {
  readonly left: number;
  readonly right: number;
  /** -1, 0 or 1: where the player pushes the left and the right paddle. */
  readonly push: readonly [number, number];
  readonly ball: { readonly x: number; readonly y: number; readonly dx: number; readonly dy: number };
  readonly score: readonly [number, number];
}

function serve(towards: 1 | -1, random: Random): Pong['ball'] {
  return { x: field.width / 2, y: field.height / 2, dx: towards * 3.2, dy: (random() - 0.5) * 4 };
}

export function newPong(random: Random): Pong {
  const middle = field.height / 2;
  return { left: middle, right: middle, push: [0, 0], ball: serve(1, random), score: [0, 0] };
}

function clamp(y: number): number {
  return Math.min(field.height - paddle.height / 2, Math.max(paddle.height / 2, y));
}

/** The ball leaves a paddle faster, and more aslant the further from the middle it hits. */
function bounce(ball: Pong['ball'], paddleY: number): Pong['ball'] {
  const off = (ball.y - paddleY) / (paddle.height / 2);
  const speed = Math.min(8, Math.abs(ball.dx) * 1.06);
  return { ...ball, dx: ball.dx > 0 ? -speed : speed, dy: off * 3.6 };
}

export function stepPong(state: Pong, computerSpeed: number, random: Random): Pong {
  const left = clamp(state.left + state.push[0] * 5);
  const lag = state.ball.y - state.right;
  const chase =
    computerSpeed === 0 ? state.push[1] * 5 : Math.max(-computerSpeed, Math.min(computerSpeed, lag));
  const right = clamp(state.right + chase);
  let ball = { ...state.ball, x: state.ball.x + state.ball.dx, y: state.ball.y + state.ball.dy };
  if (ball.y < ballRadius || ball.y > field.height - ballRadius)
    ball = { ...ball, y: state.ball.y, dy: -ball.dy };
  const edge = paddle.gap + paddle.width + ballRadius;
  const reach = paddle.height / 2 + ballRadius;
  if (ball.dx < 0 && ball.x < edge && ball.x > paddle.gap && Math.abs(ball.y - left) < reach)
    ball = bounce(ball, left);
  if (
    ball.dx > 0 &&
    ball.x > field.width - edge &&
    ball.x < field.width - paddle.gap &&
    Math.abs(ball.y - right) < reach
  )
    ball = bounce(ball, right);
  if (ball.x < -ballRadius)
    return { ...state, left, right, ball: serve(1, random), score: [state.score[0], state.score[1] + 1] };
  if (ball.x > field.width + ballRadius)
    return { ...state, left, right, ball: serve(-1, random), score: [state.score[0] + 1, state.score[1]] };
  return { ...state, left, right, ball };
}
