import { LevelSelect } from '../game-frame.tsx';

/** Chooses the two teams; a team cannot meet itself. */
export function TeamSelect({
  teams,
  away,
  home,
  onChange,
}: {
  teams: readonly string[];
  away: string;
  home: string;
  onChange: (away: string, home: string) => void;
}) {
  return (
    <div className="flex flex-wrap gap-3">
      <LevelSelect
        label="Away team"
        options={teams}
        value={away}
        onChange={(team) => onChange(team, team === home ? away : home)}
      />
      <LevelSelect
        label="Home team"
        options={teams}
        value={home}
        onChange={(team) => onChange(team === away ? home : away, team)}
      />
    </div>
  );
}
