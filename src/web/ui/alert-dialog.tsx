import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { DialogActions } from './dialog.tsx';
import { dialogPopupClass, scrimClass } from './popup-class.ts';

export interface AlertDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What will happen, and whether it can be undone. */
  description: ReactNode;
  /** What the button says and does. */
  action: string;
  onAction: () => void;
  look?: 'primary' | 'danger';
  busy?: boolean;
  disabled?: boolean;
  /** Something to fill in first, such as the name of what is deleted. */
  children?: ReactNode;
}

/** Asks before something that cannot be undone; a click beside it does not close it. */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  action,
  onAction,
  look = 'danger',
  busy = false,
  disabled = false,
  children,
}: AlertDialogProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={scrimClass} />
        <Base.Popup className={`${dialogPopupClass} sm:max-w-md`}>
          <div className="grid gap-4 overflow-y-auto p-5">
            <div>
              <Base.Title className="text-lead font-semibold">{title}</Base.Title>
              <Base.Description render={<div />} className="mt-1 text-small text-ink-muted">
                {description}
              </Base.Description>
            </div>
            {children}
          </div>
          <DialogActions>
            <Base.Close render={<Button disabled={busy}>Cancel</Button>} />
            <Button look={look} busy={busy} disabled={disabled} onClick={onAction}>
              {action}
            </Button>
          </DialogActions>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
