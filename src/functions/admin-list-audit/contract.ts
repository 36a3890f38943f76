import { z } from 'zod';
import { limits } from '../../kernel/limits.ts';
import { auditEvent, moment, search } from '../admin-shapes.ts';
import { defineFunction } from '../define-function.ts';

const input = z.object({
  /** A person's id, or a part of their e-mail address. */
  actor: search,
  /** The start of an action, for example `admin.` */
  action: search,
  /** The start of a target, or a part of the e-mail address of the account that it names. */
  target: search,
  from: moment.optional(),
  to: moment.optional(),
  /** Only events older than this one: the `next` of the page before. */
  before: z.int().positive().optional(),
  limit: z.int().min(1).max(limits.admin.maxListed).default(limits.admin.listed),
});
export type ListAuditInput = z.output<typeof input>;

/** Newest first. */
export const contract = defineFunction({
  name: 'admin-list-audit',
  access: 'admin',
  input,
  output: z.object({ events: z.array(auditEvent), next: z.int().nullable() }),
});
