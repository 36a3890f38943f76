import { z } from 'zod';
import { defineFunction } from '../define-function.ts';
import { fileAnswer } from '../file-answer.ts';

/** Everything that is kept about the caller, as a zip with one JSON file for each kind. */
export const contract = defineFunction({
  name: 'export-my-data',
  access: 'user',
  input: z.object({}),
  output: fileAnswer,
});
