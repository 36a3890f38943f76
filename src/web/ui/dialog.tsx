import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { dialogPopupClass, scrimClass } from './popup-class.ts';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  /** Buttons at the foot, the one that does it last. */
  actions?: ReactNode;
  size?: 'medium' | 'large';
  /** Where one goes on afterwards, should what opened it be gone by then. */
  finalFocus?: () => HTMLElement | null;
}

const sizes = { medium: 'sm:max-w-md', large: 'sm:max-w-3xl' };

export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  actions,
  size = 'medium',
  finalFocus,
}: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={scrimClass} />
        <Base.Popup className={`${dialogPopupClass} ${sizes[size]}`} finalFocus={finalFocus}>
          <div className="flex items-start justify-between gap-4 px-5 pt-5">
            <div>
              <Base.Title className="text-lead font-semibold">{title}</Base.Title>
              {description === undefined ? null : (
                <Base.Description className="mt-1 text-small text-ink-muted">{description}</Base.Description>
              )}
            </div>
            <Base.Close
              render={
                <IconButton label="Close" className="-mt-2 -mr-2">
                  <X aria-hidden />
                </IconButton>
              }
            />
          </div>
          <div className="overflow-y-auto px-5 py-5">{children}</div>
          {actions === undefined ? null : <DialogActions>{actions}</DialogActions>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** The foot of a dialog; on a phone the buttons lie over each other in reach of the thumb. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse gap-2 border-t border-line px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end">
      {children}
    </div>
  );
}
