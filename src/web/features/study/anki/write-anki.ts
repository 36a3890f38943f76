import type { Shelf, StudyDeck } from '../../../../catalog/study/shelf.ts';
import { askAnki } from './ask-anki.ts';
import { drawCovered } from './draw-covered.ts';
import type { CardPictures } from './write-package.ts';

/** The deck as a file for Anki; undefined where the code for it did not come. Covered parts of pictures are drawn into them. */
export async function writeAnki(
  deck: StudyDeck,
  shelf: Shelf,
  data: ReadonlyMap<string, string>,
): Promise<Blob | undefined> {
  const cards = shelf.cardsOf(deck.id);
  const pictures = new Map<string, CardPictures>();
  for (const { id, picture } of cards) {
    const address = picture && data.get(picture.id);
    if (picture !== undefined && address !== undefined) pictures.set(id, await drawCovered(address, picture));
  }
  const entries = cards.map((card) => ({
    card,
    memory: { ...shelf.memoryOf(card.id), kept: undefined },
    reviews: shelf.reviewsOf(card.id),
  }));
  const answer = await askAnki({ kind: 'write', parts: { deck, cards: entries, pictures, now: Date.now() } });
  if (answer.kind !== 'written') return;
  return new Blob([answer.bytes as Uint8Array<ArrayBuffer>], { type: 'application/octet-stream' });
}
