import { Progress } from './progress.tsx';
import { type Step, StepList } from './step-list.tsx';

export interface StepperProps {
  /** What is under way as a whole. */
  label: string;
  steps: readonly Step[];
  /** 0 to 100; counted from the steps when absent. */
  progress?: number;
}

/** The steps of long work below how much of it is done. */
export function Stepper({ label, steps, progress }: StepperProps) {
  const done = steps.filter(({ state }) => state === 'done').length;
  return (
    <div className="grid content-start gap-4">
      <Progress label={label} value={progress ?? Math.round((done / Math.max(steps.length, 1)) * 100)} />
      <StepList label={label} steps={steps} />
    </div>
  );
}
