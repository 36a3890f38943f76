import type { AskedBack } from '../../../functions/asked-back.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

interface QuestionBackProps {
  question: AskedBack['question'];
  onTake: (prompt: string) => void;
  onInsist: () => void;
}

/** Asked instead of building something that nobody meant. What was written stays as it is. */
export function QuestionBack({ question, onTake, onInsist }: QuestionBackProps) {
  const { text, suggestions, canInsist } = question;
  return (
    <Alert
      announce
      title="A question first"
      actions={canInsist ? <Button onClick={onInsist}>Build it anyway</Button> : undefined}
    >
      <p>{text}</p>
      {suggestions.length === 0 ? null : (
        <>
          <p className="mt-3 font-medium text-ink">For example:</p>
          <ul className="mt-1.5 grid gap-1.5">
            {suggestions.map((prompt) => (
              <li key={prompt} className="grid">
                <button
                  type="button"
                  onClick={() => onTake(prompt)}
                  className="min-h-11 rounded-medium border border-line bg-surface px-3 py-2 text-left text-small text-ink transition-colors hover:border-line-strong hover:bg-surface-raised sm:min-h-9"
                >
                  {prompt}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}
