import { expect, test } from 'vitest';
import { readChartData } from './read-data.ts';

test('rows with and without a heading are read', () => {
  expect(readChartData('Fruit,Sold\nApples,12\nPears,"1,200"')).toEqual({
    ok: true,
    data: {
      nameLabel: 'Fruit',
      series: [
        {
          label: 'Sold',
          points: [
            { label: 'Apples', value: 12 },
            { label: 'Pears', value: 1200 },
          ],
        },
      ],
    },
  });
  expect(readChartData('a\t1\t2\nb\t3\t4')).toMatchObject({
    ok: true,
    data: { nameLabel: 'Name', series: [{ label: 'Value 1' }, { label: 'Value 2' }] },
  });
});

test('what cannot be drawn is explained', () => {
  expect(readChartData('')).toMatchObject({ ok: false });
  expect(readChartData('only names')).toMatchObject({ ok: false });
  expect(readChartData('Name,Value')).toMatchObject({ ok: false });
  expect(readChartData('a,1\nb,many')).toMatchObject({
    ok: false,
    fault: 'Row 2 (b): “many” is not a number.',
  });
});
