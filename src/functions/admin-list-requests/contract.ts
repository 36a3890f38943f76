import { z } from 'zod';
import { moment, page, search } from '../admin-shapes.ts';
import { defineFunction } from '../define-function.ts';

export const requestStatuses = ['open', 'in_progress', 'closed'] as const;
export const requestKinds = ['support', 'sales'] as const;

const request = z.object({
  id: z.uuid(),
  kind: z.enum(requestKinds),
  user_id: z.uuid().nullable(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  status: z.enum(requestStatuses),
  note: z.string(),
  handled_by: z.string().nullable(),
  created_at: moment,
  updated_at: moment,
});
export type AdminRequest = z.infer<typeof request>;

const input = page.extend({
  search,
  status: z.enum(requestStatuses).optional(),
  kind: z.enum(requestKinds).optional(),
});
export type ListRequestsInput = z.output<typeof input>;

/** Newest first. `search` looks in the sender's name and address and in the subject. */
export const contract = defineFunction({
  name: 'admin-list-requests',
  access: 'admin',
  input,
  output: z.object({ requests: z.array(request), total: z.int() }),
});
