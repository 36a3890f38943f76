import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface SubscriptionsTable {
  user_id: string;
  subscribed: Generated<boolean>;
  subscription_tier: string | null;
  subscription_end: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export const table = defineTable({
  name: 'subscriptions',
  owner: 'user_id',
  columns: ['user_id', 'subscribed', 'subscription_tier', 'subscription_end', 'created_at', 'updated_at'],
});
