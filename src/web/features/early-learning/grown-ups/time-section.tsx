import { newestDays } from '../../../../catalog/early-learning/child-settings.ts';
import type { KeptDay } from '../../../../catalog/early-learning/kept-day.ts';
import { countingDay, laterThan, usedOn } from '../../../../methods/early-learning/play-time.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chart } from '../../../ui/chart.tsx';
import type { Child, Children } from '../use-children.ts';
import { dayName, daysUpTo, inMinutes } from './minutes.ts';

interface TimeSectionProps {
  child: Child;
  days: readonly KeptDay[];
  today: string;
  set: Children['set'];
}

/** How long was played on the last days, and more time for today. */
export function TimeSection({ child, days, today, set }: TimeSectionProps) {
  const { aside, extra, dayMinutes } = child.settings;
  const day = countingDay(today, days, aside);
  const used = usedOn(day, days, aside);
  const rows = daysUpTo(today, 14).map((one) => ({
    day: dayName(one),
    minutes:
      Math.round(days.filter((row) => row.day === one).reduce((sum, { seconds }) => sum + seconds, 0) / 6) /
      10,
  }));
  const allowed = dayMinutes * 60 + (extra[day] ?? 0);
  return (
    <div className="grid gap-4">
      {day > today ? (
        <Alert
          tone="caution"
          title="The clock of this device was ahead, or has been set back"
          actions={
            <Button onClick={() => void set(child, { aside: newestDays(laterThan(today, days, aside)) })}>
              The clock is right now
            </Button>
          }
        >
          Time goes on counting for {dayName(day)}, the latest day that was played, so that no day begins
          twice. Is the clock right now, today begins anew; what was played stays in the records.
        </Alert>
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-small text-ink-muted">
          Today: <span className="font-semibold text-ink">{inMinutes(used)}</span>
          {dayMinutes === 0 ? ', without a limit' : ` of ${inMinutes(allowed)}`}
        </p>
        {dayMinutes === 0 ? null : (
          <Button
            onClick={() =>
              void set(child, { extra: newestDays({ ...extra, [day]: (extra[day] ?? 0) + 600 }) })
            }
          >
            10 minutes more today
          </Button>
        )}
      </div>
      <Chart
        title="Minutes a day"
        kind="bar"
        rows={rows}
        category={{ key: 'day', label: 'Day' }}
        series={[{ key: 'minutes', label: 'Minutes' }]}
      />
    </div>
  );
}
