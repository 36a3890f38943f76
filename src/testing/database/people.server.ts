import { randomUUID } from 'node:crypto';
import type { Claims, Database } from '../../server/db/database.ts';

export interface Person {
  id: string;
  email: string;
  /** As an access token would state them. */
  claims: Claims;
}

/** Somebody with an account. */
export async function addPerson(database: Database, options: { admin?: boolean } = {}): Promise<Person> {
  const id = randomUUID();
  const email = `person-${id.slice(0, 8)}@kora.example`;
  await database.tx('service_role', {}, async (tx) => {
    await tx.query('insert into auth.users (id, email) values ($1, $2)', [id, email]);
    if (options.admin === true) {
      await tx.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [id]);
    }
  });
  return { id, email, claims: { sub: id, role: 'authenticated', email } };
}
