import { useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

interface DeckNameProps {
  name: string;
  onRename: (name: string) => Promise<void>;
}

/** The name that a deck got from its notes, to be changed at once. It is kept when the field is left. */
export function DeckName({ name, onRename }: DeckNameProps) {
  const [text, setText] = useState(name);
  const [fault, setFault] = useState<string>();
  async function keep() {
    const wanted = text.trim();
    if (wanted === '') {
      setFault('Give the deck a name.');
      return;
    }
    setFault(undefined);
    if (wanted === name) return;
    try {
      await onRename(wanted);
    } catch {
      setFault('The name could not be kept on this device. Make room on it and try again.');
    }
  }
  return (
    <form
      className="max-w-md"
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <Field label="Name of the deck" hint="Taken from your notes." error={fault}>
        {(control) => (
          <Input
            {...control}
            value={text}
            maxLength={120}
            autoComplete="off"
            onChange={({ target }) => setText(target.value)}
            onBlur={() => void keep()}
          />
        )}
      </Field>
    </form>
  );
}
