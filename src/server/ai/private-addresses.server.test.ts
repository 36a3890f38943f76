import { describe, expect, it } from 'vitest';
import { isPrivateAddress } from './private-addresses.server.ts';

describe('addresses', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '100.100.100.200',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:8.8.8.8',
    'fd00::1',
    'fe80::1',
    '64:ff9b::a00:1',
    '2002:7f00:1::',
    'not an address',
    '',
  ])('%s is not of the public internet', (address) => expect(isPrivateAddress(address)).toBe(true));

  it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111'])('%s is', (address) =>
    expect(isPrivateAddress(address)).toBe(false),
  );
});
