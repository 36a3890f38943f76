import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const schema = z.object({
  questions: z.array(
    z.object({
      question: z.string(),
      /** Addresses of which each is right; none where the right answer is that it is not known. */
      expected: z.array(z.string()),
      /** Weights were fitted on the first part; the second was kept apart. */
      part: z.enum(['fit', 'kept apart']),
    }),
  ),
});

export type AskedQuestion = z.infer<typeof schema>['questions'][number];

export function readQuestions(): AskedQuestion[] {
  return schema.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'questions.json'), 'utf8')))
    .questions;
}
