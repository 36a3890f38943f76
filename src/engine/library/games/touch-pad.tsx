import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Direction } from './directions.ts';

const icons = { up: ArrowUp, down: ArrowDown, left: ArrowLeft, right: ArrowRight };
const names: Readonly<Record<Direction, string>> = {
  up: 'Up',
  down: 'Down',
  left: 'Left',
  right: 'Right',
};
const padClass =
  'grid h-12 min-w-14 cursor-pointer touch-none place-items-center rounded-control bg-soft px-3 text-sm font-semibold text-ink select-none active:bg-primary active:text-on-primary';

export function PadButton({
  label,
  onDown,
  onUp,
  children,
}: {
  label: string;
  onDown: () => void;
  onUp?: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      className={padClass}
      onPointerDown={onDown}
      onPointerUp={onUp}
      onPointerLeave={onUp}
      onPointerCancel={onUp}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') onDown();
      }}
      onKeyUp={(event) => {
        if (event.key === 'Enter' || event.key === ' ') onUp?.();
      }}
    >
      {children}
    </button>
  );
}

/** Buttons for fingers: a press steers, and where a game asks for it a release stops. */
export function TouchPad({
  directions,
  onDirection,
  onRelease,
  children,
}: {
  directions: readonly Direction[];
  onDirection: (direction: Direction) => void;
  onRelease?: (direction: Direction) => void;
  children?: ReactNode;
}) {
  return (
    <div role="group" aria-label="Controls" className="flex flex-wrap justify-center gap-2">
      {directions.map((direction) => {
        const Icon = icons[direction];
        return (
          <PadButton
            key={direction}
            label={names[direction]}
            onDown={() => onDirection(direction)}
            {...(onRelease === undefined ? {} : { onUp: () => onRelease(direction) })}
          >
            <Icon aria-hidden="true" className="size-5" />
          </PadButton>
        );
      })}
      {children}
    </div>
  );
}
