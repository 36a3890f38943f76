import { describe, expect, it } from 'vitest';
import { networkOf, placeOf } from './network.ts';

describe('where an address lies', () => {
  it.each([
    ['127.0.0.1', 'this_computer'],
    ['::1', 'this_computer'],
    ['::ffff:127.0.0.1', 'this_computer'],
    ['192.168.4.7/32', 'local_network'],
    ['172.31.0.1', 'local_network'],
    ['fd12:3456::1', 'local_network'],
    ['fe80::1%eth0', 'local_network'],
    ['172.32.0.1', undefined],
    ['203.0.113.9', undefined],
    ['2001:db8::1', undefined],
    [null, undefined],
  ])('%s is %s', (address, place) => {
    expect(placeOf(address)).toBe(place);
  });

  it.each([
    ['203.0.113.9', '203.0.0.0/16'],
    ['203.0.200.1/32', '203.0.0.0/16'],
    ['2001:0DB8:1:2::3', '2001:0db8::/32'],
    ['2001::3', '2001:0::/32'],
    ['10.1.2.3', 'local_network'],
    ['nonsense', 'unknown'],
    [null, 'unknown'],
  ])('%s is part of %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
