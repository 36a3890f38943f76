import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type TestModelConnectionInput,
  contract as testModelConnection,
} from '../../../functions/test-model-connection/contract.ts';
import { callFunction } from '../../lib/call-function.ts';
import { messageOf } from '../../lib/failures/failure.ts';
import { Alert } from '../../ui/alert.tsx';

/** Tries a model. The answer says in words what is wrong; not getting one is another matter. */
export function useConnectionTest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: TestModelConnectionInput) => callFunction(testModelConnection, input),
    // A test is a use, and stands in the list of them.
    onSuccess: () => client.invalidateQueries({ queryKey: ['models'] }),
  });
}

interface TestOutcomeProps {
  test: ReturnType<typeof useConnectionTest>;
  /** The models at that address can be chosen where something is to be filled in. */
  onChoose?: (model: string) => void;
}

const shownModels = 12;

export function TestOutcome({ test, onChoose }: TestOutcomeProps) {
  if (test.isError)
    return (
      <Alert tone="negative" title="Not tested" announce>
        {messageOf(test.error, 'The connection could not be tested. Please try again.')}
      </Alert>
    );
  if (test.data === undefined) return null;
  const { works, message, models } = test.data;
  const offered = onChoose === undefined ? [] : models.slice(0, shownModels);
  return (
    <Alert
      tone={works ? 'positive' : 'negative'}
      title={works ? 'It works' : 'It does not work yet'}
      announce
      actions={
        offered.length === 0 ? undefined : (
          <ul aria-label="Models at this address" className="flex flex-wrap gap-2">
            {offered.map((model) => (
              <li key={model}>
                <button
                  type="button"
                  onClick={() => onChoose?.(model)}
                  className="min-h-11 rounded-full border border-line-strong bg-surface px-3 text-caption break-all text-ink transition-colors hover:bg-surface-overlay sm:min-h-7"
                >
                  {model}
                </button>
              </li>
            ))}
          </ul>
        )
      }
    >
      {message}
    </Alert>
  );
}
