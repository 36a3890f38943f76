import { inkOn, parseHex, toHex } from '../theme/color-math.ts';

/** Letters as strokes in a square of 32, so that an icon looks the same wherever it is drawn and no font is needed. */
const strokes: Readonly<Record<string, string>> = {
  A: 'M10 23 16 9l6 14M12.2 18h7.6',
  B: 'M11 9h5.5a3.3 3.3 0 0 1 0 6.6H11h6a3.7 3.7 0 0 1 0 7.4h-6z',
  C: 'M21.5 11.6a6.6 7 0 1 0 0 8.8',
  D: 'M11 9h4a7 7 0 0 1 0 14h-4z',
  E: 'M21 9H11v14h10M11 16h8.5',
  F: 'M21 9H11v14M11 16h8.5',
  G: 'M21.5 11.6a6.6 7 0 1 0 .9 5H17',
  H: 'M10.5 9v14M21.5 9v14M10.5 16h11',
  I: 'M16 9v14',
  J: 'M20 9v9.5a4.5 4.5 0 0 1-9 0',
  K: 'M11 9v14M21 9 11 17M14.5 14.3l7 8.7',
  L: 'M11.5 9v14H21',
  M: 'M9.5 23V9l6.5 9 6.5-9v14',
  N: 'M10.5 23V9l11 14V9',
  O: 'M16 9a6.6 7 0 1 0 0 14 6.6 7 0 1 0 0-14',
  P: 'M11 23V9h5.6a4 4 0 0 1 0 8H11',
  Q: 'M16 9a6.6 7 0 1 0 0 14 6.6 7 0 1 0 0-14M17.6 19l4.6 4.6',
  R: 'M11 23V9h5.6a4 4 0 0 1 0 8H11M16 17l5.5 6',
  S: 'M20.8 11.4C20 9.8 18.2 9 16 9c-2.8 0-4.8 1.4-4.8 3.6 0 5 9.9 2.2 9.9 6.8 0 2.2-2.1 3.6-5 3.6-2.5 0-4.4-.9-5.3-2.6',
  T: 'M10 9h12M16 9v14',
  U: 'M10.5 9v8.5a5.5 5.5 0 0 0 11 0V9',
  V: 'M10 9l6 14 6-14',
  W: 'M8.5 9l3.8 14L16 11.5 19.7 23l3.8-14',
  X: 'M10.5 9l11 14M21.5 9l-11 14',
  Y: 'M10 9l6 7.5L22 9M16 16.5V23',
  Z: 'M10.5 9h11l-11 14h11',
  0: 'M16 9a5.4 7 0 1 0 0 14 5.4 7 0 1 0 0-14',
  1: 'M12.5 11.5l4-2.5v14',
  2: 'M11.6 12.6a4.5 4.2 0 1 1 8 2.6L11 23h10.5',
  3: 'M11.5 9h9l-5.4 5.6a4.3 4.3 0 1 1-4.4 5.6',
  4: 'M18.5 23V9l-8 10h11.5',
  5: 'M20.5 9h-8l-.8 6.4a4.5 4.5 0 1 1-.8 5',
  6: 'M19.5 9c-4.8.6-8 4.6-8 9.4a4.6 4.6 0 1 0 4.6-4.6c-2.5 0-4.6 2-4.6 4.6',
  7: 'M10.5 9h11l-7 14',
  8: 'M16 15.6a3.3 3.3 0 1 1 0-6.6 3.3 3.3 0 0 1 0 6.6 3.9 3.7 0 1 0 0 7.4 3.9 3.7 0 0 0 0-7.4',
  9: 'M12.5 23c4.8-.6 8-4.6 8-9.4a4.6 4.6 0 1 0-4.6 4.6c2.5 0 4.6-2 4.6-4.6',
};

/** For names in scripts that have no strokes here. */
const mark = 'M16 8.5l7.5 7.5-7.5 7.5L8.5 16z';

function strokeOf(name: string): string {
  const [letter = ''] = /[\p{L}\p{N}]/u.exec(name.normalize('NFKD')) ?? [];
  return strokes[letter.toUpperCase()] ?? mark;
}

/** The first letter of the app in its own colour. Systems cut their own shape out of one that is `whole`. */
export function appIconSvg(name: string, color: string, { whole = false } = {}): string {
  const ink = toHex(inkOn(parseHex(color)));
  const ground = `<rect width="32" height="32"${whole ? '' : ' rx="8"'} fill="${color}"/>`;
  const letter = `<path d="${strokeOf(name)}" fill="none" stroke="${ink}" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"${whole ? ' transform="translate(3.2 3.2) scale(.8)"' : ''}/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 32 32">${ground}${letter}</svg>`;
}

/** A picture for the tab. It travels in the page, so that nothing is asked for. */
export function appIcon(name: string, color: string): string {
  return `data:image/svg+xml,${encodeURIComponent(appIconSvg(name, color))}`;
}
