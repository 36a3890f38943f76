import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random/seeded.ts';
import { criticalPath } from './critical-path.ts';
import { levelResources } from './level-resources.ts';
import { type Activity, type LinkKind, orderActivities } from './network.ts';
import { pertMean, pertVariance, shareAtMost, simulateProject } from './pert.ts';
import { workingCalendar } from './working-days.ts';

/** The Reliable Construction Co. project of Hillier and Lieberman, Introduction to Operations Research, activities A to N. */
const reliable: readonly [string, number, number, number, string][] = [
  ['A', 1, 2, 3, ''],
  ['B', 2, 3.5, 8, 'A'],
  ['C', 6, 9, 18, 'B'],
  ['D', 4, 5.5, 10, 'C'],
  ['E', 1, 4.5, 5, 'C'],
  ['F', 4, 4, 10, 'E'],
  ['G', 5, 6.5, 11, 'D'],
  ['H', 5, 8, 17, 'EG'],
  ['I', 3, 7.5, 9, 'C'],
  ['J', 3, 9, 9, 'FI'],
  ['K', 4, 4, 4, 'J'],
  ['L', 1, 5.5, 7, 'J'],
  ['M', 1, 2, 3, 'H'],
  ['N', 5, 5.5, 9, 'KL'],
];
const names = reliable.map(([name]) => name);
const estimates = reliable.map(([, low, likely, high]) => ({ low, likely, high }));
const network: Activity[] = reliable.map(([, , , , before]) => ({
  links: [...before].map((name) => ({ from: names.indexOf(name), kind: 'FS', lag: 0 })),
}));

function ordered(activities: readonly Activity[]): readonly number[] {
  const { order } = orderActivities(activities);
  if (order === undefined) throw new Error('a circle');
  return order;
}

describe('the project of Hillier and Lieberman', () => {
  const path = criticalPath(network, ordered(network), estimates.map(pertMean));

  it('takes 44 along A, B, C, E, F, J, L, N', () => {
    expect(path.finish).toBeCloseTo(44, 9);
    expect(path.chain.map((at) => names[at]).join('')).toBe('ABCEFJLN');
  });

  it('leaves D, G, H and M four of slack, I two and K one', () => {
    const slack = (name: string) => path.activities[names.indexOf(name)]?.totalFloat;
    expect(['D', 'G', 'H', 'M'].map(slack).map((value) => Math.round((value ?? 0) * 1e6) / 1e6)).toEqual([
      4, 4, 4, 4,
    ]);
    expect(slack('I')).toBeCloseTo(2, 9);
    expect(slack('K')).toBeCloseTo(1, 9);
  });

  it('has a variance of 9 along its mean critical path', () => {
    const variance = path.chain.reduce(
      (sum, at) => sum + pertVariance(estimates[at] ?? { low: 0, likely: 0, high: 0 }),
      0,
    );
    expect(variance).toBeCloseTo(9, 9);
  });

  it('ends later in a simulation than its mean path says, as paths that run beside each other must', () => {
    const { finishes } = simulateProject(network, ordered(network), estimates, {
      random: seededRandom(1),
      runs: 4_000,
      progress: () => {},
    });
    const mean = finishes.reduce((sum, one) => sum + one, 0) / finishes.length;
    expect(mean).toBeGreaterThan(44);
    expect(mean).toBeLessThan(47);
    expect(shareAtMost(finishes, 47)).toBeLessThan(0.8413);
  });
});

describe('links of every kind', () => {
  const pair = (kind: LinkKind, lag: number): Activity[] => [
    { links: [] },
    { links: [{ from: 0, kind, lag }] },
  ];
  it.each([
    ['FS', 2, 12],
    ['SS', 3, 3],
    ['FF', 1, 7],
    ['SF', 9, 5],
  ] as const)('%s with %d lets a work of 4 after a work of 10 begin at %d', (kind, lag, start) => {
    const activities = pair(kind, lag);
    expect(criticalPath(activities, ordered(activities), [10, 4]).activities[1]?.earlyStart).toBe(start);
  });

  it('name the circle in the direction of the work', () => {
    const link = (from: number) => [{ from, kind: 'FS', lag: 0 } as const];
    const { cycle } = orderActivities([
      { links: [] },
      { links: link(3) },
      { links: link(1) },
      { links: link(2) },
    ]);
    expect(cycle).toEqual([2, 3, 1]);
  });
});

const randomNetwork = fc.array(
  fc.record({
    duration: fc.integer({ min: 0, max: 9 }),
    units: fc.integer({ min: 0, max: 3 }),
    before: fc.array(
      fc.record({
        back: fc.integer({ min: 1, max: 4 }),
        kind: fc.constantFrom<LinkKind>('FS', 'SS', 'FF', 'SF'),
        lag: fc.integer({ min: -3, max: 5 }),
      }),
      { maxLength: 3 },
    ),
  }),
  { minLength: 1, maxLength: 14 },
);

describe('levelling', () => {
  it('never uses more than there is, keeps every link, and never ends before the critical path', () => {
    fc.assert(
      fc.property(randomNetwork, (tasks) => {
        const activities = tasks.map(({ before }, at) => ({
          links: before
            .filter(({ back }) => at - back >= 0)
            .map(({ back, kind, lag }) => ({ from: at - back, kind, lag })),
        }));
        const durations = tasks.map(({ duration }) => duration);
        const path = criticalPath(activities, ordered(activities), durations);
        const { starts, finish } = levelResources({
          activities,
          durations,
          needs: tasks.map(({ units }) => [{ resource: 0, units }]),
          capacities: [3],
          lateFinish: path.activities.map(({ lateFinish }) => lateFinish),
        });
        expect(finish).toBeGreaterThanOrEqual(path.finish);
        for (const [at, { earlyStart }] of path.activities.entries())
          expect(starts[at]).toBeGreaterThanOrEqual(earlyStart);
        for (let day = 0; day < finish; day += 1) {
          const used = tasks.reduce((sum, { units, duration }, at) => {
            const start = starts[at] ?? 0;
            return start <= day && day < start + duration ? sum + units : sum;
          }, 0);
          expect(used).toBeLessThanOrEqual(3);
        }
      }),
    );
  });

  it('puts two works that need the same machine one after the other', () => {
    const activities = [{ links: [] }, { links: [] }];
    const needs = [[{ resource: 0, units: 1 }], [{ resource: 0, units: 1 }]];
    const levelled = levelResources({
      activities,
      durations: [5, 3],
      needs,
      capacities: [1],
      lateFinish: [5, 5],
    });
    expect(levelled.finish).toBe(8);
    expect(levelled.chain).toEqual([0, 1]);
  });
});

describe('working days', () => {
  const worksOn = [false, true, true, true, true, true, false];
  const calendar = workingCalendar('2026-12-24', { worksOn, holidays: new Set(['2026-12-25']) });

  it('step over weekends and holidays', () => {
    expect([0, 1, 2].map(calendar.dayOf)).toEqual(['2026-12-24', '2026-12-28', '2026-12-29']);
  });

  it('are counted up to a day', () => {
    expect(calendar.workingDaysBefore('2026-12-28')).toBe(1);
    expect(calendar.workingDaysBefore('2026-12-01')).toBe(0);
  });
});
