import { Play } from 'lucide-react';
import { useState } from 'react';
import { readDraft } from '../../../../../catalog/academy/own/check-draft.ts';
import type { CodeRun } from '../../../../../methods/grading/run-code.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { checkCode } from '../../exercise/check-code.ts';
import { CodeResult } from '../../exercise/code-answer.tsx';
import type { TaskFormProps } from './task-form-props.ts';
import { LineField, LongField } from './text-fields.tsx';

/** A function to write in JavaScript, with the tests that it has to pass. */
export function CodeForm({ draft, onChange }: TaskFormProps) {
  const [run, setRun] = useState<CodeRun>();
  const [busy, setBusy] = useState(false);
  const task = readDraft(draft).exercise?.task;

  async function tryIt(): Promise<void> {
    if (task?.type !== 'code') return;
    setBusy(true);
    const given = await checkCode(task, task.solution);
    setRun(given ?? { passed: false, fault: 'The sandbox could not be started in this browser.', tests: [] });
    setBusy(false);
  }

  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <LineField
        isCode
        label="Name of the function"
        className="max-w-xs"
        value={draft.function}
        onChange={(name) => onChange({ function: name })}
      />
      <LongField
        isCode
        label="Code to start with"
        value={draft.start}
        onChange={(start) => onChange({ start })}
      />
      <LongField
        isCode
        label="Tests (3 to 6, one to a line)"
        hint="A call, an arrow and the result as JSON: double(2) => 4"
        value={draft.tests}
        onChange={(tests) => onChange({ tests })}
      />
      <LongField
        isCode
        label="Solution"
        value={draft.solution}
        onChange={(solution) => onChange({ solution })}
      />
      <div>
        <Button busy={busy} disabled={task === undefined} onClick={() => void tryIt()}>
          <Play aria-hidden />
          Run the solution
        </Button>
      </div>
      {run === undefined ? null : (
        <div className="grid gap-3">
          <Alert tone={run.passed ? 'positive' : 'negative'} announce>
            {run.passed ? 'The solution passes every test.' : 'The solution does not pass its tests yet.'}
          </Alert>
          <CodeResult run={run} />
        </div>
      )}
    </div>
  );
}
