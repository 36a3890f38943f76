import { Card } from './card.tsx';

export interface StatProps {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
}

/** One figure with its name. */
export function Stat({ label, value, note }: StatProps) {
  return (
    <Card className="app-stat p-4 sm:p-5">
      <p className="text-sm text-muted">{label}</p>
      <p className="app-stat-value mt-1 font-heading text-2xl font-bold tabular-nums">{value}</p>
      {note === undefined ? null : <p className="mt-1 text-xs text-muted">{note}</p>}
    </Card>
  );
}

export function StatRow({ stats }: { stats: readonly StatProps[] }) {
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {stats.map((stat) => (
        <Stat key={stat.label} {...stat} />
      ))}
    </div>
  );
}
