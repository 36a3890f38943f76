import type { Starter } from '../../agent-desk/work.ts';
import type { ScheduleInput, TaskInput } from './fields.ts';

/** Key, task, shortest, likely, longest, after, needs. */
type Line = readonly [string, string, number, number, number, string, string?];

function tasksOf(lines: readonly Line[]): TaskInput[] {
  return lines.map(([id, name, low, likely, high, after, needs]) => ({
    id,
    name,
    low,
    likely,
    high,
    after,
    ...(needs === undefined ? {} : { needs }),
  }));
}

export const starters: readonly Starter<ScheduleInput>[] = [
  {
    name: 'Shop fit-out in Lisbon',
    text: 'A café is rebuilt before the season, with two electricians and four builders.',
    input: {
      project: 'Café Alfama fit-out',
      start: '2027-01-11',
      week: 'monday-friday',
      holidays: ['2027-02-09', '2027-03-26', '2027-04-25', '2027-05-01'],
      deadline: '2027-04-02',
      basis: 'likely',
      allowance: 0,
      confidence: 80,
      tasks: tasksOf([
        ['A', 'Survey and permits', 8, 10, 20, ''],
        ['B', 'Strip out', 3, 4, 6, 'A', 'Builder 3'],
        ['C', 'Structural opening', 4, 5, 9, 'B', 'Builder 3'],
        ['D', 'First-fix wiring', 5, 6, 10, 'B, C SS+2', 'Electrician 2'],
        ['E', 'Plumbing and drains', 4, 6, 9, 'C', 'Builder 2'],
        ['F', 'Kitchen extraction', 3, 5, 8, 'C', 'Electrician 1, Builder 1'],
        ['G', 'Plaster and screed', 5, 7, 9, 'D, E', 'Builder 3'],
        ['H', 'Drying', 7, 7, 14, 'G'],
        ['I', 'Shopfront glazing', 4, 5, 12, 'C FS+5', 'Builder 2'],
        ['J', 'Second-fix wiring and lights', 3, 4, 6, 'H, F', 'Electrician 2'],
        ['K', 'Joinery and counter', 6, 8, 12, 'H', 'Builder 2'],
        ['L', 'Painting', 3, 4, 6, 'K FF+1, I', 'Builder 2'],
        ['M', 'Kitchen equipment', 2, 3, 5, 'J', 'Electrician 1, Builder 2'],
        ['N', 'Inspection and opening', 1, 2, 5, 'L, M'],
        ['O', 'Open to the public', 0, 0, 0, 'N'],
      ]),
      resources: [
        { name: 'Builder', units: 4 },
        { name: 'Electrician', units: 2 },
      ],
    },
  },
  {
    name: 'Payment release in Bengaluru',
    text: 'Two back-end engineers and one tester bring out a payment service before a festival.',
    input: {
      project: 'Instant payout release',
      start: '2026-08-03',
      week: 'monday-friday',
      holidays: ['2026-08-15', '2026-10-02', '2026-10-20'],
      deadline: '2026-10-30',
      basis: 'mean',
      allowance: 15,
      confidence: 85,
      tasks: tasksOf([
        ['R1', 'Requirements and risk review', 4, 5, 8, '', 'Engineer 1'],
        ['R2', 'Bank interface contract', 5, 10, 25, 'R1 SS+3'],
        ['D1', 'Ledger design', 3, 5, 8, 'R1', 'Engineer 2'],
        ['D2', 'Ledger build', 10, 14, 22, 'D1', 'Engineer 2'],
        ['D3', 'Bank adapter', 6, 9, 16, 'D1, R2 FF+4', 'Engineer 1'],
        ['D4', 'Mobile screens', 8, 10, 15, 'R1'],
        ['T1', 'Test cases and data', 5, 6, 9, 'D1', 'Tester 1'],
        ['T2', 'Integration test', 6, 8, 14, 'D2, D3, D4, T1', 'Tester 1, Engineer 1'],
        ['S1', 'Security audit by a third party', 5, 7, 12, 'D2, D3'],
        ['T3', 'Fixes and second test', 4, 6, 12, 'T2, S1', 'Engineer 2, Tester 1'],
        ['L1', 'Pilot with staff', 5, 5, 10, 'T3'],
        ['L2', 'Release', 0, 0, 0, 'L1'],
      ]),
      resources: [
        { name: 'Engineer', units: 2 },
        { name: 'Tester', units: 1 },
      ],
    },
  },
  {
    name: 'Clinic move in Muscat',
    text: 'An imaging clinic moves to a new building and works Sunday to Thursday; nothing is scarce.',
    input: {
      project: 'Imaging clinic move',
      start: '2026-09-06',
      week: 'sunday-thursday',
      holidays: ['2026-11-25 to 2026-11-26'],
      deadline: '2026-12-31',
      basis: 'mean',
      allowance: 0,
      confidence: 90,
      tasks: [
        ...tasksOf([
          ['1', 'Lease signed', 0, 0, 0, ''],
          ['2', 'Radiation shielding design', 10, 12, 18, '1'],
          ['3', 'Approval of the regulator', 15, 20, 40, '2'],
          ['4', 'Building works', 20, 25, 38, '3 SS+10'],
          ['5', 'Shielding installed', 6, 8, 12, '3, 4 SS+8'],
          ['6', 'Network and records system', 8, 10, 15, '1 FS+20'],
        ]),
        {
          id: '7',
          name: 'Scanner delivered',
          low: 2,
          likely: 3,
          high: 8,
          after: '5',
          notBefore: '2026-11-22',
        },
        ...tasksOf([
          ['8', 'Scanner set up and calibrated', 6, 8, 14, '7, 4'],
          ['9', 'Staff trained', 4, 5, 6, '8 FF+2, 6'],
          ['10', 'Acceptance test', 2, 3, 6, '8, 9'],
          ['11', 'First patient', 0, 0, 0, '10'],
        ]),
      ],
    },
  },
];
