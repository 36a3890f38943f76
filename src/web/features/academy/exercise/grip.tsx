import { GripVertical } from 'lucide-react';

/** Where a finger takes hold of something that is dragged. What it does, buttons and lists do too. */
export function Grip() {
  return (
    <span
      data-grip
      aria-hidden
      className="flex h-11 w-7 shrink-0 touch-none items-center justify-center text-ink-faint sm:h-9"
    >
      <GripVertical className="size-4" />
    </span>
  );
}
