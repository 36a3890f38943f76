import { Check, CircleAlert, CloudCheck } from 'lucide-react';
import { Suspense, use } from 'react';
import { journalLimits } from '../../../catalog/journal/journal-entry.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { loadDay } from './load-day.ts';
import { MoodChoice } from './mood-choice.tsx';
import { PhotoStrip } from './photo-strip.tsx';
import { type SaveState, useDayDraft } from './use-day-draft.ts';
import type { Journal } from './use-journal.ts';

interface DayViewProps {
  journal: Journal;
  day: string;
}

const things = ['One thing', 'Another', 'And one more'];

/** One day of the journal: mood, gratitude, a question, a small lesson, photos. Show it with the day as its key. */
export function DayView({ journal, day }: DayViewProps) {
  const { body, state, change, retry } = useDayDraft(journal, day);
  const written = [...body.gratitude];
  while (written.length < things.length) written.push('');
  return (
    <div className="grid grid-cols-1 gap-10">
      <MoodChoice value={body.mood} onChange={(mood) => change({ mood })} />
      <section className="grid gap-3">
        <h2 className="text-body font-semibold text-ink">What are you grateful for?</h2>
        {written.map((thing, at) => (
          <Field key={at} label={<span className="sr-only">{things[at] ?? `Thing ${at + 1}`}</span>}>
            {(control) => (
              <Input
                {...control}
                value={thing}
                maxLength={journalLimits.thing}
                placeholder={things[at] ?? ''}
                onChange={(event) => change({ gratitude: replaced(written, at, event.target.value) })}
              />
            )}
          </Field>
        ))}
      </section>
      <Suspense fallback={<Skeleton className="h-72" />}>
        <Written
          day={day}
          reflection={body.reflection}
          prompt={body.prompt}
          learned={body.learned}
          onReflect={(reflection, prompt) => change({ reflection, prompt })}
          onLearn={(learned) => change({ learned })}
        />
      </Suspense>
      <PhotoStrip day={day} photos={body.photos} onChange={(photos) => change({ photos })} />
      <Saved state={state} onRetry={retry} />
    </div>
  );
}

function replaced(list: readonly string[], at: number, value: string): string[] {
  const next = list.map((one, index) => (index === at ? value : one));
  while (next.length > 0 && next.at(-1) === '') next.pop();
  return next;
}

interface WrittenProps {
  day: string;
  reflection: string;
  prompt: string;
  learned: boolean;
  onReflect: (reflection: string, prompt: string) => void;
  onLearn: (learned: boolean) => void;
}

function Written({ day, reflection, prompt, learned, onReflect, onLearn }: WrittenProps) {
  const text = use(loadDay(day));
  // What somebody answered keeps its question, should another version of the product ask another one.
  const question = (reflection === '' ? '' : prompt) || text?.reflect || 'What was today?';
  return (
    <>
      <Field label={<span className="text-lead font-medium text-ink">{question}</span>}>
        {(control) => (
          <Textarea
            {...control}
            grow
            className="min-h-40"
            value={reflection}
            maxLength={journalLimits.reflection}
            placeholder="Nobody else reads this."
            onChange={(event) => onReflect(event.target.value, question)}
          />
        )}
      </Field>
      {text === undefined ? null : (
        <section className="grid gap-3 rounded-large border border-line bg-surface p-5 shadow-card">
          <p className="text-small font-medium text-accent">One small lesson</p>
          <h2 className="text-lead font-semibold text-ink">{text.learn.title}</h2>
          <p className="max-w-[62ch] text-body text-ink-muted">{text.learn.text}</p>
          <div>
            <Button
              look={learned ? 'quiet' : 'secondary'}
              aria-pressed={learned}
              onClick={() => onLearn(!learned)}
            >
              <Check aria-hidden className="size-4" />
              {learned ? 'Read' : 'I have read it'}
            </Button>
          </div>
        </section>
      )}
    </>
  );
}

function Saved({ state, onRetry }: { state: SaveState; onRetry: () => void }) {
  return (
    <div
      aria-live="polite"
      className="flex min-h-11 items-center gap-2 text-small text-ink-muted print:hidden"
    >
      {state === 'saving' ? 'Saving…' : null}
      {state === 'saved' ? (
        <>
          <CloudCheck aria-hidden className="size-4 text-positive" />
          Kept on this device
        </>
      ) : null}
      {state === 'failed' ? (
        <>
          <CircleAlert aria-hidden className="size-4 text-negative" />
          This device could not keep it. It is still here as long as this page is open.
          <Button look="secondary" onClick={onRetry}>
            Try again
          </Button>
        </>
      ) : null}
    </div>
  );
}
