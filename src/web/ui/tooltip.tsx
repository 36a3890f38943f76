import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';

interface TooltipProps {
  content: ReactNode;
  children: ReactElement;
  side?: 'top' | 'right';
}

/** A hint for those who see; whatever it says must also be reachable without it. */
export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={6} collisionPadding={8}>
          <Base.Popup className="max-w-64 origin-[var(--transform-origin)] rounded-small border border-line-strong bg-surface-overlay px-2 py-1 text-caption text-ink shadow-overlay transition-opacity data-ending-style:opacity-0 data-instant:transition-none data-starting-style:opacity-0">
            {content}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
