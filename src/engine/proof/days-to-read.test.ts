import { describe, expect, it } from 'vitest';
import { specOfCase } from '../cases/check-case.ts';
import { dayToRead, monthToRead, writeDays } from './days-to-read.ts';
import { titleOfSample } from './form-values.ts';

describe('days in what is read', () => {
  it('are written as the app writes them on the day on which it is tried', () => {
    expect(writeDays(`Edit ${dayToRead('date', '-5')}`, '2026-11-16')).toBe('Edit Nov 11, 2026');
    expect(writeDays(dayToRead('moment', '+1 07:30'), '2026-11-30')).toBe('Dec 1, 07:30 AM');
    expect(writeDays(dayToRead('date', '2030-05-17'), '2026-11-16')).toBe('May 17, 2030');
    expect(writeDays(monthToRead('date', 0, '09:00'), '2026-11-16')).toBe('Nov 1, 2026');
    expect(writeDays(monthToRead('moment', 1, '09:00'), '2026-11-16')).toBe('Dec 1, 09:00 AM');
    expect(writeDays('{title} stays', '2026-11-16')).toBe('{title} stays');
  });

  it('name records that are called by their day', () => {
    const spec = specOfCase({
      name: 'Log',
      headline: '',
      lead: '',
      accounts: 'none',
      roles: [],
      entities: [
        {
          name: 'shots',
          one: 'Shot',
          many: 'Shots',
          title: 'at',
          fields: [{ name: 'at', label: 'At', kind: 'moment' }],
          samples: [{ at: '-5 07:00' }, { at: '-4 07:00' }],
        },
      ],
      actions: [],
      pages: [],
      numbers: {},
    });
    expect(titleOfSample('shots', 'shots-1', spec)).toBe('{moment -5 07:00}');
  });
});
