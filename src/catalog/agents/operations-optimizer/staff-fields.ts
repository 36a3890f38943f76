import type { Draft, Fields } from '../../agent-desk/fields.ts';

const isStaff = (draft: Draft) => draft.question === 'staff';

export const staffFields = {
  interval: {
    kind: 'number',
    label: 'Length of one interval',
    unit: 'minutes',
    help: 'Calls of a day are never even: plan by half hours where you can.',
    min: 1,
    max: 1_440,
    when: isStaff,
  },
  arrivals: {
    kind: 'table',
    label: 'Arrivals',
    help: 'How many calls, customers or patients come in each interval.',
    row: 'interval',
    maxRows: 96,
    columns: {
      name: { kind: 'text', label: 'Interval', maxLength: 40 },
      count: { kind: 'number', label: 'Arrivals', min: 0, max: 100_000 },
    },
    when: isStaff,
  },
  handling: {
    kind: 'number',
    label: 'Mean time to serve one',
    unit: 'seconds',
    help: 'Talking and what has to be done afterwards.',
    min: 1,
    max: 86_400,
    when: isStaff,
  },
  target: {
    kind: 'percent',
    label: 'Served in time',
    help: '80 percent within 20 seconds is a common promise of call centres.',
    min: 1,
    max: 99.99,
    when: isStaff,
  },
  within: { kind: 'number', label: 'In time is within', unit: 'seconds', min: 0, max: 86_400, when: isStaff },
  shrinkage: {
    kind: 'percent',
    label: 'Paid time away from the line',
    help: 'Breaks, training, meetings, illness. Thirty percent is common.',
    min: 0,
    max: 90,
    when: isStaff,
  },
  wage: { kind: 'money', label: 'Cost of one paid hour', min: 0, when: isStaff },
} as const satisfies Fields;
