import type { MadeCard } from './made-card.ts';
import { type FoundTerm, figureShape, keyTerms, termsIn } from './note-terms.ts';
import type { NoteSentence, ReadNotes } from './read-notes.ts';
import { definitionCard, glossaryCard, orderCards, questionCard, reasonCard } from './sentence-rules.ts';

/** So many cards are made of one text; nobody looks through more. */
const mostMadeCards = 400;

interface SentenceTerms {
  readonly sentence: NoteSentence;
  readonly terms: readonly FoundTerm[];
  readonly rank: number;
}

/**
 * Cards made of notes by rules over their sentences, those of sentences that say most of the whole first. Each names the sentence it
 * was made of. No sentence gives more than two.
 */
export function makeCards(notes: ReadNotes, ranks: readonly number[]): MadeCard[] {
  const keys = keyTerms(notes);
  const all: SentenceTerms[] = notes.sentences.map((sentence, index) => ({
    sentence,
    terms: fits(sentence.text) ? termsIn(sentence.text, keys) : [],
    rank: ranks[index] ?? 0,
  }));
  const pool = poolOf(all);
  const ranked: { card: MadeCard; rank: number }[] = [];
  const glossed = notes.blocks.map(glossaryCard);
  for (const [index, { sentence, terms, rank }] of all.entries()) {
    const ruled =
      questionCard(sentence, notes.sentences[index + 1]) ??
      (glossed[sentence.block] === undefined ? definitionCard(sentence) : undefined) ??
      reasonCard(sentence);
    if (ruled !== undefined) ranked.push({ card: ruled, rank: rank + 1 });
    if (sentence.text.endsWith('?') || notes.blocks[sentence.block]?.kind === 'numbered') continue;
    const asked = bestTerm(terms, ruled);
    if (asked === undefined) continue;
    const others = wrongAnswers(asked, pool, sentence.text);
    // Every other sentence is asked by choice where the text has enough to choose from, so that a deck is mixed.
    const card =
      others.length >= 3 && index % 2 === 1
        ? choiceCard(sentence, asked, others)
        : clozeCard(sentence, asked);
    ranked.push({ card, rank: rank + (asked.kind === 'figure' ? 0.2 : 0) });
  }
  const extra = [
    ...glossed.flatMap((card) => (card === undefined ? [] : [card])),
    ...orderCards(notes.blocks),
  ];
  ranked.push(...extra.map((card) => ({ card, rank: 2 })));
  return withoutTwice(ranked.toSorted((one, other) => other.rank - one.rank).map(({ card }) => card)).slice(
    0,
    mostMadeCards,
  );
}

function fits(text: string): boolean {
  return text.length >= 25 && text.length <= 400;
}

/** Figures say most, then names, then terms; of terms the last, since the end of a sentence is its news. */
function bestTerm(terms: readonly FoundTerm[], ruled: MadeCard | undefined): FoundTerm | undefined {
  const figures = terms.filter(({ kind }) => kind === 'figure');
  const names = terms.filter(({ kind }) => kind === 'name');
  if (ruled !== undefined) return figures[0];
  return figures[0] ?? names.at(-1) ?? terms.filter(({ kind }) => kind === 'term').at(-1);
}

function clozeCard({ text, at }: NoteSentence, { text: hidden, at: place, kind }: FoundTerm): MadeCard {
  const front = `${text.slice(0, place)}{{${hidden}}}${text.slice(place + hidden.length)}`.replace(
    /\s+/g,
    ' ',
  );
  return { kind: 'cloze', rule: kind, front, back: '', options: [], source: text, at };
}

function choiceCard({ text, at }: NoteSentence, asked: FoundTerm, options: readonly string[]): MadeCard {
  const front = `${text.slice(0, asked.at)}_____${text.slice(asked.at + asked.text.length)}`.replace(
    /\s+/g,
    ' ',
  );
  return { kind: 'choice', rule: 'choice', front, back: asked.text, options, source: text, at };
}

interface Shape {
  readonly texts: string[];
  /** Where each stands among the texts, by what makes two the same. */
  readonly places: Map<string, number>;
}

type Pool = ReadonlyMap<string, Shape>;

/** Everything that could be a wrong answer, by its kind and shape, in the order of the text. */
function poolOf(all: readonly SentenceTerms[]): Pool {
  const pool = new Map<string, Shape>();
  for (const { terms } of all)
    for (const term of terms) {
      const shape = shapeOf(term);
      const { texts, places } = pool.get(shape) ?? newShape();
      if (!places.has(sameKey(term.text))) {
        places.set(sameKey(term.text), texts.length);
        texts.push(term.text);
      }
      pool.set(shape, { texts, places });
    }
  return pool;
}

function newShape(): Shape {
  return { texts: [], places: new Map() };
}

function shapeOf({ kind, text }: FoundTerm): string {
  return kind === 'figure' ? `figure ${figureShape(text)}` : kind;
}

/** Up to three others of the same kind, the nearest in the text first, without those that stand in the sentence itself. */
function wrongAnswers(asked: FoundTerm, pool: Pool, sentence: string): string[] {
  const { texts, places } = pool.get(shapeOf(asked)) ?? newShape();
  const own = places.get(sameKey(asked.text)) ?? 0;
  const small = sentence.toLowerCase();
  const found: string[] = [];
  for (let far = 1; far < texts.length && found.length < 3; far += 1)
    for (const text of [texts[own - far], texts[own + far]])
      if (text !== undefined && found.length < 3 && !small.includes(text.toLowerCase())) found.push(text);
  return found;
}

function sameKey(text: string): string {
  return text.toLowerCase().replace(/s$/, '');
}

function withoutTwice(cards: readonly MadeCard[]): MadeCard[] {
  const seen = new Set<string>();
  return cards.filter(({ front, kind }) => {
    const key = `${kind === 'order' ? 'o' : ''}${front.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
