import type { Starter } from '../../agent-desk/work.ts';
import type { CauseInput, PremortemInput } from './fields.ts';

type Three = readonly [number, number, number];

interface Line {
  readonly cause: string;
  readonly family: CauseInput['family'];
  readonly times: Three;
  readonly loss: Three;
  readonly owner?: string;
  readonly tripwire?: string;
  readonly prevention?: readonly [string, number, number];
}

function causesOf(lines: readonly Line[]): CauseInput[] {
  return lines.map(({ cause, family, times, loss, owner, tripwire, prevention }) => ({
    cause,
    family,
    timesLow: times[0],
    timesLikely: times[1],
    timesHigh: times[2],
    lossLow: loss[0],
    lossLikely: loss[1],
    lossHigh: loss[2],
    ...(owner === undefined ? {} : { owner }),
    ...(tripwire === undefined ? {} : { tripwire }),
    ...(prevention === undefined
      ? {}
      : { prevention: prevention[0], cost: prevention[1], cuts: prevention[2] }),
  }));
}

export const starters: readonly Starter<PremortemInput>[] = [
  {
    name: 'New hospital records system',
    text: 'A hospital in Leeds replaces its records system within a year.',
    input: {
      project: 'Records system at St Aidan’s',
      failure: 'Wards go back to paper',
      currency: 'GBP',
      start: '2026-09-01',
      end: '2027-08-31',
      tolerance: 900_000,
      reviewWeeks: 4,
      causes: causesOf([
        {
          cause: 'Data of patients migrate with errors',
          family: 'technology',
          times: [0.2, 0.5, 1.2],
          loss: [80_000, 250_000, 900_000],
          owner: 'Head of data',
          tripwire: 'More than 0.5 % mismatches in trial load 2',
          prevention: ['Third trial load with clinical sign-off', 60_000, 60],
        },
        {
          cause: 'Night shifts untrained at the switch',
          family: 'people',
          times: [0.3, 0.6, 0.9],
          loss: [40_000, 120_000, 300_000],
          owner: 'Director of nursing',
          tripwire: 'Under 85 % trained six weeks before',
          prevention: ['Pay for training on duty', 45_000, 70],
        },
        {
          cause: 'Interface to the laboratory late',
          family: 'suppliers',
          times: [0.3, 0.5, 1],
          loss: [30_000, 90_000, 250_000],
          owner: 'Supplier manager',
          tripwire: 'No test message by 1 February',
        },
        {
          cause: 'Scope grows with every ward',
          family: 'plan',
          times: [1, 2, 4],
          loss: [20_000, 50_000, 120_000],
          owner: 'Programme manager',
          tripwire: 'More than 5 changes accepted in a month',
          prevention: ['Change board with a budget of its own', 15_000, 50],
        },
        {
          cause: 'Ransomware during the switch',
          family: 'outside',
          times: [0.01, 0.03, 0.1],
          loss: [500_000, 2_000_000, 8_000_000],
          owner: 'Head of security',
          tripwire: 'Critical patch open for more than 7 days',
          prevention: ['Offline copy and a drill', 70_000, 50],
        },
      ]),
      consequences: [
        { consequence: 'Appointments cancelled for two weeks', response: 'Paper pathways rehearsed' },
        {
          consequence: 'Harm to a patient by a missing allergy',
          response: 'Read-only copy of the old system',
        },
        { consequence: 'Regulator steps in', response: 'Early notice and a named contact' },
      ],
    },
  },
  {
    name: 'Restaurant opening in Lagos',
    text: 'A second restaurant is to open before December with borrowed money.',
    input: {
      project: 'Second restaurant, Yaba',
      failure: 'Not open by 1 December',
      currency: 'NGN',
      start: '2026-06-01',
      end: '2026-12-01',
      tolerance: 25_000_000,
      reviewWeeks: 2,
      causes: causesOf([
        {
          cause: 'Power supply not connected',
          family: 'suppliers',
          times: [0.2, 0.4, 0.8],
          loss: [3_000_000, 8_000_000, 15_000_000],
          owner: 'Tunde',
          tripwire: 'No meter number by 1 August',
          prevention: ['Rent a generator ahead', 2_500_000, 60],
        },
        {
          cause: 'Naira falls and equipment gets dearer',
          family: 'money',
          times: [0.3, 0.5, 0.9],
          loss: [2_000_000, 6_000_000, 18_000_000],
          owner: 'Amaka',
          tripwire: 'Rate 8 % above the budget rate',
          prevention: ['Pay deposits now', 500_000, 50],
        },
        {
          cause: 'Head chef leaves',
          family: 'people',
          times: [0.1, 0.25, 0.5],
          loss: [2_000_000, 5_000_000, 9_000_000],
          owner: 'Amaka',
        },
        {
          cause: 'Food licence delayed',
          family: 'law',
          times: [0.2, 0.35, 0.6],
          loss: [1_500_000, 4_000_000, 10_000_000],
          tripwire: 'No inspection date by 15 September',
        },
        {
          cause: 'Few guests in the first months',
          family: 'market',
          times: [0.2, 0.4, 0.7],
          loss: [5_000_000, 12_000_000, 30_000_000],
          owner: 'Tunde',
          tripwire: 'Fewer than 200 bookings in opening week',
          prevention: ['Opening offers with nearby offices', 1_800_000, 35],
        },
      ]),
      consequences: [
        { consequence: 'Loan instalments without income', response: 'Grace period agreed with the bank' },
        { consequence: 'Staff hired and idle', response: 'Start dates tied to the licence' },
      ],
    },
  },
  {
    name: 'Battery plant in Sweden',
    text: 'A production line is scaled up; large and rare losses dominate.',
    input: {
      project: 'Line 2, Västerås',
      failure: 'Yield below 85 % after a year',
      currency: 'SEK',
      start: '2026-10-01',
      end: '2028-03-31',
      tolerance: 120_000_000,
      reviewWeeks: 6,
      causes: causesOf([
        {
          cause: 'Coating process unstable at speed',
          family: 'technology',
          times: [0.4, 0.8, 1.5],
          loss: [15_000_000, 40_000_000, 110_000_000],
          owner: 'Head of process',
          tripwire: 'Scrap above 12 % in three weeks running',
          prevention: ['Pilot line at full width', 22_000_000, 55],
        },
        {
          cause: 'Cathode powder out of specification',
          family: 'suppliers',
          times: [0.5, 1, 3],
          loss: [4_000_000, 9_000_000, 25_000_000],
          owner: 'Head of purchasing',
          tripwire: 'Two lots refused in 30 days',
          prevention: ['Second supplier qualified', 8_000_000, 60],
        },
        {
          cause: 'Fire in the formation hall',
          family: 'outside',
          times: [0.005, 0.02, 0.05],
          loss: [100_000_000, 400_000_000, 1_200_000_000],
          owner: 'Head of safety',
          tripwire: 'More than 3 hot cells in a month',
          prevention: ['Compartments and gas detection', 18_000_000, 70],
        },
        {
          cause: 'Anchor customer cuts its volume',
          family: 'market',
          times: [0.1, 0.3, 0.5],
          loss: [20_000_000, 70_000_000, 200_000_000],
          owner: 'Sales director',
          tripwire: 'Call-offs 15 % below the forecast for a quarter',
        },
        {
          cause: 'Permit for discharge of water is challenged',
          family: 'law',
          times: [0.05, 0.15, 0.3],
          loss: [10_000_000, 30_000_000, 80_000_000],
          owner: 'General counsel',
          tripwire: 'Appeal filed by 30 April',
        },
      ]),
    },
  },
];
