import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualContent } from './scripted-content.ts';
import { type ScriptedModel, startScriptedModel } from './start-scripted-model.server.ts';

const hello = [{ role: 'user', content: 'How much were the invoices?' }];

const protocols = [
  ['/v1/chat/completions', { messages: hello }],
  ['/v1/responses', { input: hello }],
  ['/v1/messages', { messages: hello, max_tokens: 100 }],
  ['/api/chat', { messages: hello }],
] as const;

describe('the scripted model', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kora-bridge-'));
  let model: ScriptedModel;

  beforeAll(async () => {
    model = await startScriptedModel({ bridge: { folder, waitMs: 5_000 } });
  });
  afterAll(async () => {
    await model.stop();
    rmSync(folder, { recursive: true });
  });

  const ask = (path: string, body: object, signal?: AbortSignal) =>
    fetch(`${model.url}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      ...(signal === undefined ? {} : { signal }),
    });

  it.each(protocols)('answers %s at once, with what it counted', async (path, question) => {
    const answer = await ask(path, { ...question, model: 'good-plan', stream: false });
    expect(answer.status).toBe(200);
    const text = JSON.stringify(await answer.json());
    expect(text).toContain(usualContent.text);
    expect(text).toMatch(/"(completion_tokens|output_tokens|eval_count)":18/);
  });

  it.each(protocols)('answers %s in pieces that make up the same', async (path, question) => {
    const answer = await ask(path, { ...question, model: 'good-plan', stream: true });
    const lines = (await answer.text()).split('\n').filter((line) => line !== '');
    const pieces = lines.join('\n').match(/"(?:content|delta|text)":"((?:[^"\\]|\\.)*)"/g) ?? [];
    expect(lines.length).toBeGreaterThan(5);
    expect(pieces.map((piece) => piece.replace(/^"\w+":"|"$/g, '')).join('')).toContain(usualContent.text);
  });

  it('says which models there are, to OpenAI’s and to Ollama’s clients', async () => {
    const open = (await (await fetch(`${model.url}/v1/models`)).json()) as { data: { id: string }[] };
    const local = (await (await fetch(`${model.url}/api/tags`)).json()) as { models: { name: string }[] };
    expect(open.data.map(({ id }) => id)).toContain('tool-loop');
    expect(local.models.map(({ name }) => name)).toEqual(open.data.map(({ id }) => id));
  });

  it('fails as told, and then not any more', async () => {
    const question = { model: 'too-many', messages: hello };
    const first = await ask('/v1/chat/completions', question);
    expect([first.status, first.headers.get('retry-after')]).toEqual([429, '1']);
    expect((await ask('/v1/chat/completions', question)).status).toBe(200);
    expect((await ask('/v1/messages', { model: 'refused-key', messages: hello })).status).toBe(401);
    expect((await ask('/api/chat', { model: 'nobody', messages: hello })).status).toBe(404);
  });

  it('keeps what it was asked, and notes who hung up', async () => {
    const leaving = new AbortController();
    const pending = ask('/v1/responses', { model: 'silence', input: 'Are you there?' }, leaving.signal);
    await expect.poll(() => model.asked.at(-1)?.model).toBe('silence');
    expect(model.asked.at(-1)).toMatchObject({ aborted: false });
    leaving.abort();
    await expect(pending).rejects.toThrow('abort');
    await expect.poll(() => model.asked.at(-1)?.aborted).toBe(true);
    expect(model.asked.at(-1)?.body).toContain('Are you there?');
    expect(model.questions().filter(({ aborted }) => aborted)).toHaveLength(1);
  });

  it('is answered for by whoever writes a file, and says so when nobody does', async () => {
    const pending = ask('/v1/chat/completions', { model: 'by-hand', messages: hello });
    const file = join(folder, '001.request.json');
    await expect.poll(() => readFileSync(file, 'utf8')).toContain('How much were the invoices?');
    writeFileSync(join(folder, '001.answer.json'), JSON.stringify({ text: 'Written by hand.' }));
    expect(await (await pending).text()).toContain('Written by hand.');
    writeFileSync(join(folder, '002.answer.json'), JSON.stringify({ toolCalls: 'none' }));
    expect((await ask('/v1/chat/completions', { model: 'by-hand', messages: hello })).status).toBe(502);
    const late = await startScriptedModel({ bridge: { folder: join(folder, 'late'), waitMs: 100 } });
    const answer = await fetch(`${late.url}/api/chat`, {
      method: 'POST',
      body: JSON.stringify({ model: 'by-hand', messages: hello }),
    });
    expect([answer.status, await answer.text()]).toEqual([504, expect.stringContaining('Nobody wrote')]);
    await late.stop();
  });
});
