import { expect, it } from 'vitest';
import { fileNameOf } from './take-away.ts';

it.each([
  ['Chair Time', 'Chair-Time'],
  ['Über_uns 2', 'Über_uns-2'],
  ['../etc/passwd', 'etc-passwd'],
  ['<>', 'app'],
])('the file of the app %s is called %s', (name, file) => {
  expect(fileNameOf(name)).toBe(file);
});
