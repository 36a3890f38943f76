import { describe, expect, it } from 'vitest';
import { readColumn } from './read-column.ts';

const read = (...cells: string[]) => readColumn('Figure', cells);

describe('a column of a sheet', () => {
  it('lets the whole column decide what a comma is', () => {
    expect([...read('1,250', '3,5', '1.000,75').values]).toEqual([1.25, 3.5, 1000.75]);
    expect([...read('1,250', '3.5', '1,000.75').values]).toEqual([1250, 3.5, 1000.75]);
    expect(read('1,250', '2,500').notes).toContain('decimal mark unclear');
    const mixed = read('1.5', '2.5', '3.5', '4.5', '5.5', '6.5', '7.5', '8.5', '9.5', '1,75');
    expect(mixed.notes).toContain('both decimal marks');
    expect(mixed.strays.samples).toEqual(['1,75']);
  });

  it('knows percentages and money', () => {
    expect(read('7.5 %', '8%', '-3 %')).toMatchObject({ kind: 'percent' });
    expect(read('€ 1.200,50', '980,00 €', '(45,10) €'.replace(' €', '')).values[2]).toBe(-45.1);
    expect(read('$1,200.50', '$980', '$15')).toMatchObject({ kind: 'money' });
    expect([...read('1 250,5', '2’300,25', '12,1').values]).toEqual([1250.5, 2300.25, 12.1]);
    expect(read('ABC 12', 'ABC 13', 'ABD 4').kind).not.toBe('money');
  });

  it('knows days in several orders', () => {
    expect(read('2026-03-31', '2026-04-01').values[0]).toBe(20543);
    expect(read('31/03/2026', '01/04/2026')).toMatchObject({ kind: 'day', order: 'day first' });
    expect(read('03/31/2026', '04/01/2026')).toMatchObject({ kind: 'day', order: 'month first' });
    expect(read('31.3.2026', '1 Apr 2026', 'Apr 2, 2026').values[2]).toBe(20545);
    expect(read('03/04/2026', '04/05/2026').notes).toContain('order of day and month unclear');
    expect(readColumn('Day', ['03/04/2026'], 'month first').values[0]).toBe(20516);
    expect(read('30.02.2026', '1.3.2026').strays.samples).toEqual([]);
  });

  it('knows yes and no, categories, identifiers and texts', () => {
    expect([...read('yes', 'No', 'yes', 'NA').values]).toEqual([1, 0, 1, Number.NaN]);
    expect(read('north', 'south', 'north', 'south').kind).toBe('category');
    expect(read(...Array.from({ length: 12 }, (_, at) => `A-${at}`)).kind).toBe('identifier');
    expect(
      readColumn(
        'Order no',
        Array.from({ length: 12 }, (_, at) => String(at + 7)),
      ).kind,
    ).toBe('identifier');
  });

  it('keeps formulas as harmless text and names what does not belong', () => {
    const column = read('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '=cmd|calc');
    expect(column.kind).toBe('number');
    expect(column.strays).toEqual({ count: 1, samples: ['=cmd|calc'] });
    expect(column.notes).toContain('formulas');
    expect(read('Paris', 'paris', 'Rome', 'Rome').notes).toContain('same word in several spellings');
  });
});
