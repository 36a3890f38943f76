import type { WorkedExample } from '../../agent-desk/work.ts';
import type { ScheduleInput } from './fields.ts';

const plain = {
  start: '2026-01-05',
  week: 'monday-friday',
  basis: 'mean',
  allowance: 0,
  confidence: 80,
} as const;

function task(id: string, name: string, low: number, likely: number, high: number, after: string) {
  return { id, name, low, likely, high, after };
}

export const examples: readonly WorkedExample<ScheduleInput>[] = [
  {
    source:
      'Hillier and Lieberman, Introduction to Operations Research, Reliable Construction Co.: path A-B-C-E-F-J-L-N of 44, variance 9, chance of 47 about 0.84',
    input: {
      ...plain,
      project: 'Reliable Construction',
      // The 47th working day from the start: the book counts weeks, here each stands for a day.
      deadline: '2026-03-10',
      tasks: [
        task('A', 'Excavate', 1, 2, 3, ''),
        task('B', 'Lay the foundation', 2, 3.5, 8, 'A'),
        task('C', 'Put up the rough wall', 6, 9, 18, 'B'),
        task('D', 'Put up the roof', 4, 5.5, 10, 'C'),
        task('E', 'Install the exterior plumbing', 1, 4.5, 5, 'C'),
        task('F', 'Install the interior plumbing', 4, 4, 10, 'E'),
        task('G', 'Put up the exterior siding', 5, 6.5, 11, 'D'),
        task('H', 'Do the exterior painting', 5, 8, 17, 'E, G'),
        task('I', 'Do the electrical work', 3, 7.5, 9, 'C'),
        task('J', 'Put up the wallboard', 3, 9, 9, 'F, I'),
        task('K', 'Install the flooring', 4, 4, 4, 'J'),
        task('L', 'Do the interior painting', 1, 5.5, 7, 'J'),
        task('M', 'Install the exterior fixtures', 1, 2, 3, 'H'),
        task('N', 'Install the interior fixtures', 5, 5.5, 9, 'K, L'),
      ],
    },
    expected: {
      duration: { is: 44, within: 1e-9 },
      criticalPath: { is: 'A-B-C-E-F-J-L-N' },
      variance: { is: 9, within: 1e-9 },
      normalChance: { is: 84, within: 0.5 },
    },
  },
  {
    source: 'Wikipedia, Program evaluation and review technique, worked example: path a-c-e-g of 19.51 days',
    input: {
      ...plain,
      project: 'Seven activities',
      tasks: [
        task('a', 'Activity a', 2, 4, 6, ''),
        task('b', 'Activity b', 3, 5, 9, ''),
        task('c', 'Activity c', 4, 5, 7, 'a'),
        task('d', 'Activity d', 4, 6, 10, 'a'),
        task('e', 'Activity e', 4, 5, 7, 'b, c'),
        task('f', 'Activity f', 3, 4, 8, 'd'),
        task('g', 'Activity g', 3, 5, 8, 'e'),
      ],
    },
    // The page adds means that it rounded to hundredths before.
    expected: { criticalPath: { is: 'a-c-e-g' }, duration: { is: 19.51, within: 0.02 } },
  },
];
