import { describe, expect, it } from 'vitest';
import { isYearField } from './years.ts';

const number = (name: string, label: string, unit?: string) =>
  ({ kind: 'number', name, label, ...(unit === undefined ? {} : { unit }) }) as const;

describe('years', () => {
  it('are told by the name of the field', () => {
    const years = [
      number('year', 'Year'),
      number('builtIn', 'Built in'),
      number('founded', 'Founded'),
      number('memberSince', 'Member since'),
      number('vintage', 'Vintage'),
      number('releaseYear', 'Release year'),
      number('year', 'Built'),
      number('yearOfBirth', 'Year of birth'),
    ];
    expect(years.filter((field) => !isYearField(field))).toEqual([]);
  });

  it('are not what is counted in years or by the year', () => {
    const amounts = [
      number('years', 'Years'),
      number('age', 'Age', 'years'),
      number('sold', 'Sold this year'),
      number('visits', 'Visits per year'),
      number('numberOfYears', 'Number of years'),
      number('daysSinceVisit', 'Days since visit'),
      number('quantity', 'Quantity'),
    ];
    expect(amounts.filter(isYearField)).toEqual([]);
    expect(isYearField({ ...number('year', 'Year'), kind: 'percent' })).toBe(false);
  });
});
