import { useEffect, useState } from 'react';

const second = 1_000;

/** How long it has taken so far. Not read out: it changes every second. */
export function ElapsedTime({ since }: { since: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), second);
    return () => clearInterval(timer);
  }, []);
  return (
    <span role="timer" className="font-mono text-caption text-ink-muted tabular-nums">
      {durationText(now - since)}
    </span>
  );
}

function durationText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / second));
  if (seconds < 60) return `${seconds} s`;
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
