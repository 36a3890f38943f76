import type { DeskCard } from '../../../catalog/agent-desk/agent-card.ts';
import { asksForWork, subjectOf } from './asks-for-work.ts';
import { meaningsOf } from './same-words.ts';

export interface ChosenAgent<Card extends DeskCard> {
  readonly card: Card;
  /** Others that come near, the nearest first. */
  readonly others: readonly Card[];
}

/** How much a word says where it stands on a card. */
const weights = { name: 4, words: 3, methods: 3, job: 1.2, handsOver: 0.6 } as const;
/** One word of a phrase is not the phrase: "compare" is not "compare options". */
const partOfPhrase = 0.5;
/** A phrase of several words that stands whole in the question says more than its words do. */
const wholePhrase = 2;
/** Below this nothing of the question is what the card is about. */
const leastScore = 5.5;
/** The next one must be this much behind, or nobody knows who is meant. */
const clearLead = 1.15;
const mostOthers = 3;
/** A wish is said at the beginning; a long text that was pasted has words of every card. */
const mostWords = 40;

/** The agent whose card speaks of what is asked for; nothing when it asks for something else, or when two are as near. */
export function chooseAgent<Card extends DeskCard>(
  question: string,
  cards: readonly Card[],
): ChosenAgent<Card> | undefined {
  if (!asksForWork(question)) return undefined;
  const asked = meaningsOf(subjectOf(question)).slice(0, mostWords);
  const rarity = rarityIn(cards);
  const ranked = cards
    .map((card) => ({ card, score: scoreOf(card, asked, rarity) }))
    .toSorted((one, other) => other.score - one.score);
  const [first, second] = ranked;
  if (first === undefined || first.score < leastScore) return undefined;
  if (second !== undefined && first.score < second.score * clearLead) return undefined;
  return {
    card: first.card,
    others: ranked
      .slice(1, 1 + mostOthers)
      .filter(({ score }) => score >= leastScore)
      .map(({ card }) => card),
  };
}

type Part = keyof typeof weights;
const namesWholes: ReadonlySet<Part> = new Set(['name', 'words', 'methods']);

function phrasesOf(card: DeskCard): readonly (readonly [Part, string])[] {
  return [
    ['name', card.name],
    ...card.words.map((text) => ['words', text] as const),
    ...card.methods.map((text) => ['methods', text] as const),
    ['job', card.job],
    ...card.handsOver.map((text) => ['handsOver', text] as const),
  ];
}

/** Each word counts once, at the place where it says most; whole phrases of names, words and methods count on top. */
function scoreOf(card: DeskCard, asked: readonly string[], rarity: (word: string) => number): number {
  const best = new Map<string, number>();
  let phrases = 0;
  for (const [part, text] of phrasesOf(card)) {
    const words = meaningsOf(text);
    for (const word of words) {
      if (!asked.includes(word)) continue;
      const share = words.length > 1 && (part === 'words' || part === 'methods') ? partOfPhrase : 1;
      best.set(word, Math.max(best.get(word) ?? 0, weights[part] * share * rarity(word)));
    }
    if (words.length > 1 && namesWholes.has(part) && standsIn(words, asked))
      phrases += wholePhrase * words.length;
  }
  return [...best.values()].reduce((sum, score) => sum + score, phrases);
}

function standsIn(words: readonly string[], asked: readonly string[]): boolean {
  return asked.some((_, start) => words.every((word, index) => asked[start + index] === word));
}

/** A word that many cards have says little about which one is meant. */
function rarityIn(cards: readonly DeskCard[]): (word: string) => number {
  const counts = new Map<string, number>();
  for (const card of cards) {
    const words = new Set(phrasesOf(card).flatMap(([, text]) => meaningsOf(text)));
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return (word) => Math.log(1 + cards.length / (counts.get(word) ?? cards.length));
}
