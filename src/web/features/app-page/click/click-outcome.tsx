import { Alert } from '../../../ui/alert.tsx';
import { ChangeOutcome } from '../change-outcome.tsx';
import { UndoButton } from '../undo-button.tsx';
import type { ChangeEnd } from '../use-changes.ts';

export type ClickEnd =
  | { readonly kind: 'not-possible'; readonly why: string }
  | { readonly kind: 'ended'; readonly end: ChangeEnd; readonly said: string; readonly before: number }
  | { readonly kind: 'undone'; readonly number: number };

interface ClickOutcomeProps {
  end: ClickEnd | undefined;
  onEnd: (end: ClickEnd | undefined) => void;
}

/** What became of the last change, with the way back. */
export function ClickOutcome({ end, onEnd }: ClickOutcomeProps) {
  if (end === undefined) return null;
  if (end.kind === 'not-possible')
    return (
      <Alert tone="caution" title="Nothing was changed" announce>
        {end.why}
      </Alert>
    );
  if (end.kind === 'undone')
    return (
      <Alert tone="positive" title="Undone" announce>
        The app is as it was in version {end.number}.
      </Alert>
    );
  if (end.end.kind !== 'made' || !end.end.result.success) return <ChangeOutcome end={end.end} />;
  return (
    <Alert
      tone="positive"
      title={`Saved as version ${end.end.result.version.number}`}
      announce
      actions={<UndoButton to={end.before} onDone={() => onEnd({ kind: 'undone', number: end.before })} />}
    >
      {end.said}
    </Alert>
  );
}
