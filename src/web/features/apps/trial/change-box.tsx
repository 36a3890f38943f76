import { Undo2 } from 'lucide-react';
import { type SyntheticEvent, useId, useState } from 'react';
import { limits } from '../../../../kernel/limits.ts';
import { Button } from '../../../ui/button.tsx';
import { Input } from '../../../ui/input.tsx';
import { Fault } from './prompt-notice.tsx';
import type { Trial } from './trial-store.ts';

interface ChangeBoxProps {
  trial: Trial;
  /** A sentence that would work. */
  idea: string;
  signUp: string;
  onSignUp: () => void;
  onChange: (sentence: string) => void;
  onUndo: () => void;
}

/** A sentence changes the app that is shown above it. */
export function ChangeBox({ trial, idea, signUp, onSignUp, onChange, onUndo }: ChangeBoxProps) {
  const id = useId();
  const [sentence, setSentence] = useState('');
  const { busy, shown, notice } = trial;
  const isFull = (shown?.changes.length ?? 0) >= limits.trial.changes;
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const said = sentence.trim();
    if (busy !== undefined || shown === undefined || said === '') return;
    onChange(said);
    setSentence('');
  }
  return (
    <div className="grid gap-2 border-t border-line bg-surface p-2.5">
      <form onSubmit={submit} className="flex gap-2">
        <label htmlFor={id} className="sr-only">
          Change it by a sentence
        </label>
        <Input
          id={id}
          value={sentence}
          onChange={(event) => setSentence(event.target.value)}
          disabled={shown === undefined || isFull}
          maxLength={limits.apps.saidLength}
          autoComplete="off"
          enterKeyHint="go"
          placeholder={isFull ? 'Sign up to change it further' : 'Say what to change'}
        />
        <Button type="submit" busy={busy === 'change'} disabled={shown === undefined || isFull}>
          Change
        </Button>
      </form>
      <div
        aria-live="polite"
        className="flex min-h-9 flex-wrap items-center gap-2 px-1 text-small text-ink-muted empty:hidden"
      >
        <Outcome trial={trial} onTry={onChange} onUndo={onUndo} />
        {notice === undefined && shown !== undefined && shown.changes.length === 0 ? (
          <Idea text={idea} onTry={onChange} />
        ) : null}
      </div>
      {notice?.kind === 'failed' && notice.of === 'change' ? (
        <Fault notice={notice} signUp={signUp} onSignUp={onSignUp} />
      ) : null}
    </div>
  );
}

interface OutcomeProps {
  trial: Trial;
  onTry: (sentence: string) => void;
  onUndo: () => void;
}

function Outcome({ trial: { busy, notice, shown }, onTry, onUndo }: OutcomeProps) {
  if (busy === 'change') return <span>Changing it</span>;
  if (notice?.kind === 'not-understood') {
    // Those that end in dots have to be finished first.
    const nearest = notice.nearest.filter((sentence) => !sentence.endsWith('…')).slice(0, 2);
    return (
      <>
        <span className="text-ink">{notice.why ?? 'That was not understood, and nothing was changed.'}</span>
        {nearest.map((sentence) => (
          <Idea key={sentence} text={sentence} onTry={onTry} />
        ))}
      </>
    );
  }
  if (shown === undefined || shown.changes.length === 0 || notice?.kind === 'failed') return null;
  return (
    <>
      <span className="min-w-0 flex-1 text-ink">
        {notice?.kind === 'changed' && notice.said.length > 0
          ? notice.said.join(' ')
          : `Changed by ${shown.changes.length === 1 ? 'one sentence' : `${shown.changes.length} sentences`}.`}
      </span>
      <Button look="quiet" onClick={onUndo}>
        <Undo2 aria-hidden />
        Undo
      </Button>
    </>
  );
}

function Idea({ text, onTry }: { text: string; onTry: (sentence: string) => void }) {
  return (
    <button
      type="button"
      onClick={() => onTry(text)}
      className="min-h-11 rounded-full border border-line bg-surface-raised px-3 text-left text-small text-ink-muted transition-colors hover:border-line-strong hover:text-ink sm:min-h-8"
    >
      {text}
    </button>
  );
}
