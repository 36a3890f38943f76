import { currencyField } from '../../agent-desk/currencies.ts';
import type { Fields, Input } from '../../agent-desk/fields.ts';
import { families } from './families.ts';

const largest = 1e12;
const mostTimes = 100;
const times = { min: 0, max: mostTimes } as const;
const loss = { min: 0, max: largest } as const;

export const fields = {
  project: { kind: 'text', label: 'Project', maxLength: 80 },
  failure: {
    kind: 'text',
    label: 'What failing means',
    help: 'The one event in the middle of the bow-tie, such as “Not open before the season”.',
    maxLength: 80,
  },
  currency: currencyField,
  start: { kind: 'date', label: 'Today' },
  end: { kind: 'date', label: 'End of the project' },
  tolerance: {
    kind: 'money',
    label: 'Loss that can be borne',
    help: 'The reserve, or what the owners would still sign. The chance of losing more is worked out.',
    ...loss,
  },
  reviewWeeks: { kind: 'number', label: 'Weeks between reviews', min: 1, max: 26, whole: true },
  causes: {
    kind: 'table',
    label: 'Why it failed',
    help: 'Let everybody write alone before anybody speaks. How often: over the whole project, so that 0.2 is one chance in five. Loss: what it costs each time. A tripwire is a sign that can be seen before the harm, with a figure or a day.',
    row: 'cause',
    minRows: 1,
    maxRows: 40,
    columns: {
      cause: { kind: 'text', label: 'Cause', maxLength: 100 },
      family: { kind: 'choice', label: 'Family', options: families },
      timesLow: { kind: 'number', label: 'How often, least', ...times },
      timesLikely: { kind: 'number', label: 'Likely', ...times },
      timesHigh: { kind: 'number', label: 'Most', ...times },
      lossLow: { kind: 'money', label: 'Loss, least', ...loss },
      lossLikely: { kind: 'money', label: 'Likely', ...loss },
      lossHigh: { kind: 'money', label: 'Most', ...loss },
      owner: { kind: 'text', label: 'Owner', maxLength: 60, optional: true },
      tripwire: { kind: 'text', label: 'Tripwire', maxLength: 140, optional: true },
      prevention: { kind: 'text', label: 'Prevention', maxLength: 140, optional: true },
      cost: { kind: 'money', label: 'Its cost', ...loss, optional: true },
      cuts: { kind: 'percent', label: 'Cuts how often by', min: 0, max: 100, optional: true },
    },
  },
  consequences: {
    kind: 'table',
    label: 'What follows from failing',
    help: 'And what softens it once it has happened.',
    row: 'consequence',
    optional: true,
    maxRows: 8,
    columns: {
      consequence: { kind: 'text', label: 'Consequence', maxLength: 80 },
      response: { kind: 'text', label: 'Response', maxLength: 100, optional: true },
    },
  },
} as const satisfies Fields;

export type PremortemInput = Input<typeof fields>;
export type CauseInput = PremortemInput['causes'][number];
