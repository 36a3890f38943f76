import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { zipStream } from './zip-stream.server.ts';

async function* numbered(count: number, seen: number[]) {
  for (let at = 0; at < count; at++) {
    seen.push(at);
    yield { path: `folder/${at}.txt`, text: `Text number ${at}, with an ü. `.repeat(50) };
  }
}

describe('zipStream', () => {
  it('makes a zip that anybody can open', async () => {
    const bytes = await new Response(zipStream(numbered(120, []))).arrayBuffer();
    const files = unzipSync(new Uint8Array(bytes));
    expect(Object.keys(files)).toHaveLength(120);
    expect(strFromU8(files['folder/77.txt'] ?? new Uint8Array())).toContain('Text number 77, with an ü.');
  });

  it('makes an empty one of nothing', async () => {
    const bytes = await new Response(zipStream(numbered(0, []))).arrayBuffer();
    expect(unzipSync(new Uint8Array(bytes))).toEqual({});
  });

  it('makes no more than is read, and ends when nobody reads on', async () => {
    const seen: number[] = [];
    const reader = zipStream(numbered(1_000, seen)).getReader();
    for (let read = 0; read < 20; read++) await reader.read();
    expect(seen.length).toBeLessThan(40);
    await reader.cancel();
    const before = seen.length;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(seen).toHaveLength(before);
  });

  it('breaks when what it is made of breaks', async () => {
    async function* broken() {
      yield { path: 'a.txt', text: 'a' };
      throw new Error('The database is gone.');
    }
    await expect(new Response(zipStream(broken())).arrayBuffer()).rejects.toThrow('The database is gone.');
  });
});
