import { currentName } from '../account/session.ts';
import type { AppRecord } from '../store/collection.ts';
import { createCollection } from '../store/create-collection.ts';
import { today } from '../store/sample-dates.ts';
import { useRecords } from '../store/use-records.ts';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/card.tsx';
import { StatRow } from '../ui/stat.tsx';
import { say } from '../ui/toast.tsx';
import { formatMoment } from '../words/format-day.ts';

type Movement = AppRecord & { what: string; amount: number; day: string; by: string };

const movements = createCollection<Movement>({ name: 'points', version: 1, samples: () => [] });

export interface PointTask {
  readonly title: string;
  readonly points: number;
}

interface PointsProps {
  tasks: readonly PointTask[];
  rewards: readonly PointTask[];
}

function move(what: string, amount: number): void {
  movements.add({ what, amount, day: today(), by: currentName() });
}

/** Check in every day, do tasks, collect points and exchange them for rewards. */
export function Points({ tasks, rewards }: PointsProps) {
  const mine = useRecords(movements).filter(({ by }) => by === currentName());
  const balance = mine.reduce((sum, { amount }) => sum + amount, 0);
  const doneToday = new Set(mine.filter(({ day }) => day === today()).map(({ what }) => what));
  const checkedIn = doneToday.has('Daily check-in');
  return (
    <div className="grid gap-6">
      <StatRow
        stats={[
          { label: 'Points', value: String(balance) },
          { label: 'Check-ins', value: String(mine.filter(({ what }) => what === 'Daily check-in').length) },
        ]}
      />
      <Panel title="Collect points">
        <ul className="grid gap-2">
          {[{ title: 'Daily check-in', points: 10 }, ...tasks].map((task) => (
            <li key={task.title} className="flex flex-wrap items-center justify-between gap-3">
              <span>
                {task.title} · {task.points} points
              </span>
              <Button
                look={task.title === 'Daily check-in' ? 'primary' : 'plain'}
                disabled={doneToday.has(task.title)}
                onClick={() => {
                  move(task.title, task.points);
                  say(`${task.points} points for you.`);
                }}
              >
                {task.title === 'Daily check-in'
                  ? checkedIn
                    ? 'Checked in today'
                    : 'Check in'
                  : doneToday.has(task.title)
                    ? 'Done today'
                    : `Complete ${task.title.toLowerCase()}`}
              </Button>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title="Rewards">
        <ul className="grid gap-2">
          {rewards.map((reward) => (
            <li key={reward.title} className="flex flex-wrap items-center justify-between gap-3">
              <span>
                {reward.title} · {reward.points} points
              </span>
              <Button
                disabled={balance < reward.points}
                aria-label={`Redeem ${reward.title}`}
                onClick={() => {
                  move(`Redeemed: ${reward.title}`, -reward.points);
                  say(`${reward.title} is yours.`);
                }}
              >
                Redeem
              </Button>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title="History">
        {mine.length === 0 ? <p className="text-muted">No points yet.</p> : null}
        <ul className="grid gap-1 text-sm">
          {mine.map((one) => (
            <li key={one.id} className="flex justify-between gap-3">
              <span>{one.what}</span>
              <span className="text-muted">{formatMoment(one.createdAt)}</span>
              <span className="font-semibold tabular-nums">
                {one.amount > 0 ? `+${one.amount}` : one.amount}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
