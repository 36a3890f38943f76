import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

it('does the work for one name in order, one at a time, and for others meanwhile', async () => {
  const turns = new Turns(10);
  const done: string[] = [];
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  const first = turns.take('a', () => gate.then(() => done.push('a1')));
  const second = turns.take('a', async () => done.push('a2'));
  await turns.take('b', async () => done.push('b'));
  open();
  await Promise.all([first, second]);
  expect(done).toEqual(['b', 'a1', 'a2']);
});

it('turns away whoever comes when too many wait, and goes on after a failure', async () => {
  const turns = new Turns(2);
  const failing = turns.take('a', () => Promise.reject(new Error('no')));
  const waiting = turns.take('a', async () => 'done');
  expect(turns.take('a', async () => 'never')).toBeUndefined();
  await expect(failing).rejects.toThrow('no');
  await expect(waiting).resolves.toBe('done');
  await expect(turns.take('a', async () => 'again')).resolves.toBe('again');
});
