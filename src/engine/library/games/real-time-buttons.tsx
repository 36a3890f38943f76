import { Button } from '../ui/button.tsx';
import type { Phase } from './use-real-time.ts';

/** Start, pause, go on, play again: the one that fits. */
export function RealTimeButtons({
  phase,
  onStart,
  onPause,
}: {
  phase: Phase;
  onStart: () => void;
  onPause: () => void;
}) {
  return (
    <>
      {phase === 'running' || phase === 'paused' ? (
        <Button onClick={onPause}>{phase === 'running' ? 'Pause' : 'Resume'}</Button>
      ) : null}
      <Button
        look="primary"
        onClick={(event) => {
          // A key that steers the game must not press the button that started it.
          event.currentTarget.blur();
          onStart();
        }}
      >
        {phase === 'ready' ? 'Start' : 'New game'}
      </Button>
    </>
  );
}
