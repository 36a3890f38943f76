import { describe, expect, it } from 'vitest';
import { saidHours } from '../facts/said-hours.ts';
import { cases } from '../knowledge/cases.gen.ts';
import type { CaseFile } from './case-file.ts';
import { takeHours } from './take-said-hours.ts';

const clock = /^\d\d?:\d\d$/;

/** Pairs of times that stand in one record in this order. */
function pairs({ things = {} }: CaseFile): [string, string][] {
  return Object.values(things).flatMap(({ fields, samples }) => {
    const entered = Object.values(fields).filter((line) => !line.includes(':='));
    return samples.flatMap((row) => {
      const times = row.filter((value, at) => entered[at]?.startsWith('time') && clock.test(String(value)));
      return times.slice(1).map((until, at): [string, string] => [String(times[at]), String(until)]);
    });
  });
}

function minutes(time: string): number {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  return hours * 60 + rest;
}

describe('Examples within the opening hours that a text gives', () => {
  it.each(['open 9:00 to 19:00', 'open from 10 to 16', 'open daily 7:00–12:00'])(
    'end after they begin in every case: %s',
    (text) => {
      const hours = saidHours(text);
      const turned = cases.flatMap(({ id, json }) => {
        const file = JSON.parse(json) as CaseFile;
        const before = pairs(file);
        const isTurned = ([from, until]: [string, string], at: number) => {
          const [was = '', wasUntil = ''] = before[at] ?? [];
          return minutes(was) < minutes(wasUntil) && minutes(from) >= minutes(until);
        };
        return pairs(takeHours(file, hours))
          .filter(isTurned)
          .map((pair) => `${id}: ${pair.join('–')}`);
      });
      expect(hours).toBeDefined();
      expect(turned).toEqual([]);
    },
  );
});
