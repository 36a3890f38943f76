import type { StudyCard } from '../../../catalog/study/card.ts';

const gap = /\{\{(?:c\d+::)?([\s\S]+?)(?:::([\s\S]*?))?\}\}/g;

interface GapPart {
  readonly text: string;
  readonly isGap: boolean;
  readonly at: number;
}

/** A sentence with gaps as its parts. */
export function gapParts(text: string): GapPart[] {
  const parts: GapPart[] = [];
  let from = 0;
  for (const { 0: whole, 1: hidden = '', index } of text.matchAll(gap)) {
    if (index > from) parts.push({ text: text.slice(from, index), isGap: false, at: from });
    parts.push({ text: hidden, isGap: true, at: index });
    from = index + whole.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), isGap: false, at: from });
  return parts;
}

/** What a card asks, as plain text. */
export function plainFront({ kind, front, options }: StudyCard): string {
  if (kind === 'cloze')
    return gapParts(front)
      .map(({ text, isGap }) => (isGap ? '_____' : text))
      .join('');
  return kind === 'order' && front === '' ? `Put in order: ${options.join(', ')}` : front;
}

/** What the answer is, as plain text. */
export function plainBack({ kind, front, back, options }: StudyCard): string {
  if (kind === 'cloze') {
    const hidden = gapParts(front)
      .filter(({ isGap }) => isGap)
      .map(({ text }) => text)
      .join(', ');
    return back === '' ? hidden : `${hidden}\n${back}`;
  }
  return kind === 'order' ? options.map((step, index) => `${index + 1}. ${step}`).join('\n') : back;
}

export const kindWords: Readonly<Record<StudyCard['kind'], string>> = {
  basic: 'Question and answer',
  cloze: 'Sentence with a gap',
  choice: 'Multiple choice',
  order: 'Put in order',
  picture: 'Picture',
};

interface WrittenCard extends Pick<StudyCard, 'kind' | 'front' | 'back' | 'options'> {
  readonly picture?: { readonly boxes: readonly unknown[] } | undefined;
}

/** What is missing before a card can be learnt, in a sentence; undefined when nothing is. */
export function faultOf({ kind, front, back, options, picture }: WrittenCard): string | undefined {
  if (kind !== 'picture' && front.trim() === '') return 'Write what the card asks.';
  if (kind === 'basic' && back.trim() === '') return 'Write the answer.';
  if (kind === 'cloze' && !gapParts(front).some(({ isGap }) => isGap))
    return 'Put what is to be hidden between double braces, as in {{Paris}}.';
  if (kind === 'choice' && (back.trim() === '' || options.length === 0))
    return 'Write the right answer and at least one wrong one.';
  if (kind === 'order' && options.length < 2) return 'Write at least two steps, each on a line of its own.';
  if (kind === 'picture' && (picture === undefined || picture.boxes.length === 0))
    return 'Add a picture and cover at least one part of it.';
  return;
}

/** The same order for the same card and number of reviews, so that it does not jump while somebody looks. */
export function shuffled<Item>(items: readonly Item[], seed: string): Item[] {
  let state = 2_166_136_261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  const next = () => {
    state =
      Math.imul(state ^ (state >>> 15), 2_246_822_507) ^ Math.imul(state ^ (state >>> 13), 3_266_489_909);
    return (state >>> 0) / 4_294_967_296;
  };
  const mixed = [...items];
  for (let index = mixed.length - 1; index > 0; index -= 1) {
    const other = Math.floor(next() * (index + 1));
    const [one, two] = [mixed[index], mixed[other]];
    if (one !== undefined && two !== undefined) [mixed[index], mixed[other]] = [two, one];
  }
  return mixed;
}
