import type { CalendarEvent } from '../../../catalog/agent-desk/result.ts';
import { cleaned } from './clean-text.ts';

/** What RFC 5545 allows of a line, without its break. It counts octets, and many letters are two or more. */
const lineOctets = 75;
const dayMs = 86_400_000;

/** Days in a calendar file: RFC 5545, whole-day events, lines folded as it asks. */
export function writeCalendar(events: readonly CalendarEvent[], stamp: Date, product: string): Blob {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${oneLine(product)}//EN`,
    ...cleaned(events).flatMap((event, index) => [
      'BEGIN:VEVENT',
      `UID:${stamp.getTime()}-${index}@${product.toLowerCase().replace(/\W+/g, '-')}`,
      `DTSTAMP:${stamp.toISOString().replace(/[-:]|\.\d+/g, '')}`,
      `DTSTART;VALUE=DATE:${compact(event.day)}`,
      `DTEND;VALUE=DATE:${compact(dayAfter(lastDay(event)))}`,
      `SUMMARY:${escaped(event.title)}`,
      ...(event.text === undefined ? [] : [`DESCRIPTION:${escaped(event.text)}`]),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return new Blob([`${lines.map(folded).join('\r\n')}\r\n`], { type: 'text/calendar;charset=utf-8' });
}

/** An event that would end before it starts lasts one day. */
function lastDay({ day, until = day }: CalendarEvent): string {
  return until < day ? day : until;
}

function compact(day: string): string {
  return day.replaceAll('-', '');
}

/** The end of a whole-day event is the first day that is free again. */
function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');
}

/** Breaks a line between characters, never inside of one. A line that goes on starts with a space, which counts too. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let written = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > lineOctets) {
      written += '\r\n ';
      octets = 1;
    }
    written += character;
    octets += size;
  }
  return written;
}
