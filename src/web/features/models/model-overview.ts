import type { z } from 'zod';
import type { contract } from '../../../functions/list-model-connections/contract.ts';

/** Everything that admins have decided about models. */
export type ModelOverview = z.infer<(typeof contract)['output']>;

export type LimitedPerson = ModelOverview['limits']['persons'][number];

export function nameOfPerson({ email, user_id: id }: LimitedPerson): string {
  return email ?? id;
}
