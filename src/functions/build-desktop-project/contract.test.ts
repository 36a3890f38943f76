import { expect, it } from 'vitest';
import { desktopSettings } from './contract.ts';

const window = {
  width: 1200,
  height: 800,
  minWidth: 400,
  minHeight: 300,
  resizable: true,
  fullscreen: false,
  alwaysOnTop: false,
};
const settings = {
  shell: 'electron',
  name: 'Book shelf',
  identifier: 'com.example.books',
  version: '1.2.3',
  window,
  targets: ['linux', 'windows', 'linux'],
};

it('takes settings that every system takes, each system once', () => {
  expect(desktopSettings.parse(settings).targets).toEqual(['windows', 'linux']);
  expect(desktopSettings.parse({ ...settings, identifier: 'de.my-firm.Books2' }).identifier).toBe(
    'de.my-firm.Books2',
  );
});

it.each([
  { identifier: 'books' },
  { identifier: 'com.example.app' },
  { identifier: 'com..books' },
  { identifier: 'com.1example.books' },
  { identifier: 'com.example-.books' },
  { identifier: 'com.example.books"; evil' },
  { identifier: `com.${'a'.repeat(200)}` },
  { version: '1.2' },
  { version: '01.2.3' },
  { version: '1.2.70000' },
  { version: '1.2.3-beta' },
  { name: '<b>' },
  { targets: [] },
  { targets: ['amiga'] },
  { shell: 'nw' },
  { window: { ...window, minWidth: 1300 } },
  { window: { ...window, minHeight: 900 } },
  { window: { ...window, width: 1e9 } },
  { window: { ...window, width: 1.5 } },
])('refuses %j', (change) => {
  expect(desktopSettings.safeParse({ ...settings, ...change }).success).toBe(false);
});
