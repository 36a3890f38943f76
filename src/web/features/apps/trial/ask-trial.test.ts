import { afterEach, expect, it, vi } from 'vitest';
import { askTrial } from './ask-trial.ts';

const input = { prompt: 'A list of books', changes: [] };

function answerWith(body: unknown): void {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(body)));
}

afterEach(() => vi.restoreAllMocks());

it.each([
  { success: true, name: 'Books', changed: [], frame: '/', site: { page: '', script: '', style: '' } },
  { success: false, nearest: [] },
  { success: false, question: { text: 'Which?', suggestions: [], canInsist: true } },
])('hands over what the server answers: %o', async (body) => {
  answerWith(body);
  expect(await askTrial(input, new AbortController().signal)).toEqual(body);
});

it.each([{}, null, { success: true }, { success: false }, 'ok'])(
  'fails in words at anything else: %o',
  async (body) => {
    answerWith(body);
    await expect(askTrial(input, new AbortController().signal)).rejects.toThrow(/\w+ \w+/);
  },
);
