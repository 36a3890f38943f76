import { describe, expect, it } from 'vitest';
import { takeTurns } from './take-turns.ts';

describe('takeTurns', () => {
  it('runs no more at once than allowed, in the order in which they came', async () => {
    const turn = takeTurns(2);
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const all = [0, 1, 2, 3].map((number) =>
      turn(async () => {
        begun.push(number);
        await new Promise<void>((resolve) => {
          ends[number] = resolve;
        });
        return number;
      }),
    );
    await Promise.resolve();
    expect(begun).toEqual([0, 1]);
    ends[1]?.();
    await all[1];
    expect(begun).toEqual([0, 1, 2]);
    ends[0]?.();
    await all[0];
    expect(begun).toEqual([0, 1, 2, 3]);
    ends[2]?.();
    ends[3]?.();
    expect(await Promise.all(all)).toEqual([0, 1, 2, 3]);
  });

  it('hands the place on when the work breaks', async () => {
    const turn = takeTurns(1);
    const broken = turn(() => Promise.reject(new Error('broken')));
    const next = turn(() => Promise.resolve('next'));
    await expect(broken).rejects.toThrow('broken');
    await expect(next).resolves.toBe('next');
    await expect(turn(() => Promise.resolve('free again'))).resolves.toBe('free again');
  });
});
