import { LevelSelect } from './game-frame.tsx';

export const versusModes = ['Against computer', 'Two players'] as const;
export type VersusMode = (typeof versusModes)[number];

/** Who plays, and how well the computer does. */
export function ModeSelect<Mode extends string, Level extends string>({
  modes,
  mode,
  onMode,
  levels,
  level,
  onLevel,
}: {
  modes: readonly Mode[];
  mode: Mode;
  onMode: (mode: Mode) => void;
  levels: readonly Level[];
  level: Level;
  onLevel: (level: Level) => void;
}) {
  return (
    <>
      <LevelSelect label="Mode" options={modes} value={mode} onChange={onMode} />
      {mode === 'Two players' ? null : <LevelSelect options={levels} value={level} onChange={onLevel} />}
    </>
  );
}
