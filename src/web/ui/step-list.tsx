import { Check, Circle, LoaderCircle, X } from 'lucide-react';
import type { ReactNode } from 'react';

export type StepState = 'waiting' | 'active' | 'done' | 'failed';

export interface Step {
  label: string;
  state: StepState;
  /** What exactly happens or went wrong. */
  detail?: ReactNode;
}

const words: Record<StepState, string> = {
  waiting: 'Waiting',
  active: 'Under way',
  done: 'Done',
  failed: 'Failed',
};

const looks: Record<StepState, string> = {
  waiting: 'text-ink-faint',
  active: 'text-ink',
  done: 'text-ink-muted',
  failed: 'text-negative',
};

const marks: Record<StepState, ReactNode> = {
  waiting: <Circle aria-hidden className="size-4.5 text-ink-faint" />,
  active: <LoaderCircle aria-hidden className="size-4.5 animate-turn text-accent" />,
  done: <Check aria-hidden className="size-4.5 text-positive" />,
  failed: <X aria-hidden className="size-4.5 text-negative" />,
};

/** Long work by the names of its steps, so that waiting has words. Each new step is read out. */
export function StepList({ label, steps }: { label: string; steps: readonly Step[] }) {
  const current = steps.find(({ state }) => state === 'active' || state === 'failed');
  return (
    <>
      <ol aria-label={label} className="grid content-start gap-2.5">
        {steps.map((step) => (
          <li
            key={step.label}
            aria-current={step.state === 'active' ? 'step' : undefined}
            className={`flex items-start gap-2.5 text-small ${looks[step.state]}`}
          >
            <span className="mt-px shrink-0">{marks[step.state]}</span>
            <div className="min-w-0">
              <span className="font-medium">{step.label}</span>
              <span className="sr-only">: {words[step.state]}</span>
              {step.detail === undefined ? null : (
                <div className="wrap-anywhere text-ink-muted">{step.detail}</div>
              )}
            </div>
          </li>
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {current === undefined ? '' : `${current.label}: ${words[current.state]}`}
      </p>
    </>
  );
}
