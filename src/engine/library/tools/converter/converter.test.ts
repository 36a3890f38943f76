import { expect, test } from 'vitest';
import { contrastOf, hexOf, hslText, readColor, rgbText } from './colors.ts';
import { fromRoman, readWhole, toRoman, writeWhole } from './number-bases.ts';
import { convertUnit, unitKinds } from './units.ts';

function convert(kind: string, value: number, from: string, to: string): number {
  const units = unitKinds.find(({ id }) => id === kind)?.units ?? [];
  const find = (start: string) =>
    units.find(({ name }) => name.startsWith(start)) ?? { name: '', factor: Number.NaN };
  return convertUnit(value, find(from), find(to));
}

test('units convert exactly', () => {
  expect(convert('length', 1, 'Mile', 'Kilometre')).toBe(1.609344);
  expect(convert('length', 12, 'Inch', 'Foot')).toBe(1);
  expect(convert('mass', 1, 'Pound', 'Gram')).toBe(453.59237);
  expect(convert('temperature', 100, 'Celsius', 'Fahrenheit')).toBe(212);
  expect(convert('temperature', -40, 'Fahrenheit', 'Celsius')).toBe(-40);
  expect(convert('temperature', 0, 'Kelvin', 'Celsius')).toBe(-273.15);
  expect(convert('speed', 36, 'Kilometre', 'Metre')).toBe(10);
  expect(convert('area', 1, 'Hectare', 'Square metre')).toBe(10_000);
  expect(convert('volume', 1, 'Gallon (US)', 'Cup')).toBe(16);
  expect(convert('time', 90, 'Minute', 'Hour')).toBe(1.5);
  expect(convert('data', 1, 'Gibibyte', 'Mebibyte')).toBe(1024);
});

test('every unit converts there and back', () => {
  for (const { units } of unitKinds)
    for (const from of units)
      for (const to of units) expect(convertUnit(convertUnit(7, from, to), to, from)).toBeCloseTo(7, 6);
});

test('numbers in other bases', () => {
  expect(readWhole('255', 'Decimal')).toBe(255n);
  expect(writeWhole(255n, 'Hexadecimal')).toBe('FF');
  expect(readWhole('0xff', 'Hexadecimal')).toBe(255n);
  expect(readWhole('1111 0000', 'Binary')).toBe(240n);
  expect(readWhole('102', 'Binary')).toBeUndefined();
  expect(readWhole('-10', 'Octal')).toBe(-8n);
  expect(writeWhole(readWhole('123456789012345678901234567890', 'Decimal') ?? 0n, 'Decimal')).toBe(
    '123456789012345678901234567890',
  );
});

test('Roman numerals are read only as they are written', () => {
  expect(toRoman(1994n)).toBe('MCMXCIV');
  expect(fromRoman('mmxxvi')).toBe(2026n);
  expect(fromRoman('IIII')).toBeUndefined();
  expect(fromRoman('')).toBeUndefined();
  expect(toRoman(4000n)).toBeUndefined();
});

test('colours are read and written in three ways', () => {
  const color = readColor('#3366cc') ?? { red: 0, green: 0, blue: 0 };
  expect(rgbText(color)).toBe('rgb(51, 102, 204)');
  expect(hslText(color)).toBe('hsl(220, 60%, 50%)');
  expect(hexOf(readColor('hsl(220, 60%, 50%)') ?? color)).toBe('#3366cc');
  expect(hexOf(readColor('rgb(255 0 10)') ?? color)).toBe('#ff000a');
  expect(hexOf(readColor('fff') ?? color)).toBe('#ffffff');
  for (const wrong of ['', '#12', 'rgb(300, 0, 0)', 'hsl(0, 120%, 50%)', 'red-ish'])
    expect(readColor(wrong)).toBeUndefined();
});

test('contrast is that of the guidelines', () => {
  const black = { red: 0, green: 0, blue: 0 };
  const white = { red: 255, green: 255, blue: 255 };
  expect(contrastOf(black, white)).toBe(21);
  expect(contrastOf(white, white)).toBe(1);
});
