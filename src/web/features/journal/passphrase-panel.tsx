import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { Section } from '../../ui/section.tsx';
import { toast } from '../../ui/toast.ts';
import { lockJournal } from './open-keys.ts';
import type { OpenEntry } from './opened-entries.ts';
import { usePassphrase } from './use-passphrase.ts';

const shortest = 10;

/** Where the journal gets its lock, and loses it. */
export function PassphrasePanel({ entries }: { entries: readonly OpenEntry[] }) {
  const passphrase = usePassphrase(entries);
  return (
    <Section
      heading="Lock it"
      description="With a passphrase the journal is sealed on this device before it is kept or sent. The server has neither the passphrase nor the key; it sees on which days you wrote, and nothing of what."
    >
      {passphrase.isSet ? <Locked passphrase={passphrase} /> : <SetPassphrase onSet={passphrase.set} />}
    </Section>
  );
}

function SetPassphrase({ onSet }: { onSet: (passphrase: string) => Promise<void> }) {
  const [first, setFirst] = useState('');
  const [second, setSecond] = useState('');
  const [isKnown, setKnown] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isShort = first.length > 0 && first.length < shortest;
  const differs = second !== '' && second !== first;
  return (
    <form
      className="grid max-w-md gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setBusy(true);
        onSet(first)
          .then(() =>
            toast({ title: 'Sealed', description: 'The journal opens with your passphrase from now on.' }),
          )
          .catch(sayNotDone)
          .finally(() => setBusy(false));
      }}
    >
      <Alert tone="caution" title="There is no way around it">
        Whoever forgets the passphrase loses the journal: nobody can reset it, and nobody can read it for you.
        Write it down where only you look, or export the journal first.
      </Alert>
      <Field
        label="Passphrase"
        hint={`At least ${shortest} characters; a few words are good.`}
        error={isShort ? `${shortest - first.length} more characters.` : undefined}
      >
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="new-password"
            value={first}
            onChange={(event) => setFirst(event.target.value)}
          />
        )}
      </Field>
      <Field label="The same again" error={differs ? 'The two are not the same.' : undefined}>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="new-password"
            value={second}
            onChange={(event) => setSecond(event.target.value)}
          />
        )}
      </Field>
      <Checkbox checked={isKnown} onChange={setKnown} label="I know that the journal is lost without it" />
      <Button
        type="submit"
        look="primary"
        busy={isBusy}
        disabled={first.length < shortest || first !== second || !isKnown}
      >
        Seal the journal
      </Button>
    </form>
  );
}

interface LockedProps {
  passphrase: ReturnType<typeof usePassphrase>;
}

function Locked({ passphrase }: LockedProps) {
  const [now, setNow] = useState('');
  const [next, setNext] = useState('');
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  async function attempt(work: () => Promise<boolean>, done: string) {
    setBusy(true);
    setFault(undefined);
    try {
      if (await work()) {
        toast({ title: done });
        setNow('');
        setNext('');
      } else setFault('This is not the passphrase.');
    } catch (error) {
      sayNotDone(error);
    }
    setBusy(false);
  }
  return (
    <div className="grid max-w-md gap-4">
      <div>
        <Button look="secondary" onClick={lockJournal}>
          <LockKeyhole aria-hidden className="size-4" />
          Lock now
        </Button>
      </div>
      <Field label="Passphrase now" error={fault}>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="current-password"
            value={now}
            onChange={(event) => setNow(event.target.value)}
          />
        )}
      </Field>
      <Field
        label="New passphrase"
        hint={`At least ${shortest} characters. Leave it empty to take the lock off.`}
      >
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="new-password"
            value={next}
            onChange={(event) => setNext(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          look="primary"
          busy={isBusy}
          disabled={now === '' || next.length < shortest}
          onClick={() => void attempt(() => passphrase.change(now, next), 'The passphrase was changed')}
        >
          Change it
        </Button>
        <Button
          look="danger"
          busy={isBusy}
          disabled={now === '' || next !== ''}
          onClick={() => void attempt(() => passphrase.takeOff(now), 'The journal is open again')}
        >
          Take the lock off
        </Button>
      </div>
    </div>
  );
}

function sayNotDone(error: unknown): void {
  console.warn('The passphrase could not be changed.', error);
  toast({
    title: 'Not done',
    description: 'This device could not keep it. Nothing was lost; try again.',
    variant: 'destructive',
  });
}
