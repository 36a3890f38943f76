import type { Shelf, StudyDeck } from '../../../catalog/study/shelf.ts';
import { studyNotes } from '../../app/local/handles/study-notes.ts';
import { studyPictures } from '../../app/local/handles/study-pictures.ts';
import { useCollection } from '../../app/local/use-collection.ts';
import { printMarked } from '../../lib/print-marked.ts';
import { saveFile } from '../../lib/save-file.ts';
import { dismissFailure, toast } from '../../ui/toast.ts';
import { deckAsCsv, deckAsJson, deckAsMarkdown, deckFileName } from './export-deck.ts';

interface DeckExport {
  readonly label: string;
  readonly run: () => void;
}

/** What a deck can become. */
export function useDeckExports(deck: StudyDeck, shelf: Shelf): readonly DeckExport[] {
  const notes = useCollection(studyNotes);
  const pictures = useCollection(studyPictures);
  const cards = shelf.cardsOf(deck.id);
  const save = (text: string, type: string, ending: string) =>
    saveFile(new Blob([text], { type }), deckFileName(deck, ending));
  const ownPictures = () => {
    const used = new Set(cards.map(({ picture }) => picture?.id));
    return pictures.records.map(({ value }) => value).filter(({ id }) => used.has(id));
  };
  async function saveAnki() {
    const file = await import('./anki/write-anki.ts')
      .then(({ writeAnki }) =>
        writeAnki(deck, shelf, new Map(ownPictures().map(({ id, data }) => [id, data]))),
      )
      .catch((error: unknown) => console.warn('The Anki package could not be written.', error));
    if (file !== undefined) {
      dismissFailure('The Anki package could not be written');
      saveFile(file, deckFileName(deck, 'apkg'));
    } else
      toast({
        variant: 'destructive',
        title: 'The Anki package could not be written',
        description: 'The code that writes it did not come. Try again when you are online.',
      });
  }
  return [
    { label: 'For Anki (.apkg)', run: () => void saveAnki() },
    { label: 'Text (Markdown)', run: () => save(deckAsMarkdown(deck, cards), 'text/markdown', 'md') },
    { label: 'Table (CSV)', run: () => save(deckAsCsv(cards), 'text/csv', 'csv') },
    {
      label: 'Everything (JSON)',
      run: () =>
        save(
          deckAsJson(deck, cards, {
            reviews: cards.flatMap(({ id }) => shelf.reviewsOf(id)),
            notes: notes.records.map(({ value }) => value).filter(({ deck_id }) => deck_id === deck.id),
            pictures: ownPictures(),
          }),
          'application/json',
          'json',
        ),
    },
    { label: 'Print', run: printMarked },
  ];
}
