import type { Tx } from '../db/database.ts';
import type { Rhythm } from './next-time.ts';

interface ScheduleRow {
  id: string;
  agent: string;
  name: string;
  every: Rhythm;
  moves_days: boolean;
  paused: boolean;
  next_at: Date;
  last_at: Date | null;
  last_summary: string | null;
  last_trouble: string | null;
}

/** All that agents do regularly for one person, the next one first. */
export async function listSchedules(tx: Tx, userId: string) {
  const { rows } = await tx.query<ScheduleRow>(
    'select * from public.agent_schedules where user_id = $1 order by paused, next_at, id',
    [userId],
  );
  return {
    schedules: rows.map((row) => ({
      id: row.id,
      agent: row.agent,
      name: row.name,
      every: row.every,
      movesDays: row.moves_days,
      paused: row.paused,
      nextAt: row.next_at.toISOString(),
      lastAt: row.last_at?.toISOString() ?? null,
      lastSummary: row.last_summary,
      lastTrouble: row.last_trouble,
    })),
  };
}
