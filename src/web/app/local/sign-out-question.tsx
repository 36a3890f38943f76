import { useState } from 'react';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';

export type SignOutAnswer = 'stay' | 'keep' | 'discard';

interface SignOutQuestionProps {
  /** Changes that the server does not have. */
  count: number;
  onAnswer: (answer: SignOutAnswer) => void;
}

export function SignOutQuestion({ count, onAnswer }: SignOutQuestionProps) {
  const [discard, setDiscard] = useState(false);
  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open) onAnswer('stay');
      }}
      title={count === 1 ? 'One change has not been sent' : `${count} changes have not been sent`}
      description="They stay on this device and are sent when you sign in here again. Discard them if others use this device too."
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
