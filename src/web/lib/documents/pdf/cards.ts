import type { Card, CardsPart } from '../../../../catalog/agent-desk/parts.ts';
import { hexColour, printColours, toneColour } from '../print-look.ts';
import { baseline, type Flow } from './flow.ts';
import { contentWidth, sheet } from './sheet.ts';
import type { Face } from './typeface.ts';

const gap = 10;
const inset = 11;
const width = (contentWidth - gap) / 2;
const swatchHeight = 30;
/** A card that is higher than this is set as plain text, which can go over pages. */
const highest = 320;

interface Line {
  readonly text: string;
  readonly size: number;
  readonly height: number;
  readonly face: Face;
  readonly colour: string;
}

/** Cards in two columns, each row as high as its highest. */
export function layCards(flow: Flow, { cards }: CardsPart): void {
  let waiting: Card[] = [];
  const layWaiting = () => {
    if (waiting.length > 0) layRow(flow, waiting);
    waiting = [];
  };
  for (const card of cards) {
    if (heightOf(flow, card) > highest) {
      layWaiting();
      layLong(flow, card);
      continue;
    }
    waiting.push(card);
    if (waiting.length === 2) layWaiting();
  }
  layWaiting();
}

function linesOf(flow: Flow, card: Card): Line[] {
  const inner = width - 2 * inset;
  const lines = (text: string, size: number, colour: string, face: Face = 'regular'): Line[] =>
    flow.type
      .wrap(text, inner, size, face)
      .map((line) => ({ text: line, size, height: size * 1.42, face, colour }));
  return [
    ...lines(card.title, 9.5, printColours.ink, 'bold'),
    ...lines(card.text, 8.5, printColours.muted),
    ...(card.tags === undefined || card.tags.length === 0
      ? []
      : lines(
          card.tags.join(' · '),
          8,
          card.tone === undefined ? printColours.accent : toneColour(card.tone),
        )),
    ...(card.facts === undefined ? [] : lines(card.facts, 8, printColours.faint)),
  ];
}

function swatchOf(card: Card): string | undefined {
  return card.colour === undefined ? undefined : hexColour(card.colour);
}

function heightOf(flow: Flow, card: Card): number {
  // A text of many thousand signs need not be measured to be called long.
  if (card.text.length > 4_000) return Number.POSITIVE_INFINITY;
  const text = linesOf(flow, card).reduce((sum, { height }) => sum + height, 0);
  return text + 2 * inset + (swatchOf(card) === undefined ? 0 : swatchHeight + 8);
}

function layRow(flow: Flow, cards: readonly Card[]): void {
  const height = Math.max(...cards.map((card) => heightOf(flow, card)));
  flow.need(height);
  for (const [index, card] of cards.entries()) {
    const left = sheet.left + index * (width + gap);
    flow.rect(left, flow.y, width, height, { stroke: printColours.line, width: 0.7, round: 5 });
    let y = flow.y + inset;
    const swatch = swatchOf(card);
    if (swatch !== undefined) {
      flow.rect(left + inset, y, width - 2 * inset, swatchHeight, {
        fill: swatch,
        stroke: printColours.line,
        width: 0.5,
        round: 3,
      });
      y += swatchHeight + 8;
    }
    for (const { text, size, height: line, face, colour } of linesOf(flow, card)) {
      flow.text(text, left + inset, y + (line - size) / 2 + size * baseline, { size, face, colour });
      y += line;
    }
  }
  flow.y += height + gap;
}

function layLong(flow: Flow, card: Card): void {
  flow.need(60);
  flow.prose(card.title, { face: 'bold', after: 2 });
  flow.prose(card.text, { colour: printColours.muted, after: 3 });
  if (card.tags !== undefined && card.tags.length > 0)
    flow.prose(card.tags.join(' · '), { size: 8, colour: printColours.accent, after: 2 });
  if (card.facts !== undefined) flow.prose(card.facts, { size: 8, colour: printColours.faint, after: 2 });
  flow.skip(8);
}
