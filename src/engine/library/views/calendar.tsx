import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { useState } from 'react';
import { type Entity, fieldOf } from '../records/entity.ts';
import { isCalledOff } from '../records/late-mark.ts';
import { RecordForm } from '../records/record-form.tsx';
import type { AppRecord } from '../store/collection.ts';
import { today } from '../store/sample-dates.ts';
import { useRecords } from '../store/use-records.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { formatDay } from '../words/format-day.ts';
import { inText } from '../words/in-text.ts';
import { addRecord } from './add-record.ts';
import { type CalendarLine, calendarLine } from './calendar-line.ts';
import { type Month, type MonthDay, monthName, monthOf, moveMonth, weeksOf } from './month.ts';
import { RecordSheet } from './record-sheet.tsx';

interface CalendarProps {
  entity: Entity;
  /** The field with the day of a record. */
  date: string;
  /** Only these records. */
  where?: (record: AppRecord) => boolean;
}

/** Records on the days of a month. A press on a day adds one, a press on an entry opens it. */
export function Calendar({ entity, date, where = () => true }: CalendarProps) {
  // What was called off or given back leaves its day free.
  const records = useRecords(entity.records).filter((one) => where(one) && !isCalledOff(entity, one));
  // A day that is worked out cannot be chosen by pressing it.
  const isAdded = fieldOf(entity, date)?.formula === undefined;
  const [month, setMonth] = useState<Month>(() => monthOf(today()));
  const [adding, setAdding] = useState<string>();
  const [opened, setOpened] = useState<string>();
  const weeks = weeksOf(month.year, month.month);
  const byDay = groupByDay(entity, records, date);
  const shown = opened === undefined ? undefined : records.find(({ id }) => id === opened);
  const inMonth = weeks.flat().filter(({ inside }) => inside);
  return (
    <section aria-label={`Calendar of ${inText(entity.many)}`} className="grid grid-cols-1 gap-4">
      <MonthBar
        month={month}
        onChange={setMonth}
        onAdd={isAdded ? () => setAdding(today()) : undefined}
        one={entity.one}
      />
      <div className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
        <div className="grid grid-cols-7 border-b border-line bg-primary text-center text-sm font-semibold text-on-primary">
          {['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((day) => (
            <span key={day} className="py-2">
              {day}
            </span>
          ))}
        </div>
        <div className="grid grid-cols-7">
          {weeks.flat().map((day) => (
            <DayCell
              key={day.date}
              day={day}
              entity={entity}
              date={date}
              records={byDay.get(day.date) ?? []}
              onAdd={isAdded ? () => setAdding(day.date) : undefined}
              onOpen={setOpened}
            />
          ))}
        </div>
      </div>
      <Agenda entity={entity} days={inMonth} byDay={byDay} date={date} onOpen={setOpened} />
      {adding === undefined ? null : (
        <AddDialog entity={entity} date={date} day={adding} onClose={() => setAdding(undefined)} />
      )}
      {shown === undefined ? null : (
        <RecordSheet entity={entity} record={shown} onClose={() => setOpened(undefined)} />
      )}
    </section>
  );
}

function groupByDay(
  entity: Entity,
  records: readonly AppRecord[],
  date: string,
): ReadonlyMap<string, readonly AppRecord[]> {
  const days = new Map<string, AppRecord[]>();
  const value = (record: AppRecord) => String(record[date] ?? '').slice(0, 10);
  const when = (record: AppRecord) => `${value(record)} ${calendarLine(entity, record, date).time}`;
  for (const record of records.toSorted((a, b) => when(a).localeCompare(when(b)))) {
    const day = value(record);
    days.set(day, [...(days.get(day) ?? []), record]);
  }
  return days;
}

interface MonthBarProps {
  month: Month;
  one: string;
  onChange: (month: Month) => void;
  onAdd: (() => void) | undefined;
}

function MonthBar({ month, one, onChange, onAdd }: MonthBarProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h2 aria-live="polite" className="font-heading text-2xl font-bold">
        {monthName(month)}
      </h2>
      <div className="flex flex-wrap gap-2">
        <Button aria-label="Previous month" className="px-3" onClick={() => onChange(moveMonth(month, -1))}>
          <ChevronLeft aria-hidden="true" className="size-5" />
        </Button>
        <Button onClick={() => onChange(monthOf(today()))}>Today</Button>
        <Button aria-label="Next month" className="px-3" onClick={() => onChange(moveMonth(month, 1))}>
          <ChevronRight aria-hidden="true" className="size-5" />
        </Button>
        {onAdd === undefined ? null : (
          <Button look="primary" onClick={onAdd}>
            <Plus aria-hidden="true" className="size-4" />
            Add {inText(one)}
          </Button>
        )}
      </div>
    </div>
  );
}

interface DayCellProps {
  day: MonthDay;
  entity: Entity;
  date: string;
  records: readonly AppRecord[];
  onAdd: (() => void) | undefined;
  onOpen: (id: string) => void;
}

function DayCell({ day, entity, date, records, onAdd, onOpen }: DayCellProps) {
  const isToday = day.date === today();
  const number = isToday ? 'bg-primary text-on-primary' : day.inside ? 'hover:bg-soft' : 'text-muted';
  return (
    <div
      data-day={day.date}
      className={`min-h-14 border-r border-b border-line p-1 last:border-r-0 sm:min-h-28 [&:nth-child(7n)]:border-r-0 ${day.inside ? '' : 'bg-ground'}`}
    >
      {day.inside && onAdd !== undefined ? (
        <button
          type="button"
          aria-label={`Add on ${formatDay(day.date)}`}
          aria-current={isToday ? 'date' : undefined}
          onClick={onAdd}
          className={`grid size-11 cursor-pointer place-items-center rounded-full text-sm font-semibold sm:size-8 ${number}`}
        >
          {day.number}
        </button>
      ) : (
        <span
          aria-current={isToday ? 'date' : undefined}
          className={`grid size-11 place-items-center rounded-full text-sm sm:size-8 ${isToday ? number : day.inside ? '' : 'text-muted'}`}
        >
          {day.number}
        </span>
      )}
      {records.length === 0 ? null : (
        <span className="mx-auto mb-1 block size-2 rounded-full bg-link sm:hidden" aria-hidden="true" />
      )}
      <ul className="hidden gap-1 sm:grid">
        {records.slice(0, 4).map((record) => {
          const { time, title, beside } = calendarLine(entity, record, date);
          return (
            <li key={record.id}>
              <button
                type="button"
                data-entry={title}
                title={[time, title, beside].filter((one) => one !== '').join(' ')}
                onClick={() => onOpen(record.id)}
                className="w-full cursor-pointer rounded-control bg-soft px-1.5 py-1 text-left text-xs hover:underline"
              >
                <span className="block truncate font-semibold">
                  {time === '' ? null : <span className="font-normal tabular-nums">{time} </span>}
                  {title}
                </span>
                {beside === '' ? null : <span className="block truncate">{beside}</span>}
              </button>
            </li>
          );
        })}
        {records.length > 4 ? <li className="text-xs text-muted">{records.length - 4} more</li> : null}
      </ul>
    </div>
  );
}

interface AgendaProps {
  entity: Entity;
  days: readonly MonthDay[];
  byDay: ReadonlyMap<string, readonly AppRecord[]>;
  date: string;
  onOpen: (id: string) => void;
}

/** The same month as a list: what a phone shows, and what a long month is easier to read as. */
function Agenda({ entity, days, byDay, date, onOpen }: AgendaProps) {
  const filled = days.filter((day) => (byDay.get(day.date) ?? []).length > 0);
  return (
    <div className="sm:hidden">
      {filled.length === 0 ? (
        <p className="py-4 text-center text-muted">Nothing in this month.</p>
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {filled.map((day) => (
            <li key={day.date}>
              <h3 className="text-sm font-semibold text-muted">{formatDay(day.date)}</h3>
              <ul className="mt-1 grid gap-2">
                {(byDay.get(day.date) ?? []).map((record) => (
                  <AgendaLine
                    key={record.id}
                    line={calendarLine(entity, record, date)}
                    onOpen={() => onOpen(record.id)}
                  />
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function AgendaLine({ line: { time, title, beside }, onOpen }: { line: CalendarLine; onOpen: () => void }) {
  return (
    <li>
      <button
        type="button"
        data-entry={title}
        onClick={onOpen}
        className="flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control border border-line border-l-4 border-l-primary bg-surface px-3 py-2 text-left"
      >
        <span className="min-w-0">
          <span className="block font-semibold">{title}</span>
          {beside === '' ? null : <span className="block text-sm text-muted">{beside}</span>}
        </span>
        {time === '' ? null : <span className="ml-auto text-sm text-muted tabular-nums">{time}</span>}
      </button>
    </li>
  );
}

interface AddDialogProps {
  entity: Entity;
  date: string;
  day: string;
  onClose: () => void;
}

function AddDialog({ entity, date, day, onClose }: AddDialogProps) {
  const start = fieldOf(entity, date)?.kind === 'moment' ? `${day}T09:00` : day;
  return (
    <Dialog title={`Add ${inText(entity.one)} on ${formatDay(day)}`} onClose={onClose}>
      <RecordForm
        fields={entity.fields}
        start={{ [date]: start }}
        submitLabel={`Save ${inText(entity.one)}`}
        onCancel={onClose}
        onSubmit={(values) => {
          addRecord(entity, values);
          onClose();
        }}
      />
    </Dialog>
  );
}
