import { Collapsible as Base } from '@base-ui/react/collapsible';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

export interface CollapsibleProps {
  /** What the line says that opens and closes it. */
  label: ReactNode;
  /** With `onOpenChange`, the caller keeps whether it is open. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  defaultOpen?: boolean;
  children: ReactNode;
}

/** Details that are out of the way until somebody asks. */
export function Collapsible({ label, open, onOpenChange, defaultOpen = false, children }: CollapsibleProps) {
  return (
    <Base.Root
      defaultOpen={defaultOpen}
      {...(open === undefined ? {} : { open })}
      onOpenChange={(next) => onOpenChange?.(next)}
    >
      <Base.Trigger className="group -mx-2 flex min-h-11 items-center gap-1.5 rounded-medium px-2 text-small font-medium text-ink-muted transition-colors hover:text-ink sm:min-h-8">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 text-ink-faint transition-transform group-data-panel-open:rotate-90"
        />
        {label}
      </Base.Trigger>
      <Base.Panel className="pt-2 transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0">
        {children}
      </Base.Panel>
    </Base.Root>
  );
}
