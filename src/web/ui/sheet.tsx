import { Drawer } from '@base-ui/react/drawer';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { scrimClass } from './popup-class.ts';

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  side?: 'left' | 'right' | 'bottom';
  children: ReactNode;
}

const swipes = { left: 'left', right: 'right', bottom: 'down' } as const;

const viewports = { left: 'justify-start', right: 'justify-end', bottom: 'items-end' };

const sides = {
  left: 'h-full w-72 max-w-[85vw] border-r translate-x-(--drawer-swipe-movement-x) data-ending-style:-translate-x-full data-starting-style:-translate-x-full',
  right:
    'h-full w-96 max-w-[92vw] border-l translate-x-(--drawer-swipe-movement-x) data-ending-style:translate-x-full data-starting-style:translate-x-full',
  bottom:
    'max-h-[90dvh] w-full rounded-t-large border-t translate-y-(--drawer-swipe-movement-y) data-ending-style:translate-y-full data-starting-style:translate-y-full',
};

/** A panel from an edge of the screen that can be swiped away. */
export function Sheet({ open, onOpenChange, title, side = 'right', children }: SheetProps) {
  return (
    <Drawer.Root open={open} onOpenChange={onOpenChange} swipeDirection={swipes[side]}>
      <Drawer.Portal>
        <Drawer.Backdrop className={scrimClass} />
        <Drawer.Viewport className={`fixed inset-0 flex ${viewports[side]}`}>
          <Drawer.Popup
            className={`flex flex-col border-line-strong bg-popup text-ink shadow-overlay outline-hidden transition-[translate] duration-200 data-swiping:transition-none ${sides[side]}`}
          >
            <div className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-5">
              <Drawer.Title className="text-small font-semibold">{title}</Drawer.Title>
              <Drawer.Close
                render={
                  <IconButton label="Close">
                    <X aria-hidden />
                  </IconButton>
                }
              />
            </div>
            <Drawer.Content className="flex-1 overflow-y-auto overscroll-contain p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
              {children}
            </Drawer.Content>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
