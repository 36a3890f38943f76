import type { StudyCard } from '../../../catalog/study/card.ts';
import type { StudyDeck } from '../../../catalog/study/shelf.ts';
import { plainBack, plainFront } from './card-words.ts';

/** Every card as a question and its answer. */
export function deckAsMarkdown({ name }: StudyDeck, cards: readonly StudyCard[]): string {
  const parts = cards.map((card) => {
    const tags = card.tags.length === 0 ? '' : `\n\n*${card.tags.join(', ')}*`;
    const source = card.source === undefined ? '' : `\n\n> ${card.source.text.replace(/\s*\n\s*/g, '\n> ')}`;
    return `## ${plainFront(card).replace(/\s*\n\s*/g, ' ') || 'Picture'}\n\n${plainBack(card)}${source}${tags}\n`;
  });
  return `# ${name}\n\n${parts.join('\n')}`;
}

/** A row a card; a field that a spreadsheet would take for a formula is kept a text. */
export function deckAsCsv(cards: readonly StudyCard[]): string {
  const rows = [
    ['Kind', 'Front', 'Back', 'Options', 'Tags', 'Source'],
    ...cards.map((card) => [
      card.kind,
      card.kind === 'cloze' ? card.front : plainFront(card),
      card.kind === 'cloze' ? card.back : plainBack(card),
      card.options.join(' | '),
      card.tags.join(', '),
      card.source?.text ?? '',
    ]),
  ];
  return `\uFEFF${rows.map((row) => row.map(field).join(',')).join('\r\n')}\r\n`;
}

function field(text: string): string {
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

interface JsonParts {
  readonly reviews: readonly unknown[];
  readonly notes: readonly unknown[];
  readonly pictures: readonly unknown[];
}

/** Everything of the deck, for programs and for keeping. */
export function deckAsJson(deck: StudyDeck, cards: readonly StudyCard[], parts: JsonParts): string {
  return JSON.stringify({ format: 'study-deck', version: 1, deck, cards, ...parts }, null, 2);
}

export function deckFileName({ name }: Pick<StudyDeck, 'name'>, ending: string): string {
  const safe = name
    .replaceAll(/[^\p{L}\p{N} _-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60);
  return `${safe || 'Deck'}.${ending}`;
}
