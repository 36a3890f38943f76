import type { User } from '@supabase/supabase-js';
import { useState } from 'react';
import { isNew } from '../../lib/is-new.ts';

/** Greets somebody who is here for the first time otherwise than who comes back. */
export function Welcome({ user }: { user: User }) {
  const [now] = useState(Date.now);
  return (
    <>
      {isNew(user, now) ? 'Welcome' : 'Welcome back'},{' '}
      <span className="font-medium wrap-anywhere text-ink">{user.email ?? 'guest'}</span>
    </>
  );
}
