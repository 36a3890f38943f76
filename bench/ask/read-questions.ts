import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * Weights were fitted on the first part; the second was kept apart. The third was written when the weights and the known
 * questions stood, the first half of it by the titles alone.
 */
export const parts = ['fit', 'kept apart', 'asked later'] as const;

const schema = z.object({
  questions: z.array(
    z.object({
      question: z.string(),
      /** Addresses of which each is right; none where the right answer is that it is not known. */
      expected: z.array(z.string()),
      part: z.enum(parts),
    }),
  ),
});

/** Questions by what answers them; and some about something else. */
const groupedSchema = z.object({
  inside: z.array(z.object({ expected: z.array(z.string()), asked: z.array(z.string()) })),
  outside: z.array(z.string()),
});

export type AskedQuestion = z.infer<typeof schema>['questions'][number];

export function readQuestions(): AskedQuestion[] {
  const { questions } = schema.parse(readJson('questions.json'));
  return [...questions, ...readGrouped('fitting.json', 'fit'), ...readGrouped('later.json', 'asked later')];
}

function readGrouped(name: string, part: AskedQuestion['part']): AskedQuestion[] {
  const { inside, outside } = groupedSchema.parse(readJson(name));
  return [
    ...inside.flatMap(({ expected, asked }) => asked.map((question) => ({ question, expected, part }))),
    ...outside.map((question) => ({ question, expected: [], part })),
  ];
}

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'));
}
