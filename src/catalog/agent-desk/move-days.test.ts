import { expect, it } from 'vitest';
import type { Fields } from './fields.ts';
import { moveDays } from './move-days.ts';

const fields: Fields = {
  start: { kind: 'date', label: 'Start' },
  note: { kind: 'text', label: 'Note' },
  tasks: {
    kind: 'table',
    label: 'Tasks',
    row: 'task',
    columns: { until: { kind: 'date', label: 'Until' }, cost: { kind: 'money', label: 'Cost' } },
  },
};

it('moves days of fields and of rows, and nothing else', () => {
  const input = {
    start: '2026-02-27',
    note: '2026-02-27',
    tasks: [{ until: '2026-03-01', cost: 5 }, { until: '' }],
  };
  expect(moveDays(fields, input, 7)).toEqual({
    start: '2026-03-06',
    note: '2026-02-27',
    tasks: [{ until: '2026-03-08', cost: 5 }, { until: '' }],
  });
});
