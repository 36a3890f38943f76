import { Alert } from '../../ui/alert.tsx';
import { splitReason } from './app-view.ts';
import type { ChangeEnd } from './use-changes.ts';

interface ChangeOutcomeProps {
  end: ChangeEnd | undefined;
  /** What is shown in place of the lines that follow the first. */
  children?: React.ReactNode;
}

/** What became of a change: saved, refused, or why it did not work out. */
export function ChangeOutcome({ end, children }: ChangeOutcomeProps) {
  if (end === undefined || end.kind === 'not-understood') return null;
  if (end.kind === 'refused')
    return (
      <Alert
        tone="negative"
        title={end.code === 'conflict' ? 'The app was changed meanwhile' : 'Not saved'}
        announce
      >
        <p>{end.message}</p>
        {end.faults.length > 1 ? <Lines lines={end.faults} /> : null}
      </Alert>
    );
  if (end.result.success)
    return (
      <Alert tone="positive" title={`Saved as version ${end.result.version.number}`} announce>
        It was built and used in a browser. The tab Proof says what became of each wish.
      </Alert>
    );
  const { first, rest } = splitReason(end.result.error ?? 'It did not work.');
  return (
    <Alert tone="negative" title={`Version ${end.result.version.number} did not work`} announce>
      {children ?? (
        <>
          <p>{first}</p>
          <Lines lines={rest} />
        </>
      )}
      <p className="mt-2">
        The version before stays as it is. What you changed is kept here until you leave.
      </p>
    </Alert>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="mt-1 grid list-disc gap-1 pl-4">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
