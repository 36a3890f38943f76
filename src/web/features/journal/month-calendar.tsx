import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type Mood, moodNames } from '../../../catalog/journal/journal-entry.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { longDay, moveMonth, nameOfMonth, weeksOf } from './days.ts';
import { moodPaint } from './mood-choice.tsx';

interface MonthCalendarProps {
  /** Such as `2026-03`. */
  month: string;
  today: string;
  /** Days with something in them, and the mood of each. */
  days: ReadonlyMap<string, Mood | null>;
  onMonth: (month: string) => void;
  onDay: (day: string) => void;
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export function MonthCalendar({ month, today, days, onMonth, onDay }: MonthCalendarProps) {
  return (
    <section aria-label="Calendar" className="grid gap-3">
      <div className="flex items-center justify-between">
        <h2 aria-live="polite" className="text-body font-semibold text-ink">
          {nameOfMonth(month)}
        </h2>
        <div className="flex">
          <IconButton label="Month before" onClick={() => onMonth(moveMonth(month, -1))}>
            <ChevronLeft aria-hidden />
          </IconButton>
          <IconButton
            label="Month after"
            disabled={month >= today.slice(0, 7)}
            onClick={() => onMonth(moveMonth(month, 1))}
          >
            <ChevronRight aria-hidden />
          </IconButton>
        </div>
      </div>
      <table className="w-full table-fixed border-separate border-spacing-1 text-small">
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" className="pb-1 text-caption font-medium text-ink-muted">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, at) => (
                <td key={day ?? `empty-${at}`} className="p-0">
                  {day === null ? null : <Day day={day} today={today} mood={days.get(day)} onDay={onDay} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface DayProps {
  day: string;
  today: string;
  /** Undefined when nothing was written. */
  mood: Mood | null | undefined;
  onDay: (day: string) => void;
}

function Day({ day, today, mood, onDay }: DayProps) {
  const says = mood === undefined ? '' : mood === null ? ', written' : `, ${moodNames[mood].toLowerCase()}`;
  return (
    <button
      type="button"
      aria-label={`${longDay(day)}${says}`}
      aria-current={day === today ? 'date' : undefined}
      disabled={day > today}
      onClick={() => onDay(day)}
      className="flex min-h-11 w-full flex-col items-center justify-center gap-1 rounded-medium border border-transparent text-ink transition-colors hover:bg-surface-raised disabled:text-ink-faint disabled:hover:bg-transparent aria-[current=date]:border-accent"
    >
      <span className="tabular-nums">{Number(day.slice(8))}</span>
      <span
        aria-hidden
        className={`size-1.5 rounded-full ${mood === undefined ? '' : mood === null ? 'bg-ink-faint' : moodPaint[mood]}`}
      />
    </button>
  );
}
