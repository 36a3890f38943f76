import { CalendarCheck, Flame, Pencil, Trophy } from 'lucide-react';
import { hasSomething, type Mood, moodNames, moods } from '../../../catalog/journal/journal-entry.ts';
import { streakOf } from '../../../methods/habit/streak.ts';
import { Chart } from '../../ui/chart.tsx';
import { StatGrid, StatTile } from '../../ui/stat-tile.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';
import { moveDay, shortDay } from './days.ts';
import type { OpenEntry } from './opened-entries.ts';

interface LookingBackProps {
  entries: readonly OpenEntry[];
  today: string;
}

const daysShown = 60;

/** Streak, days written and moods as pictures. */
export function LookingBack({ entries, today }: LookingBackProps) {
  const written = entries.filter(({ body }) => hasSomething(body));
  const streak = streakOf(
    written.map(({ day }) => day),
    today,
  );
  const words = written.reduce((sum, { body }) => sum + countWords(body.reflection), 0);
  return (
    <div className="grid grid-cols-1 gap-8">
      <StatGrid>
        <StatTile
          icon={<Flame aria-hidden />}
          label="Days in a row"
          value={streak.now}
          hint="One missed day is forgiven."
        />
        <StatTile icon={<Trophy aria-hidden />} label="Longest row" value={streak.longest} />
        <StatTile icon={<CalendarCheck aria-hidden />} label="Days written" value={written.length} />
        <StatTile icon={<Pencil aria-hidden />} label="Words" value={words.toLocaleString('en')} />
      </StatGrid>
      <Moods entries={written} today={today} />
    </div>
  );
}

function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

function Moods({ entries, today }: LookingBackProps) {
  const byDay = new Map(entries.map(({ day, body }) => [day, body.mood]));
  const felt = entries.flatMap(({ body }) => (body.mood === null ? [] : [body.mood]));
  if (felt.length < 2)
    return (
      <EmptyState heading="No moods to draw yet">
        Choose how a day was on two days, and a picture of them stands here.
      </EmptyState>
    );
  const recent = Array.from({ length: daysShown }, (_, at) => moveDay(today, at - daysShown + 1));
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
      <Chart
        kind="line"
        title={`Mood of the last ${daysShown} days`}
        description="From 1, heavy, to 5, bright."
        category={{ key: 'day', label: 'Day' }}
        series={[{ key: 'mood', label: 'Mood' }]}
        rows={recent.map((day) => ({ day: shortDay(day), mood: byDay.get(day) ?? null }))}
      />
      <Chart
        kind="bar"
        title="How often"
        category={{ key: 'mood', label: 'Mood' }}
        series={[{ key: 'days', label: 'Days' }]}
        rows={moods.map((mood: Mood) => ({
          mood: moodNames[mood],
          days: felt.filter((one) => one === mood).length,
        }))}
      />
    </div>
  );
}
