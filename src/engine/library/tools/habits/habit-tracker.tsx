import { Check } from 'lucide-react';
import { useState } from 'react';
import type { AppRecord } from '../../store/collection.ts';
import { createCollection } from '../../store/create-collection.ts';
import { today } from '../../store/sample-dates.ts';
import { useRecords } from '../../store/use-records.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { Empty } from '../../ui/empty.tsx';
import { ScrollArea } from '../../ui/scroll-area.tsx';
import { StatRow } from '../../ui/stat.tsx';
import { say } from '../../ui/toast.tsx';
import { daysUntil, longestStreak, shiftDay, streakOf, weekdayText } from '../parts/day-list.ts';
import { TextField } from '../parts/tool-fields.tsx';

type Habit = AppRecord & { name: string; done: readonly string[] };

const shownDays = 7;
const firstHabits = ['Drink water', 'Read 20 pages', 'Go for a walk'];

function createHabits(names: readonly string[]) {
  return createCollection<Habit>({
    name: 'habits',
    version: 1,
    samples: () =>
      names.map((name, index) => ({
        id: `habit-${index}`,
        createdAt: new Date().toISOString(),
        name,
        // A few marks, so that the grid shows at once how it is read.
        done: daysUntil(today(), 6).filter((_, day) => day < 5 && (day + index) % (index + 2) !== 0),
      })),
  });
}

function daysText(count: number): string {
  return count === 1 ? '1 day' : `${count} days`;
}

let habits: ReturnType<typeof createHabits> | undefined;

/** Habits and days: a press marks a day, streaks are counted. */
export function HabitTracker({ title, names = firstHabits }: { title: string; names?: readonly string[] }) {
  habits ??= createHabits(names);
  const store = habits;
  const all = useRecords(store);
  const [last, setLast] = useState(today());
  // Today comes first: on a small screen the others are a swipe away.
  const days = daysUntil(last, shownDays).toReversed();
  const doneToday = all.filter(({ done }) => done.includes(today())).length;
  return (
    <div className="grid grid-cols-1 gap-6">
      <StatRow
        stats={[
          { label: 'Habits', value: String(all.length) },
          { label: 'Done today', value: `${doneToday} of ${all.length}` },
          {
            label: 'Best current streak',
            value: daysText(Math.max(0, ...all.map(({ done }) => streakOf(done, today())))),
          },
          {
            label: 'Longest streak',
            value: daysText(Math.max(0, ...all.map(({ done }) => longestStreak(done)))),
          },
        ]}
      />
      <Panel
        title={title}
        tools={
          <span className="flex flex-wrap gap-2">
            <Button onClick={() => setLast(shiftDay(last, -shownDays))}>Previous week</Button>
            <Button disabled={last >= today()} onClick={() => setLast(shiftDay(last, shownDays))}>
              Next week
            </Button>
          </span>
        }
      >
        <div className="grid grid-cols-1 gap-5">
          <AddHabit
            taken={all.map(({ name }) => name)}
            onAdd={(name) => {
              store.add({ name, done: [] });
              say(`“${name}” was added.`);
            }}
          />
          {all.length === 0 ? (
            <Empty text="There is no habit yet. Add the first one above." />
          ) : (
            <HabitGrid
              habits={all}
              days={days}
              onToggle={(habit, day) =>
                store.update(habit.id, {
                  done: habit.done.includes(day)
                    ? habit.done.filter((one) => one !== day)
                    : [...habit.done, day],
                })
              }
              onRemove={(habit) => {
                store.remove(habit.id);
                say(`“${habit.name}” was removed.`, { undo: () => store.restore(habit) });
              }}
            />
          )}
        </div>
      </Panel>
    </div>
  );
}

function AddHabit({ taken, onAdd }: { taken: readonly string[]; onAdd: (name: string) => void }) {
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string>();
  return (
    <form
      className="flex flex-wrap items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const plain = name.trim();
        if (plain === '') return setFault('Enter a name.');
        if (taken.includes(plain)) return setFault('This habit is there already.');
        onAdd(plain);
        setName('');
        setFault(undefined);
      }}
    >
      <div className="min-w-40 flex-1">
        <TextField label="New habit" value={name} onChange={setName} fault={fault} />
      </div>
      <Button type="submit" look="primary" className="mt-[1.6rem]">
        Add habit
      </Button>
    </form>
  );
}

interface GridProps {
  habits: readonly Habit[];
  days: readonly string[];
  onToggle: (habit: Habit, day: string) => void;
  onRemove: (habit: Habit) => void;
}

function HabitGrid({ habits: all, days, onToggle, onRemove }: GridProps) {
  return (
    <ScrollArea label="Habits and days" className="relative">
      <table className="w-full text-sm">
        <thead>
          <tr>
            <th scope="col" className="py-2 pr-3 text-left">
              Habit
            </th>
            {days.map((day) => (
              <th
                key={day}
                scope="col"
                className={`px-1 py-2 text-center ${day === today() ? 'text-link' : ''}`}
              >
                {weekdayText(day)}
                <br />
                {Number(day.slice(8))}
              </th>
            ))}
            <th scope="col" className="px-3 py-2 text-right">
              Streak
            </th>
            <th scope="col" className="relative">
              <span className="sr-only">Remove</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {all.map((habit) => (
            <tr key={habit.id} className="border-t border-line">
              <th scope="row" className="py-2 pr-3 text-left font-semibold">
                {habit.name}
              </th>
              {days.map((day) => {
                const done = habit.done.includes(day);
                return (
                  <td key={day} className="p-1 text-center">
                    <button
                      type="button"
                      aria-pressed={done}
                      aria-label={`${habit.name}, ${day}`}
                      disabled={day > today()}
                      data-today={day === today()}
                      onClick={() => onToggle(habit, day)}
                      className={`inline-grid size-11 cursor-pointer place-items-center rounded-control border disabled:opacity-40 ${done ? 'border-primary bg-primary text-on-primary' : 'border-line-strong bg-field'}`}
                    >
                      {done ? <Check aria-hidden="true" className="size-5" /> : null}
                    </button>
                  </td>
                );
              })}
              <td className="px-3 text-right font-semibold whitespace-nowrap">
                {daysText(streakOf(habit.done, today()))}
              </td>
              <td>
                <Button look="quiet" aria-label={`Remove ${habit.name}`} onClick={() => onRemove(habit)}>
                  Remove
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
