import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Passage } from '../../src/ask/passages/passage.ts';

const schema = z.record(z.string().startsWith('/'), z.array(z.string().min(1).max(120)).min(1).max(6));

/** `content/asked.json`: what people ask that a place answers, by its address, in words that the text there does not use. */
export function askedAs(root: string): ReadonlyMap<string, readonly string[]> {
  const file = join(root, 'content/asked.json');
  return new Map(Object.entries(schema.parse(JSON.parse(readFileSync(file, 'utf8')))));
}

/** Without these questions: their vectors know them, and nothing reads them after the build. */
export function withoutAsked(passages: readonly Passage[]): Passage[] {
  return passages.map((passage) => {
    const { asked: _, ...shipped } = passage;
    return shipped;
  });
}
