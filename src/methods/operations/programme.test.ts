import loadHighs from 'highs';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random/seeded.ts';
import { findConflict } from './conflict.ts';
import { solveWhole } from './integer-programme.ts';
import type { Programme, Relation } from './linear-programme.ts';
import { worstBreach } from './linear-programme.ts';
import { readTableau } from './sensitivity.ts';
import { solveLinear } from './simplex.ts';

const variable = (name: string, gain: number, isWhole = false) => ({
  name,
  gain,
  least: 0,
  most: null,
  isWhole,
});

const wyndor: Programme = {
  aim: 'most',
  variables: [variable('Doors', 3), variable('Windows', 5)],
  limits: [
    { name: 'Plant 1', coefficients: [1, 0], relation: 'at most', bound: 4 },
    { name: 'Plant 2', coefficients: [0, 2], relation: 'at most', bound: 12 },
    { name: 'Plant 3', coefficients: [3, 2], relation: 'at most', bound: 18 },
  ],
};

describe('the Wyndor Glass Co. of Hillier and Lieberman', () => {
  it('makes 2 doors and 6 windows for 36; prices 0, 3/2, 1; ranges as printed', () => {
    const found = solveLinear(wyndor);
    if (found.status !== 'best') throw new Error(found.status);
    expect(found.values).toEqual([2, 6]);
    expect(found.result).toBe(36);
    const reading = readTableau(wyndor, found.values, found.form);
    expect(reading.limits.map(({ price }) => price)).toEqual([0, 1.5, 1]);
    expect(reading.limits.map(({ holds }) => [holds.from, holds.to])).toEqual([
      [2, null],
      [6, 18],
      [12, 24],
    ]);
    expect(reading.variables.map(({ holds }) => [holds.from, holds.to])).toEqual([
      [0, 7.5],
      [2, null],
    ]);
    expect(reading.hasOthers).toBe(false);
  });

  it('says what conflicts when plant 3 must also give 30', () => {
    const strict: Programme = {
      ...wyndor,
      limits: [...wyndor.limits, { name: 'Order', coefficients: [1, 1], relation: 'at least', bound: 30 }],
    };
    expect(solveLinear(strict).status).toBe('impossible');
    const conflict = findConflict(strict);
    expect(conflict.limits).toContain(3);
    expect(conflict.limits.length).toBeLessThan(4);
    expect(conflict.relief.length).toBeGreaterThan(0);
  });

  it('knows when there is no end', () => {
    expect(solveLinear({ ...wyndor, limits: wyndor.limits.slice(0, 1) }).status).toBe('endless');
  });
});

/** A programme with bounds, both directions and all relations. */
function drawn(seed: number): Programme {
  const random = seededRandom(seed);
  const count = 2 + Math.floor(random() * 4);
  const rows = 2 + Math.floor(random() * 4);
  const figure = (spread: number) => Math.round((random() * 2 - 1) * spread);
  const relations: readonly Relation[] = ['at most', 'at most', 'at least', 'exactly'];
  return {
    aim: random() < 0.5 ? 'most' : 'least',
    variables: Array.from({ length: count }, (_, at) => {
      const kind = random();
      return {
        name: `x${at}`,
        gain: figure(9),
        least: kind < 0.15 ? null : kind < 0.4 ? figure(4) : 0,
        most: kind < 0.25 || random() < 0.5 ? 6 + Math.floor(random() * 9) : null,
        isWhole: random() < 0.5,
      };
    }),
    limits: Array.from({ length: rows }, (_, at) => ({
      name: `r${at}`,
      coefficients: Array.from({ length: count }, () => figure(6)),
      relation: relations[Math.floor(random() * relations.length)] ?? 'at most',
      bound: figure(25),
    })),
  };
}

function asText({ aim, variables, limits }: Programme, isWhole: boolean): string {
  const sum = (values: readonly number[]) =>
    values.map((value, at) => `${value < 0 ? '-' : '+'} ${Math.abs(value)} x${at}`).join(' ');
  const sign = { 'at most': '<=', 'at least': '>=', exactly: '=' };
  const end = (value: number | null, without: string) => (value === null ? without : String(value));
  return [
    aim === 'most' ? 'Maximize' : 'Minimize',
    ` aim: ${sum(variables.map(({ gain }) => gain))}`,
    'Subject To',
    ...limits.map(
      ({ coefficients, relation, bound }, at) => ` r${at}: ${sum(coefficients)} ${sign[relation]} ${bound}`,
    ),
    'Bounds',
    ...variables.map(({ least, most }, at) => ` ${end(least, '-inf')} <= x${at} <= ${end(most, '+inf')}`),
    ...(isWhole
      ? ['Generals', ` ${variables.map((one, at) => (one.isWhole ? `x${at}` : '')).join(' ')}`]
      : []),
    'End',
  ].join('\n');
}

describe('held against HiGHS', () => {
  it('finds the same results for a hundred and twenty programmes, and for forty in whole numbers', async () => {
    const highs = await loadHighs();
    const seen = { best: 0, impossible: 0, endless: 0, stopped: 0 };
    const apart: string[] = [];
    const compare = (name: string, programme: Programme, isWhole: boolean) => {
      const found = isWhole ? solveWhole(programme) : solveLinear(programme);
      const theirs = highs.solve(asText(programme, isWhole), { output_flag: false });
      seen[found.status] += 1;
      const isSame =
        found.status === 'best'
          ? theirs.Status === 'Optimal' &&
            Math.abs(found.result - theirs.ObjectiveValue) < 1e-5 &&
            worstBreach(programme, found.values) < 1e-6
          : theirs.Status !== 'Optimal';
      if (!isSame) apart.push(`${name}: ${found.status}, ${theirs.Status}`);
    };
    for (let seed = 1; seed <= 120; seed += 1) compare(`programme ${seed}`, drawn(seed), false);
    for (let seed = 1; seed <= 40; seed += 1) compare(`whole ${seed}`, drawn(seed), true);
    expect(apart).toEqual([]);
    expect(seen.best).toBeGreaterThan(40);
    expect(seen.impossible).toBeGreaterThan(10);
    expect(seen.stopped).toBe(0);
  }, 60_000);

  it('gives the same prices of limits and bounds', async () => {
    const highs = await loadHighs();
    const apart: string[] = [];
    let checked = 0;
    for (let seed = 1; seed <= 120; seed += 1) {
      const programme = drawn(seed);
      const found = solveLinear(programme);
      if (found.status !== 'best') continue;
      const reading = readTableau(programme, found.values, found.form);
      if (reading.isDegenerate || reading.hasOthers) continue;
      const theirs = highs.solve(asText(programme, false), { output_flag: false });
      const rows = theirs.Rows.map((row) => ('Dual' in row ? row.Dual : 0));
      for (const [at, { price }] of reading.limits.entries())
        if (Math.abs(price - (rows[at] ?? 0)) > 1e-5)
          apart.push(`${seed}: limit ${at} ${price}, ${rows[at]}`);
      for (const [at, { reduced }] of reading.variables.entries()) {
        const column = theirs.Columns[`x${at}`];
        const dual = column !== undefined && 'Dual' in column ? column.Dual : 0;
        if (Math.abs(reduced - dual) > 1e-5) apart.push(`${seed}: variable ${at} ${reduced}, ${dual}`);
      }
      checked += 1;
    }
    expect(apart).toEqual([]);
    expect(checked).toBeGreaterThan(20);
  }, 60_000);

  it('gives the prices that a small step on the right side shows', () => {
    let checked = 0;
    for (let seed = 1; seed <= 200; seed += 1) {
      const programme = drawn(seed);
      const found = solveLinear(programme);
      if (found.status !== 'best') continue;
      const reading = readTableau(programme, found.values, found.form);
      if (reading.isDegenerate) continue;
      for (const [at, limit] of programme.limits.entries()) {
        const step = 1e-4;
        const moved = solveLinear({
          ...programme,
          limits: programme.limits.map((one, other) =>
            other === at ? { ...limit, bound: limit.bound + step } : one,
          ),
        });
        if (moved.status !== 'best') continue;
        expect((moved.result - found.result) / step, `programme ${seed}, limit ${at}`).toBeCloseTo(
          reading.limits[at]?.price ?? 0,
          4,
        );
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(50);
  });
});
