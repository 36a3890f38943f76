import type { SaidHours } from '../facts/said-hours.ts';
import type { CaseFile, CaseThing } from './case-file.ts';
import { withFigure } from './case-numbers.ts';

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
  return samples.map((row) =>
    row.map((value, place) => {
      const [, hour, rest] = /^(\d\d?):(\d\d)$/.exec(String(value)) ?? [];
      if (hour === undefined || entered[place]?.startsWith('time') !== true) return value;
      const at = Number(hour) + Number(rest) / 60;
      return at >= opens && at <= closes - 1 ? value : clockText(opens + (Number(hour) % room));
    }),
  );
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
