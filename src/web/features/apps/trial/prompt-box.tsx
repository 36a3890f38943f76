import { ArrowRight } from 'lucide-react';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import { type TrialExample, trialExamples } from '../../../../catalog/trial-examples.ts';
import { limits } from '../../../../kernel/limits.ts';
import { Button } from '../../../ui/button.tsx';

/** The parameter by which a browser sends the box itself, should it be pressed before the code runs. */
export const promptParameter = 'make';

interface PromptBoxProps {
  text: string;
  busy: boolean;
  /** The example whose app is shown. */
  chosen: string | undefined;
  onType: (text: string) => void;
  onMake: () => void;
  onChoose: (example: TrialExample) => void;
}

/** A sentence, one press, and an app. */
export function PromptBox({ text, busy, chosen, onType, onMake, onChoose }: PromptBoxProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  // Somebody may have typed into the page as the build rendered it, before it was taken over.
  const takeTyped = useEffectEvent(() => {
    const typed = field.current?.value ?? '';
    if (typed !== '' && typed !== text) onType(typed);
  });
  useEffect(() => takeTyped(), []);
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (!busy && text.trim() !== '') onMake();
  }
  function pressed(event: KeyboardEvent): void {
    // As in any box with one line; with Shift it is a new line.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
  }
  return (
    <form aria-label="Make an app" data-enter="send" onSubmit={submit} className="grid gap-3">
      <div className="rounded-large brand-edge p-px shadow-overlay">
        <div className="grid gap-2 rounded-[calc(var(--radius-large)-1px)] bg-ground p-2 transition-shadow has-[textarea:focus-visible]:ring-2 has-[textarea:focus-visible]:ring-focus">
          <label htmlFor={id} className="sr-only">
            What should your app do?
          </label>
          <textarea
            ref={field}
            id={id}
            name={promptParameter}
            value={text}
            onChange={(event) => onType(event.target.value)}
            onKeyDown={pressed}
            maxLength={limits.apps.description}
            rows={3}
            required
            enterKeyHint="go"
            placeholder="Describe the app you need, in your words"
            className="field-sizing-content block max-h-[40dvh] min-h-24 w-full resize-none bg-transparent px-2.5 py-2 text-body text-ink outline-hidden placeholder:text-ink-faint"
          />
          <div className="flex items-center justify-between gap-3">
            <p className="pl-2.5 text-caption text-ink-muted">No account needed</p>
            <Button type="submit" look="primary" busy={busy}>
              {busy ? 'Making it' : 'Make the app'}
              {busy ? null : <ArrowRight aria-hidden />}
            </Button>
          </div>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <span className="w-full text-small text-ink-muted">Or begin with an example</span>
        {trialExamples.map((example) => (
          <button
            key={example.id}
            type="button"
            aria-pressed={chosen === example.prompt}
            onClick={() => onChoose(example)}
            className="min-h-11 rounded-full border border-line-strong bg-control px-3.5 text-small text-ink-muted transition-colors hover:bg-surface-overlay hover:text-ink aria-pressed:border-accent aria-pressed:text-ink sm:min-h-8 sm:px-3"
          >
            {example.label}
          </button>
        ))}
      </div>
    </form>
  );
}
