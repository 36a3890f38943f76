import { useState } from 'react';
import { type KeptReview, reviewsInRow } from '../../../catalog/study/kept-review.ts';
import { localDay } from '../../../kernel/local-day.ts';
import { studyPictures } from '../../app/local/handles/study-pictures.ts';
import { useCollection } from '../../app/local/use-collection.ts';
import { askAnki } from './anki/ask-anki.ts';
import type { ReadPackage } from './anki/read-package.ts';
import { pictureData } from './picture-file.ts';
import { nowMs } from './study-day.ts';
import { newCardId, type Study } from './use-study.ts';

interface Said {
  readonly text: string;
  readonly isFault: boolean;
}

const types: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
};

/** Takes a package of Anki: its decks, cards, pictures and what was reviewed. What is there already is not added again. */
export function useAnkiImport(study: Study) {
  const pictures = useCollection(studyPictures);
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState<Said>();

  async function take(file: File | undefined) {
    if (file === undefined) return;
    setIsBusy(true);
    setSaid(undefined);
    setSaid(await takeFile(file));
    setIsBusy(false);
  }

  async function takeFile(file: File): Promise<Said> {
    const known = new Set(
      [...study.shelf.cards.values()]
        .filter(({ card }) => !card.gone)
        .map(({ card }) => card.guid ?? card.id),
    );
    const bytes = new Uint8Array(await file.arrayBuffer());
    const answer = await askAnki({ kind: 'read', bytes, now: nowMs(), known });
    if (answer.kind === 'fault') return { text: `${file.name}: ${answer.message}`, isFault: true };
    if (answer.kind !== 'read')
      return {
        text: 'The code that reads packages of Anki did not come. Try again when you are online.',
        isFault: true,
      };
    try {
      return await keep(answer.found);
    } catch {
      return {
        text: 'Not all of the package could be kept on this device. Make room on it and import it again: what is there already is not added twice.',
        isFault: true,
      };
    }
  }

  async function keep(found: ReadPackage): Promise<Said> {
    let count = 0;
    for (const [name, cards] of found.decks) {
      const deck = study.shelf.decks.find((one) => one.name === name)?.id ?? (await study.addDeck(name));
      const shown = await Promise.all(
        cards.map(async (card) => {
          const picture = found.pictures.get(card.id);
          const id = picture === undefined ? undefined : await keepPicture(deck, picture);
          return id === undefined ? card : { ...card, picture: { id, boxes: [], asked: 0 } };
        }),
      );
      await study.saveCards(deck, shown);
      count += cards.length;
    }
    await keepReviews(found.reviews);
    return { text: wordsOf(count, found.known, found.left), isFault: count === 0 && found.known === 0 };
  }

  async function keepPicture(deck: string, { name, bytes }: { name: string; bytes: Uint8Array }) {
    const type = types[name.toLowerCase().split('.').at(-1) ?? ''];
    if (type === undefined) return;
    const read = await pictureData(new Blob([bytes as Uint8Array<ArrayBuffer>], { type }));
    if ('fault' in read) return;
    const id = newCardId();
    await pictures.insert({ id, deck_id: deck, data: read.data });
    return id;
  }

  async function keepReviews(reviews: readonly KeptReview[]) {
    for (let from = 0; from < reviews.length; from += reviewsInRow) {
      const part = reviews.slice(from, from + reviewsInRow);
      await study.reviewRows.insert({
        id: newCardId(),
        device: 'anki',
        day: localDay(part[0]?.[1] ?? Date.now()),
        reviews: part,
      });
    }
  }

  return { isBusy, said, take };
}

function wordsOf(count: number, known: number, left: number): string {
  const cards = (number: number) => `${number.toLocaleString('en')} ${number === 1 ? 'card' : 'cards'}`;
  const parts = [count === 0 ? 'No new cards.' : `${cards(count)} added.`];
  if (known > 0)
    parts.push(
      `${cards(known)} ${known === 1 ? 'was' : 'were'} there already and ${known === 1 ? 'was' : 'were'} not added again.`,
    );
  if (left > 0)
    parts.push(
      `${cards(left)} had no words that can be shown, or too many, and ${left === 1 ? 'was' : 'were'} left out.`,
    );
  return parts.join(' ');
}
