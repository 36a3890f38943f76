import { afterEach, expect, it } from 'vitest';
import { sessionStorageKey } from '../../lib/stored-session.ts';
import { keepAnswer, readKeptAnswer } from './kept-answers.ts';
import { loadRuntime } from './load-runtime.ts';

function signIn(id: string): void {
  localStorage.setItem(
    sessionStorageKey,
    JSON.stringify({ access_token: 'a', refresh_token: 'r', user: { id } }),
  );
}

afterEach(() => localStorage.clear());

it('keeps what the server last said for whoever is signed in, and for nobody else', async () => {
  signIn('ada');
  await keepAnswer('ada', 'apps', ['Engine']);
  await keepAnswer('eve', 'apps', ['Loom']);
  expect(await readKeptAnswer('ada', 'apps')).toMatchObject({ value: ['Engine'], at: expect.any(Number) });
  expect(await readKeptAnswer('ada', 'other')).toBeUndefined();
  expect(await readKeptAnswer('eve', 'apps')).toBeUndefined();
});

it('goes with the person, and does not come back with an answer that was late', async () => {
  signIn('ada');
  await keepAnswer('ada', 'apps', ['Engine']);
  localStorage.clear();
  await (await loadRuntime()).leavePerson('ada', 'keep');
  await keepAnswer('ada', 'apps', ['Engine']);
  expect(await readKeptAnswer('ada', 'apps')).toBeUndefined();
});
