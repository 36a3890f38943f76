import { isAllowedArc } from './allowed-arcs.ts';
import type { Reading } from './reading.ts';
import { wordsIn } from './word-pieces.ts';

/** Readings in the marks of `training/GUIDE.md`, which `training/markup.py` checks. */
export function writeLabels(readings: readonly Reading[]): string {
  return readings
    .map((reading, index) => {
      const tasks = reading.tasks.map(({ id }) => id).slice(0, mostTasks);
      const style = tasks.length === 0 ? 'given' : styleOf(reading.text);
      const id = `C-${String(index + 1).padStart(3, '0')}`;
      return `@ ${[id, style, ...(tasks.length === 0 ? [] : [tasks.join(',')])].join(' ')}\n${marksOf(reading)}\n`;
    })
    .join('\n');
}

const mostTasks = 4;

/** As the guide tells them apart, by length alone. */
function styleOf(text: string): string {
  const words = wordsIn(text).length;
  const sentences = text.split(/[.!?\n]+(?:\s|$)/).filter((part) => part.trim() !== '').length;
  if (words <= 14) return 'terse';
  if (sentences <= 2) return 'plain';
  return sentences <= 5 ? 'chatty' : 'full';
}

interface Place {
  readonly start: number;
  readonly end: number;
}

function marksOf({ text, spans, arcs }: Reading): string {
  const places = spans.map((span): Place | undefined => {
    const end = span.start + text.slice(span.start, span.end).replace(/[\s.,;:!?]+$/, '').length;
    return end > span.start ? { start: span.start, end } : undefined;
  });
  const numbers = new Map<number, number>();
  for (const [at, place] of places.entries()) if (place !== undefined) numbers.set(at, numbers.size + 1);
  let marked = '';
  let position = 0;
  for (const [at, { kind }] of spans.entries()) {
    const place = places[at];
    if (place === undefined) continue;
    const to = arcs
      .filter((arc) => arc.from === at && numbers.has(arc.to))
      .filter((arc) => isAllowedArc(kind, spans[arc.to]?.kind ?? kind))
      .map((arc) => numbers.get(arc.to));
    marked += plain(text.slice(position, place.start));
    marked += `{${kind}${numbers.get(at)}${to.length === 0 ? '' : `>${to.join(',')}`} ${plain(text.slice(place.start, place.end))}}`;
    position = place.end;
  }
  marked += plain(text.slice(position));
  return trimmed(marked);
}

/** Braces are for marks alone. */
function plain(text: string): string {
  return text.replaceAll('{', '(').replaceAll('}', ')').replaceAll(/\r\n?/g, '\n');
}

/** A line that begins with the sign for the next description would end this one. */
function trimmed(marked: string): string {
  return marked.replaceAll(/^\n+|\s+$/g, '').replaceAll(/^@ /gm, '@\u00A0');
}
