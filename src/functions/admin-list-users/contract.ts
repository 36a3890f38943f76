import { z } from 'zod';
import { page, search, userSummary } from '../admin-shapes.ts';
import { defineFunction } from '../define-function.ts';

export const userFilters = ['all', 'admins', 'subscribed', 'unconfirmed', 'banned', 'guests'] as const;

const input = page.extend({ search, show: z.enum(userFilters).default('all') });
export type ListUsersInput = z.output<typeof input>;

/** The newest accounts first. `search` finds a part of an e-mail address or name, or the start of an id. */
export const contract = defineFunction({
  name: 'admin-list-users',
  access: 'admin',
  input,
  output: z.object({ users: z.array(userSummary), total: z.int() }),
});
