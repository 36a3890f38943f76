export type Direction = 'up' | 'down' | 'left' | 'right';

const keys: Readonly<Record<string, Direction>> = {
  arrowup: 'up',
  w: 'up',
  arrowdown: 'down',
  s: 'down',
  arrowleft: 'left',
  a: 'left',
  arrowright: 'right',
  d: 'right',
};

/** The direction that an arrow key, or one of W, A, S and D, stands for. */
export function directionOf(key: string): Direction | undefined {
  return keys[key.toLowerCase()];
}
