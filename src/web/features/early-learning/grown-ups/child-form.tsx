import { useId, useState } from 'react';
import { type Band, bandNames, bands } from '../../../../catalog/early-learning/bands.ts';
import type { DrawingName } from '../../../../catalog/early-learning/drawings.ts';
import { avatars } from '../../../../catalog/early-learning/drawings-of-animals.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Picture } from '../figures/picture.tsx';
import type { ChildFacts } from '../use-children.ts';

interface ChildFormProps {
  child?: ChildFacts;
  action: string;
  /** Tells whether it was stored. */
  onSave: (facts: ChildFacts) => Promise<boolean>;
  onDone?: () => void;
}

const ages = bands.map((value) => ({ value, label: bandNames[value] }));

/** A nickname, an animal and an age: nothing more is asked of a child. */
export function ChildForm({ child, action, onSave, onDone }: ChildFormProps) {
  const [name, setName] = useState(child?.name ?? '');
  const [animal, setAnimal] = useState<DrawingName>(child?.animal ?? 'fox');
  const [band, setBand] = useState<Band>(child?.band ?? '3-4');
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  async function save() {
    setIsTried(true);
    if (name.trim() === '') return;
    setIsBusy(true);
    const isStored = await onSave({ name: name.trim().slice(0, 40), animal, band });
    setIsBusy(false);
    if (isStored) onDone?.();
  }
  return (
    <form
      className="grid gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field
        label="Nickname"
        error={isTried && name.trim() === '' ? 'Give the child a name to be called by.' : undefined}
      >
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={40}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <div className="grid gap-1.5">
        <span className="text-small font-medium text-ink">Age</span>
        <Segmented label="Age" options={ages} value={band} onChange={setBand} />
      </div>
      <AnimalField animal={animal} onChange={setAnimal} />
      <Button type="submit" look="primary" busy={isBusy} className="justify-self-start">
        {action}
      </Button>
    </form>
  );
}

function AnimalField({ animal, onChange }: { animal: DrawingName; onChange: (animal: DrawingName) => void }) {
  const group = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-small font-medium text-ink">Animal</legend>
      <div className="grid grid-cols-4 gap-2 sm:grid-cols-6">
        {avatars.map((name) => (
          <label
            key={name}
            className="flex aspect-square cursor-pointer items-center justify-center rounded-large border-2 border-line p-2 transition-colors hover:border-line-strong has-checked:border-accent has-checked:bg-accent/10 has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={group}
              value={name}
              aria-label={name}
              checked={name === animal}
              onChange={() => onChange(name)}
              className="sr-only"
            />
            <Picture name={name} className="size-full max-w-16" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
