import { z } from 'zod';
import { limits } from '../../kernel/limits.ts';
import { changed } from '../admin-shapes.ts';
import { defineFunction } from '../define-function.ts';

const input = z.object({
  id: z.uuid(),
  status: z.enum(['open', 'in_progress', 'closed']).optional(),
  note: z.string().trim().max(limits.admin.noteLength).optional(),
});
export type SetRequestInput = z.output<typeof input>;

export const contract = defineFunction({
  name: 'admin-set-request',
  access: 'admin',
  input,
  output: changed,
});
