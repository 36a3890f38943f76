import { useState } from 'react';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';

export type SignOutAnswer = 'stay' | 'keep' | 'discard';

interface SignOutQuestionProps {
  /** Changes that the server does not have. */
  count: number;
  /** Documents that lie on this device and nowhere else. */
  documents: number;
  onAnswer: (answer: SignOutAnswer) => void;
}

export function SignOutQuestion({ count, documents, onAnswer }: SignOutQuestionProps) {
  const [discard, setDiscard] = useState(false);
  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open) onAnswer('stay');
      }}
      title={count === 0 ? documentsTitle(documents) : changesTitle(count)}
      description={
        <>
          {count === 0
            ? 'Nobody else sees them, and they are here when you sign in again. '
            : 'They stay on this device and are sent when you sign in here again. '}
          {count === 0 || documents === 0 ? '' : `So does what you added to your documents (${documents}). `}
          Discard them if others use this device too.
        </>
      }
      action={discard ? 'Discard and sign out' : 'Sign out'}
      look={discard ? 'danger' : 'primary'}
      onAction={() => onAnswer(discard ? 'discard' : 'keep')}
    >
      <Checkbox
        label="Discard them and remove my data from this device"
        checked={discard}
        onChange={setDiscard}
      />
    </AlertDialog>
  );
}

function changesTitle(count: number): string {
  return count === 1 ? 'One change has not been sent' : `${count} changes have not been sent`;
}

function documentsTitle(count: number): string {
  return count === 1 ? 'One document stays on this device' : `${count} documents stay on this device`;
}
