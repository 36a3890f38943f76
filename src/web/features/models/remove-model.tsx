import { useState } from 'react';
import type { FunctionContract } from '../../../functions/define-function.ts';
import { messageOf } from '../../lib/failures/failure.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { useModelAction } from './use-models.ts';

interface RemoveModelProps {
  contract: FunctionContract<{ id: string }, { changed: boolean }>;
  id: string;
  name: string;
  /** What is different afterwards. */
  description: string;
}

export function RemoveModel({ contract, id, name, description }: RemoveModelProps) {
  const [open, setOpen] = useState(false);
  const action = useModelAction(contract, () => `${name} removed`);
  return (
    <>
      <Button aria-label={`Remove ${name}`} className="text-negative" onClick={() => setOpen(true)}>
        Remove
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          action.reset();
        }}
        title={`Remove ${name}`}
        description={description}
        action="Remove"
        busy={action.isPending}
        onAction={() => action.mutate({ id }, { onSuccess: () => setOpen(false) })}
      >
        {action.isError ? (
          <p role="alert" className="text-small text-negative">
            {messageOf(action.error, 'It is still there. Please try again.')}
          </p>
        ) : null}
      </AlertDialog>
    </>
  );
}
