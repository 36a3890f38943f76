import { describe, expect, it } from 'vitest';
import { describeDevice, readableBytes } from './device-facts.ts';

const facts = { stored: true, usedBytes: 1_572_864, kept: undefined, installed: false, arrivedMs: 0.2 };

const valuesOf = (rows: ReturnType<typeof describeDevice>) =>
  Object.fromEntries(rows.map(({ id, value }) => [id, value]));

describe('what a browser says about itself', () => {
  it('is put into words, and says where the browser says nothing', () => {
    expect(valuesOf(describeDevice(true, facts))).toEqual({
      network: 'Connected',
      stored: 'Yes',
      used: '1.5 MB',
      kept: 'Not told',
      installed: 'In a browser tab',
      arrival: '1 ms',
    });
  });

  it('has as many rows before it is known as after', () => {
    const unknown = describeDevice(false, undefined);
    expect(unknown).toHaveLength(describeDevice(true, facts).length);
    expect(valuesOf(unknown)).toMatchObject({ network: 'None', stored: '…' });
  });

  it('gives sizes in the unit that fits', () => {
    expect([0, 1_023, 2_048, 1_048_576].map(readableBytes)).toEqual(['0 B', '1023 B', '2 KB', '1.0 MB']);
  });
});
