import type { ReactNode } from 'react';

/** The picture of a game that runs by the clock. What it shows is also said by the status line of the game. */
export function Stage({
  label,
  width,
  height,
  children,
  message,
  maxWidth = 'max-w-xl',
}: {
  label: string;
  width: number;
  height: number;
  children: ReactNode;
  /** Said over the picture while the game is not running. */
  message?: string | undefined;
  maxWidth?: string;
}) {
  return (
    <div className={`relative mx-auto w-full ${maxWidth}`}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={label}
        data-stage
        className="block max-h-[70vh] w-full rounded-control border border-line bg-soft"
      >
        {children}
      </svg>
      {message === undefined ? null : (
        <p
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-4 top-1/2 mx-auto w-fit -translate-y-1/2 rounded-control bg-surface px-4 py-2 text-center font-semibold shadow-card"
        >
          {message}
        </p>
      )}
    </div>
  );
}
