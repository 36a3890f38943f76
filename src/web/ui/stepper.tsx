import { Check, Circle, LoaderCircle, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Progress } from './progress.tsx';

export type StepState = 'waiting' | 'running' | 'done' | 'failed';

export interface Step {
  label: string;
  state: StepState;
  /** What exactly happens or went wrong. */
  detail?: ReactNode;
}

export interface StepperProps {
  /** What is under way as a whole. */
  label: string;
  steps: readonly Step[];
  /** 0 to 100; counted from the steps when absent. */
  progress?: number;
}

const words: Record<StepState, string> = {
  waiting: 'Waiting',
  running: 'Under way',
  done: 'Done',
  failed: 'Failed',
};

const looks: Record<StepState, string> = {
  waiting: 'text-ink-faint',
  running: 'text-ink',
  done: 'text-ink-muted',
  failed: 'text-negative',
};

const marks: Record<StepState, ReactNode> = {
  waiting: <Circle aria-hidden className="size-4.5 text-ink-faint" />,
  running: <LoaderCircle aria-hidden className="size-4.5 animate-turn text-accent" />,
  done: <Check aria-hidden className="size-4.5 text-positive" />,
  failed: <X aria-hidden className="size-4.5 text-negative" />,
};

/** Long work by the names of its steps, so that waiting has words. */
export function Stepper({ label, steps, progress }: StepperProps) {
  const done = steps.filter(({ state }) => state === 'done').length;
  const current = steps.find(({ state }) => state === 'running' || state === 'failed');
  return (
    <div className="grid content-start gap-4">
      <Progress label={label} value={progress ?? Math.round((done / Math.max(steps.length, 1)) * 100)} />
      <ol className="grid gap-2.5">
        {steps.map((step) => (
          <li
            key={step.label}
            aria-current={step.state === 'running' ? 'step' : undefined}
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
    </div>
  );
}
