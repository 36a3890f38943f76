import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { popupClass } from './popup-class.ts';

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  title: string;
  /** The title is read out but not shown. */
  hideTitle?: boolean;
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
}

/** Something small beside what opened it: filters, details. The page behind stays in use. */
export function Popover({ trigger, title, hideTitle = false, align = 'start', children }: PopoverProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} align={align} collisionPadding={12}>
          <Base.Popup className={`w-80 max-w-[var(--available-width)] p-4 ${popupClass}`}>
            <Base.Title className={hideTitle ? 'sr-only' : 'mb-2 text-small font-semibold'}>
              {title}
            </Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
