import type { Shelf, StudyDeck } from '../../../../catalog/study/shelf.ts';
import { drawCovered } from './draw-covered.ts';
import { loadSql } from './load-sql.ts';
import { type CardPictures, writePackage } from './write-package.ts';

/** The deck as a file for Anki. Covered parts of pictures are drawn into them. */
export async function writeAnki(
  deck: StudyDeck,
  shelf: Shelf,
  data: ReadonlyMap<string, string>,
): Promise<Blob> {
  const sql = await loadSql();
  const pictures = new Map<string, CardPictures>();
  for (const { id, picture } of shelf.cardsOf(deck.id)) {
    const address = picture && data.get(picture.id);
    if (picture !== undefined && address !== undefined) pictures.set(id, await drawCovered(address, picture));
  }
  const bytes = writePackage(sql, { deck, shelf, pictures, now: Date.now() });
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/octet-stream' });
}
