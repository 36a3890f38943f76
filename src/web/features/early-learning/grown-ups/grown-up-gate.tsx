import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { gateQuestion, isAnswer } from './gate-question.ts';

/** Asks something that a young child cannot answer. It keeps small fingers away, and is no lock; it says so. */
export function GrownUpGate({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState(() => gateQuestion(Math.random));
  const [written, setWritten] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return children;
  return (
    <Card aria-label="For grown-ups" className="mx-auto w-full max-w-md p-5 sm:p-6">
      <h2 className="text-lead font-semibold text-ink">For grown-ups</h2>
      <p className="mt-1 mb-5 text-small text-ink-muted">
        A small question keeps small fingers away. It is no lock: who can read and reckon gets in.
      </p>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isAnswer(question, written)) setIsOpen(true);
          else {
            setIsWrong(true);
            setWritten('');
            setQuestion(gateQuestion(Math.random));
          }
        }}
      >
        <Field
          label={`How much is ${question.text}?`}
          error={isWrong ? 'That was not it. Here is another one.' : undefined}
        >
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              value={written}
              onChange={({ target }) => setWritten(target.value)}
            />
          )}
        </Field>
        <Button type="submit" look="primary">
          Go in
        </Button>
      </form>
    </Card>
  );
}
