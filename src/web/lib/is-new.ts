import type { User } from '@supabase/supabase-js';
import { limits } from '../../kernel/limits.ts';

type Moments = Pick<User, 'created_at' | 'email_confirmed_at' | 'last_sign_in_at'>;

/** Whether somebody is here for the first time: their account was made a moment ago, and they have come in once. */
export function isNew({ created_at, email_confirmed_at, last_sign_in_at }: Moments, now: number): boolean {
  const made = Math.max(momentOf(created_at), momentOf(email_confirmed_at));
  const isFirstTime = momentOf(last_sign_in_at) - made < limits.account.firstVisitGapMs;
  return isFirstTime && now - made < limits.account.newForMs;
}

function momentOf(text: string | undefined | null): number {
  const moment = Date.parse(text ?? '');
  return Number.isNaN(moment) ? 0 : moment;
}
