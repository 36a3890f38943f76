import type { Sighting } from '../driver-messages.ts';
import { isVisible, plain, visibleText } from './visible.ts';

/** Which of the things that are looked for can be seen on the page. */
export function seenParts(looksFor: readonly Sighting[]): string[] {
  if (looksFor.length === 0) return [];
  const text = visibleText();
  const colors = looksFor.some((one) => 'color' in one) ? shownColors() : undefined;
  return looksFor
    .filter((one) =>
      'color' in one ? colors?.has(one.color) === true : one.words.some((words) => reads(text, words)),
    )
    .map(({ part }) => part);
}

/** “elo” is not in “develop”. */
function reads(text: string, words: string): boolean {
  const wanted = plain(words);
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const around = `${text.charAt(at - 1)} ${text.charAt(at + wanted.length)}`;
    if (!/[\p{L}\p{N}]/u.test(around)) return true;
  }
  return false;
}

function shownColors(): Set<string> {
  const colors = new Set<string>();
  for (const element of [document.documentElement, document.body, ...document.body.querySelectorAll('*')]) {
    if (!isVisible(element)) continue;
    const { backgroundColor } = getComputedStyle(element);
    const [, red = '', green = '', blue = ''] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(backgroundColor) ?? [];
    if (blue === '') continue;
    colors.add(`#${[red, green, blue].map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`);
  }
  return colors;
}
