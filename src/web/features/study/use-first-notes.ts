import { useNavigate } from 'react-router';
import { studyNotes } from '../../app/local/handles/study-notes.ts';
import { useRecord } from '../../app/local/use-collection.ts';
import { href } from '../../lib/href.ts';
import { dismissFailure, toast } from '../../ui/toast.ts';
import type { WorkedNotes } from './read-source.ts';
import { newCardId, type Study } from './use-study.ts';

const notKept = 'The notes could not be kept on this device';

/** Notes become a deck of the name they have, which can be changed there; their cards are proposed in it. */
export function useFirstNotes(study: Study) {
  const { insert } = useRecord(studyNotes, '');
  const navigate = useNavigate();

  async function begin({ title, text, cut }: WorkedNotes): Promise<void> {
    try {
      const deck = await study.addDeck(title);
      const note = newCardId();
      await insert({ id: note, deck_id: deck, title, body: text });
      dismissFailure(notKept);
      // What was left out is said once: the kept text does not know of it.
      void navigate(`${href('/study-buddy/:deck', { deck })}?view=notes&note=${note}`, { state: { cut } });
    } catch {
      toast({ variant: 'destructive', title: notKept, description: 'Make room on it and try again.' });
    }
  }

  return begin;
}
