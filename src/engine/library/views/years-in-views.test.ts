import { describe, expect, it } from 'vitest';
import { formatValue } from '../records/format-value.ts';
import { amountFields } from './fields-of.ts';
import { formatMeasure, measuresOf } from './measure.ts';
import { exportRecords } from './record-export.ts';

const number = (name: string, label: string) => ({ kind: 'number', name, label }) as const;

describe('years in an app', () => {
  it('stand without separators wherever a value stands', () => {
    expect(formatValue(number('year', 'Year'), 2024)).toBe('2024');
    expect(formatValue(number('founded', 'Founded'), 1887)).toBe('1887');
    expect(formatValue(number('quantity', 'Quantity'), 2024)).toBe('2,024');
  });

  it('are neither added up nor averaged', () => {
    const entity = {
      many: 'Films',
      fields: [number('year', 'Year'), number('minutes', 'Minutes')],
    } as unknown as Parameters<typeof amountFields>[0];
    expect(amountFields(entity).map(({ name }) => name)).toEqual(['minutes']);
    expect(measuresOf(entity).map((measure) => formatMeasure(measure)(1200))).toEqual(['1,200', '1,200']);
  });

  it('are exported as they are read', () => {
    const entity = {
      title: 'name',
      fields: [{ kind: 'text', name: 'name', label: 'Name' }, number('built', 'Built')],
    } as unknown as Parameters<typeof exportRecords>[0];
    const record = { id: '1', createdAt: '', name: 'Mill', built: 1874 };
    const texts = (['CSV', 'JSON', 'Text'] as const).map((format) =>
      exportRecords(entity, [record], entity.fields, format),
    );
    expect(texts.every((text) => text.includes('1874'))).toBe(true);
  });
});
