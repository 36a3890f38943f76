import { describe, expect, it } from 'vitest';
import { isOfThisEpoch, originHeaders } from './origin-epoch.server.ts';

const epoch = '0f8fad5b-d9cb-469f-a165-70867728950e';
const former = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

describe('a browser at an address that went to another app', () => {
  it('is told nothing where there was never another', () => {
    expect(originHeaders({ epoch: undefined, cookies: 'a=b', isSecure: true })).toEqual([]);
  });

  it.each([undefined, `origin=${former}`, `origin=${epoch}; origin=${former}`, 'origin=1'])(
    'forgets everything once when it brings %s',
    (cookies) => {
      const headers = originHeaders({ epoch, cookies, isSecure: false });
      expect(headers[0]).toEqual(['Clear-Site-Data', '"storage", "cache"']);
      expect(headers.at(-1)?.[1]).toContain(`origin=${epoch}; Path=/; Max-Age=`);
      expect(isOfThisEpoch({ epoch, cookies, isSecure: false })).toBe(false);
    },
  );

  it('keeps what it has once it was here', () => {
    const visited = { epoch, cookies: `a=b; __Host-origin=${epoch}`, isSecure: true };
    expect(originHeaders(visited).map(([name]) => name)).toEqual(['Set-Cookie']);
    expect(isOfThisEpoch(visited)).toBe(true);
    // A neighbour can put a cookie without the prefix there.
    expect(isOfThisEpoch({ ...visited, cookies: `origin=${epoch}` })).toBe(false);
  });

  it('loses the cookies of the former app one by one: the header would end those of all neighbours', () => {
    const headers = originHeaders({ epoch, cookies: 'cart=1; visitor=x; b ad=2', isSecure: true });
    expect(headers.map(([, value]) => value).slice(1, -1)).toEqual([
      'cart=; Path=/; Max-Age=0; Secure',
      'visitor=; Path=/; Max-Age=0; Secure',
    ]);
    expect(JSON.stringify(headers)).not.toContain('cookies');
  });
});
