import { useEffect, useState } from 'react';
import { daysIn, isOpenAt, type WeekTime } from '../words/opening-hours.ts';

interface Fact {
  readonly label: string;
  readonly text: string;
}

interface FactsProps {
  title: string;
  rows: readonly Fact[];
  kind?: 'prices' | 'hours' | 'plain';
}

const minuteMs = 60_000;

function weekTime(): WeekTime {
  const now = new Date();
  return { day: (now.getDay() + 6) % 7, minute: now.getHours() * 60 + now.getMinutes() };
}

/** Looks at the clock again every minute, for whoever leaves the page open. */
function useWeekTime(): WeekTime {
  const [time, setTime] = useState(weekTime);
  useEffect(() => {
    const timer = setInterval(() => setTime(weekTime()), minuteMs / 2);
    return () => clearInterval(timer);
  }, []);
  return time;
}

/** A few facts in two columns: prices, opening hours with today's marked, how to get in touch. */
export function Facts({ title, rows, kind = 'plain' }: FactsProps) {
  const time = useWeekTime();
  const isOpen = kind === 'prices' ? undefined : isOpenAt(rows, time);
  return (
    <section
      aria-label={title}
      className="w-full lg:max-w-3xl rounded-card border border-line bg-surface shadow-card"
    >
      <header className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-4 py-3 sm:px-5">
        <h2 className="font-heading text-lg font-semibold">{title}</h2>
        {isOpen === undefined ? null : <OpenNow isOpen={isOpen} />}
      </header>
      <table className="w-full text-left">
        <caption className="sr-only">{title}</caption>
        <tbody>
          {rows.map(({ label, text }) => {
            const isToday = kind !== 'prices' && daysIn(label)?.includes(time.day) === true;
            return (
              <tr
                key={`${label} ${text}`}
                data-today={isToday ? '' : undefined}
                className={`border-b border-line last:border-0 ${isToday ? 'bg-soft' : ''}`}
              >
                <th
                  scope="row"
                  className={`${kind === 'plain' ? 'w-1/3' : 'w-1/2'} py-3 pr-3 pl-4 align-baseline sm:pl-5 ${isToday ? 'font-semibold' : 'font-normal'}`}
                >
                  {label}
                  {isToday ? (
                    <span className="ml-2 rounded-full border border-line-strong px-2 py-0.5 text-xs font-semibold whitespace-nowrap">
                      Today
                    </span>
                  ) : null}
                </th>
                <td
                  className={`py-3 pr-4 align-baseline font-semibold break-words tabular-nums sm:pr-5 ${kind === 'plain' ? '' : 'text-right'}`}
                >
                  <FactText text={text} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function OpenNow({ isOpen }: { isOpen: boolean }) {
  return (
    <p
      data-open={isOpen}
      className={`inline-flex items-center gap-2 rounded-full px-3 py-1 text-sm font-semibold ${isOpen ? 'bg-good-soft text-good' : 'bg-danger-soft text-danger-ink'}`}
    >
      <span aria-hidden="true" className="size-2 rounded-full bg-current" />
      {isOpen ? 'Open now' : 'Closed now'}
    </p>
  );
}

const mail = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const phone = /^\+?[\d][\d\s().-]{6,18}\d$/;
const link = /^https:\/\/\S+$/;

function FactText({ text }: { text: string }) {
  const address = mail.test(text)
    ? `mailto:${text}`
    : phone.test(text) && text.replaceAll(/\D/g, '').length >= 7
      ? `tel:${text.replaceAll(/[^+\d]/g, '')}`
      : link.test(text)
        ? text
        : undefined;
  if (address === undefined) return text;
  return (
    <a href={address} className="py-1 wrap-anywhere text-link underline">
      {text}
    </a>
  );
}
