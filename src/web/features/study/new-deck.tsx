import { useState } from 'react';
import { useNavigate } from 'react-router';
import { href } from '../../lib/href.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import type { Study } from './use-study.ts';

/** Asks for the name of a new deck, and opens it. */
export function NewDeck({ study, onClose }: { study: Study; onClose: () => void }) {
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string>();
  const navigate = useNavigate();
  async function add() {
    if (name.trim() === '') {
      setFault('Give the deck a name.');
      return;
    }
    try {
      const deck = await study.addDeck(name);
      void navigate(`${href('/study-buddy/:deck', { deck })}?view=notes`);
    } catch {
      setFault('The deck could not be kept on this device. Make room on it and try again.');
    }
  }
  return (
    <Dialog
      open
      title="New deck"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button look="primary" type="submit" form="new-deck">
            Make the deck
          </Button>
        </>
      }
    >
      <form
        id="new-deck"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <Field label="Name of the deck" error={fault}>
          {(control) => (
            <Input
              {...control}
              value={name}
              maxLength={120}
              autoComplete="off"
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
