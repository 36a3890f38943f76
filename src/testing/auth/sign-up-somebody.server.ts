import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { type AuthTestServer, freshEmail } from './start-auth-server.server.ts';

export interface NewAccount {
  client: SupabaseClient;
  id: string;
  email: string;
  password: string;
}

/** Somebody new who has signed up and is signed in, where nothing needs to be confirmed. */
export async function signUpSomebody(
  server: AuthTestServer,
  options: { pkce?: boolean; email?: string } = {},
): Promise<NewAccount> {
  const client = server.client({ pkce: options.pkce === true });
  const email = options.email ?? freshEmail();
  const password = `pass-${randomUUID()}`;
  const { data, error } = await client.auth.signUp({ email, password });
  if (error !== null || data.session === null) throw error ?? new Error('There is no session.');
  return { client, id: data.session.user.id, email, password };
}
