import { cardsOfLaw, cardsOfSubject, type ReadyDeck } from '../../../catalog/study/ready-decks.ts';
import type { SubjectText } from '../../../catalog/topics/subject.ts';
import type { DeckToTake } from './use-take-deck.ts';

/** One chunk for each subject. */
const loaders = import.meta.glob<SubjectText>('/content/topics/*.md', { query: '?parsed', import: 'parsed' });

/** A ready deck with its cards; undefined where its content did not come. */
export async function loadReadyDeck({ from, slug, name }: ReadyDeck): Promise<DeckToTake | undefined> {
  try {
    if (from === 'law') {
      const { lawTerms } = await import('../../../catalog/law-terms.gen.ts');
      return { name, cards: cardsOfLaw(slug, lawTerms), pictures: [] };
    }
    const subject = await loaders[`/content/topics/${slug}.md`]?.();
    return subject && { name, cards: cardsOfSubject(slug, subject), pictures: [] };
  } catch (error) {
    console.warn('A ready deck did not come.', error);
    return;
  }
}
