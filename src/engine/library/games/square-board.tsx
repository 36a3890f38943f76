import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';

export interface Square {
  /** Its place, such as `e4`; the address of the square for scripts and readers. */
  readonly id: string;
  /** What is there, in words. */
  readonly label: string;
  readonly look: string;
  readonly content?: ReactNode;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A board of buttons. One of them can be reached by Tab, the arrow keys move between them. */
export function SquareBoard({
  label,
  columns,
  squares,
  onPress,
  onMark,
  onKey,
  width = 'max-w-md',
  gap = 'gap-0.5',
  square = 'aspect-square',
}: {
  label: string;
  columns: number;
  squares: readonly Square[];
  onPress: (id: string) => void;
  /** A press with the other mouse button, such as a flag. */
  onMark?: (id: string) => void;
  onKey?: (event: KeyboardEvent, id: string) => void;
  width?: string;
  gap?: string;
  square?: string;
}) {
  const [active, setActive] = useState(0);
  const board = useRef<HTMLDivElement>(null);
  function move(event: KeyboardEvent, index: number, id: string): void {
    const step = steps[event.key];
    if (step === undefined) {
      onKey?.(event, id);
      return;
    }
    event.preventDefault();
    const column = (index % columns) + step[0];
    const next = index + step[0] + step[1] * columns;
    if (column < 0 || column >= columns || next < 0 || next >= squares.length) return;
    setActive(next);
    board.current?.querySelectorAll('button')[next]?.focus();
  }
  return (
    <div
      ref={board}
      role="group"
      aria-label={label}
      className={`mx-auto grid w-full ${width} ${gap}`}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {squares.map(({ id, label: name, look, content, pressed, disabled }, index) => (
        <button
          key={id}
          type="button"
          data-square={id}
          aria-label={name}
          aria-pressed={pressed}
          aria-disabled={disabled}
          tabIndex={index === Math.min(active, squares.length - 1) ? 0 : -1}
          onClick={() => {
            setActive(index);
            if (disabled !== true) onPress(id);
          }}
          onContextMenu={(event) => {
            if (onMark === undefined) return;
            event.preventDefault();
            onMark(id);
          }}
          onKeyDown={(event) => move(event, index, id)}
          className={`grid ${square} min-w-0 place-items-center overflow-hidden leading-none select-none focus-visible:z-10 ${disabled === true ? 'cursor-default' : 'cursor-pointer'} ${look}`}
        >
          {content}
        </button>
      ))}
    </div>
  );
}
