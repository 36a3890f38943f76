import type { SaidHours } from '../facts/said-hours.ts';
import type { CaseFile, CaseThing } from './case-file.ts';
import { withFigure } from './case-numbers.ts';

type Row = CaseThing['samples'][number];

/** A case that keeps the opening hours of a text: its figures for the first and the last hour, and the times that can be chosen. */
export function takeHours(file: CaseFile, hours: SaidHours | undefined): CaseFile {
  const { opens, closes } = hours ?? {};
  if (opens === undefined || closes === undefined) return file;
  const numbers = Object.fromEntries(
    Object.entries(file.numbers ?? {}).map(([key, said]) => {
      if (/^(?:opens|openHour|firstHour|startHour)$/.test(key)) return [key, withFigure(said, opens)];
      return /^(?:closes|closeHour|lastHour|endHour)$/.test(key)
        ? [key, withFigure(said, closes)]
        : [key, said];
    }),
  );
  const things = Object.fromEntries(
    Object.entries(file.things ?? {}).map(([key, thing]) => {
      const fields = Object.entries(thing.fields).map(([name, line]) => [
        name,
        withinHours(line, opens, closes),
      ]);
      const samples = samplesWithin(thing, opens, closes);
      return [key, { ...thing, samples, fields: Object.fromEntries(fields) as Record<string, string> }];
    }),
  );
  return {
    ...file,
    ...(file.numbers === undefined ? {} : { numbers }),
    ...(file.things === undefined ? {} : { things }),
  };
}

/** Examples take place while it is open: the others move to an hour that is as far from the first one. */
function samplesWithin({ fields, samples }: CaseThing, opens: number, closes: number): CaseThing['samples'] {
  const entered = Object.values(fields).filter((line) => !line.includes(':='));
  const room = Math.max(1, Math.floor(closes - opens) - 1);
  const isTime = (place: number) => entered[place]?.startsWith('time') === true;
  return samples.map((row) => {
    const moved = row.map((value, place) => {
      const at = isTime(place) ? hoursIn(value) : undefined;
      if (at === undefined) return value;
      return at >= opens && at <= closes - 1 ? value : clockText(opens + (Math.floor(at) % room));
    });
    return inOrder(row, moved, isTime, [opens, closes]);
  });
}

function hoursIn(value: unknown): number | undefined {
  const [, hour, rest] = /^(\d\d?):(\d\d)$/.exec(String(value)) ?? [];
  return hour === undefined ? undefined : Number(hour) + Number(rest) / 60;
}

/** Who works from ten till seven does not work from ten till ten: what ended later still does. */
function inOrder(
  before: Row,
  moved: Row,
  isTime: (place: number) => boolean,
  [opens, closes]: readonly [number, number],
): Row {
  const next = [...moved];
  const places = before.flatMap((value, place) =>
    isTime(place) && hoursIn(value) !== undefined ? [place] : [],
  );
  for (const [index, place] of places.entries()) {
    const then = places[index + 1];
    if (then === undefined) continue;
    const [from, until] = [hoursIn(before[place]) ?? 0, hoursIn(before[then]) ?? 0];
    const [start, end] = [hoursIn(next[place]) ?? 0, hoursIn(next[then]) ?? 0];
    if (from >= until || start < end) continue;
    const last = Math.min(start + (until - from), closes, 23.75);
    next[place] = clockText(last > start ? start : opens);
    next[then] = clockText(last > start ? last : Math.min(closes, 23.75));
  }
  return next;
}

/** `time(09:00..18:00)` of a field. */
function withinHours(line: string, opens: number, closes: number): string {
  return line.replace(
    /^time\(\d\d?:\d\d\.\.\d\d?:\d\d\)/,
    () => `time(${clockText(opens)}..${clockText(Math.min(closes, 23.75))})`,
  );
}

function clockText(hours: number): string {
  const minutes = Math.round(hours * 60);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
