import { describe, expect, it } from 'vitest';
import { appsOrigin } from './apps-origin.ts';
import { domainOf, hostedPlaces } from './hosted-places.server.ts';
import { isFromSameOrigin } from './is-from-same-origin.ts';
import { guestName } from './visitor.ts';
import { readCookie, writeCookie } from './visitor-cookies.server.ts';

const host = 'board.apps.example';

describe('where a request comes from', () => {
  it.each([
    [{ origin: 'https://board.apps.example' }, true],
    [{ origin: 'https://board.apps.example', fetchSite: 'same-origin' }, true],
    [{ origin: 'https://other.apps.example' }, false],
    [{ origin: 'https://board.apps.example', fetchSite: 'same-site' }, false],
    [{ origin: 'https://board.apps.example:8443' }, false],
    [{ origin: 'https://board.apps.example.evil.example' }, false],
    [{ origin: 'null' }, false],
    [{ origin: 'file://board.apps.example' }, false],
    [{}, false],
  ])('%o is the app itself: %s', (headers, expected) => {
    expect(isFromSameOrigin({ host, origin: undefined, fetchSite: undefined, ...headers })).toBe(expected);
  });

  it('takes the usual port for no port', () => {
    const asked = { origin: 'http://board.apps.example', fetchSite: undefined };
    expect(isFromSameOrigin({ ...asked, host: 'board.apps.example:80' })).toBe(true);
    expect(isFromSameOrigin({ ...asked, host: 'board.apps.example:443' })).toBe(false);
  });
});

describe('cookies of visitors', () => {
  const token = 'a'.repeat(43);

  it('are bound to the host, out of reach of scripts, and taken back by an empty value', () => {
    expect(writeCookie('visitor', token, true)).toMatch(
      /^__Host-visitor=a+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(writeCookie('visitor', '', false)).toContain('visitor=; Path=/; Max-Age=0;');
  });

  it.each([
    [`a=b; visitor=${token}; c=d`, token],
    [`visitor=${token}; visitor=${token}`, undefined],
    [`__Host-visitor=${token}`, undefined],
    ['visitor=short', undefined],
    [`visitor=${token};<script>`, token],
    [undefined, undefined],
  ])('%s is read as %s', (header, expected) => {
    expect(readCookie(header, 'visitor', false)).toBe(expected);
  });
});

describe('the app behind a host', () => {
  it.each([
    ['Board.Example.com:8443', 'board.example.com'],
    ['board.example.com.', 'board.example.com'],
    ['127.0.0.1:3000', undefined],
    ['[::1]:3000', undefined],
    ['localhost:3000', undefined],
    ['a_b.example', undefined],
    [`${'a'.repeat(250)}.example`, undefined],
  ])('%s names %s', (given, expected) => {
    expect(domainOf(given)).toBe(expected);
  });

  it('is asked for once in a while, and never for the platform', async () => {
    let now = 0;
    const asked: unknown[] = [];
    const database = {
      ask: (_role: string, _claims: object, { values }: { values: unknown[] }) => {
        asked.push(values[0]);
        return Promise.resolve({ rows: values[0] === 'mine.example' ? [{ app_id: 'app' }] : [], count: 0 });
      },
    };
    const services = { database, log: { warn: () => undefined } } as unknown as Parameters<
      typeof hostedPlaces
    >[0];
    const apps = appsOrigin('https://kora.example', undefined);
    const places = hostedPlaces(services, apps, 'https://kora.example', () => now);
    expect(await places.of('kora.example')).toBeUndefined();
    expect(await places.of(undefined)).toBeUndefined();
    expect(await places.of('board.apps.kora.example')).toEqual({ label: 'board' });
    for (let count = 0; count < 3; count++) {
      expect(await places.of('mine.example')).toEqual({ appId: 'app', domain: 'mine.example' });
      expect(await places.of('nobody.example')).toBeUndefined();
    }
    expect(asked).toEqual(['mine.example', 'nobody.example']);
    now = 60_000;
    await places.of('mine.example');
    expect(asked).toHaveLength(3);
  });
});

it('tells guests apart by their device, always in the same way', () => {
  expect(guestName('abc')).toMatch(/^Guest \d{4}$/);
  expect(guestName('abc')).toBe(guestName('abc'));
  expect(guestName('abc')).not.toBe(guestName('abd'));
  expect(guestName(undefined)).toBe('Guest');
});
