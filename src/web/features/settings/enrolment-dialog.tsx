import type { ReactNode } from 'react';
import { Dialog } from '../../ui/dialog.tsx';

interface EnrolmentDialogProps {
  title: string;
  description: string;
  onClose: () => void;
  children: ReactNode;
}

/** What stands around adding a second factor, of whatever kind; it is open for as long as it is shown. */
export function EnrolmentDialog({ title, description, onClose, children }: EnrolmentDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      description={description}
    >
      {children}
    </Dialog>
  );
}
