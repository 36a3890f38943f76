import { CircleCheck, CircleX } from 'lucide-react';
import type { CodeRun } from '../../../../methods/grading/run-code.ts';
import type { CodeTask } from '../../../../methods/grading/task.ts';
import { inputClass } from '../../../ui/input.tsx';
import type { AnswerProps } from './answer-props.ts';

/** Code to finish. It is run when it is checked, in a sandbox on this device. */
export function CodeAnswer({ task, answer, onAnswer, label }: AnswerProps<CodeTask>) {
  const code = typeof answer === 'string' ? answer : task.start;
  return (
    <div className="grid gap-2">
      <textarea
        aria-label={`Your code: ${label}`}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        maxLength={4000}
        rows={Math.max(8, code.split('\n').length + 1)}
        value={code}
        onChange={(event) => onAnswer(event.target.value)}
        className={`${inputClass} h-auto resize-y py-3 font-mono leading-relaxed sm:h-auto`}
      />
      <p className="text-small text-ink-muted">
        JavaScript. It runs on your device in a sandbox, without network and for two seconds at most.
      </p>
    </div>
  );
}

/** What each test gave. */
export function CodeResult({ run }: { run: CodeRun }) {
  if (run.fault !== undefined)
    return (
      <p className="rounded-medium bg-surface-overlay p-3 font-mono text-small wrap-anywhere">{run.fault}</p>
    );
  return (
    <ul aria-label="Tests" className="grid gap-1.5 font-mono text-caption sm:text-small">
      {run.tests.map(({ call, expected, passed, got }) => (
        <li key={call} className="flex items-start gap-2 wrap-anywhere">
          {passed ? (
            <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-positive" />
          ) : (
            <CircleX aria-hidden className="mt-0.5 size-4 shrink-0 text-negative" />
          )}
          <span className="min-w-0">
            <span className="sr-only">{passed ? 'Passed: ' : 'Not passed: '}</span>
            {call} → {got}
            {passed ? null : <span className="text-ink-muted"> (expected {expected})</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
