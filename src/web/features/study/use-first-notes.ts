import { useNavigate } from 'react-router';
import { studyNotes } from '../../app/local/handles/study-notes.ts';
import { useRecord } from '../../app/local/use-collection.ts';
import { href } from '../../lib/href.ts';
import { dismissFailure, toast } from '../../ui/toast.ts';
import { newCardId, type Study } from './use-study.ts';
import { handWorked } from './work-beside.ts';
import type { WorkedNotes } from './work-through.ts';

const notKept = 'The notes could not be kept on this device';

/** Notes become a deck of the name they have, which can be changed there; their cards are proposed in it. */
export function useFirstNotes(study: Study) {
  const { insert } = useRecord(studyNotes, '');
  const navigate = useNavigate();

  async function begin(worked: WorkedNotes): Promise<void> {
    const { title, text } = worked;
    try {
      const deck = await study.addDeck(title);
      const note = newCardId();
      await insert({ id: note, deck_id: deck, title, body: text });
      dismissFailure(notKept);
      handWorked(note, worked);
      void navigate(`${href('/study-buddy/:deck', { deck })}?view=notes&note=${note}`);
    } catch {
      toast({ variant: 'destructive', title: notKept, description: 'Make room on it and try again.' });
    }
  }

  return begin;
}
