import { Pause, Play, Repeat, SkipBack, SkipForward, Volume2 } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { formatTime } from './melody.ts';
import type { Player, PlayerState } from './player.ts';

interface PlayerControlsProps {
  player: Player;
  state: PlayerState;
  repeat: boolean;
  onRepeat: () => void;
  onStep: (by: number) => void;
}

/** Play, pause, back, on, where in the track, and how loud. */
export function PlayerControls({ player, state, repeat, onRepeat, onStep }: PlayerControlsProps) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex items-center gap-3 text-sm tabular-nums">
        <span data-position>{formatTime(state.position)}</span>
        <input
          type="range"
          aria-label="Position"
          min={0}
          max={Math.max(1, Math.floor(state.duration))}
          value={Math.floor(state.position)}
          onChange={(event) => player.seek(Number(event.target.value))}
          className="h-11 min-w-0 flex-1 accent-primary"
        />
        <span>{formatTime(state.duration)}</span>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex items-center gap-2">
          <Button aria-label="Previous" className="px-3" onClick={() => onStep(-1)}>
            <SkipBack aria-hidden="true" className="size-5" />
          </Button>
          <Button
            look="primary"
            onClick={() => (state.playing ? player.pause() : player.play())}
            className="min-w-28"
          >
            {state.playing ? (
              <Pause aria-hidden="true" className="size-5" />
            ) : (
              <Play aria-hidden="true" className="size-5" />
            )}
            {state.playing ? 'Pause' : 'Play'}
          </Button>
          <Button aria-label="Next" className="px-3" onClick={() => onStep(1)}>
            <SkipForward aria-hidden="true" className="size-5" />
          </Button>
          <Button
            aria-label="Repeat"
            aria-pressed={repeat}
            className={`px-3 ${repeat ? 'border-primary bg-soft' : ''}`}
            onClick={onRepeat}
          >
            <Repeat aria-hidden="true" className="size-5" />
          </Button>
        </div>
        <label className="flex min-w-36 flex-1 items-center gap-2 sm:max-w-48">
          <Volume2 aria-hidden="true" className="size-5 shrink-0" />
          <span className="sr-only">Volume</span>
          <input
            type="range"
            min={0}
            max={100}
            value={Math.round(state.volume * 100)}
            onChange={(event) => player.setVolume(Number(event.target.value) / 100)}
            className="h-11 min-w-0 flex-1 accent-primary"
          />
        </label>
      </div>
    </div>
  );
}
