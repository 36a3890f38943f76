import type { Claims } from '../../src/server/db/database.ts';

export type Operation = 'select' | 'insert';

/** One transaction of the benchmark: who asks, and what. */
export interface Work {
  readonly claims: Claims;
  readonly text: string;
  readonly values: readonly unknown[];
  /** How many rows the answer must hold; anything else is a broken measurement. */
  readonly rows: number;
}

/** Does one transaction and answers with the number of rows that came back. */
export type Contender = (work: Work) => Promise<number>;

export const people = 100;
export const appsEach = 20;

const claimsOf = (id: string): Claims => ({
  sub: id,
  role: 'authenticated',
  email: `${id}@kora.example`,
  aud: 'authenticated',
  session_id: id,
});

/** The dashboard's list. No condition names the owner: row security finds the rows that are theirs. */
export function selectWork(person: string): Work {
  return {
    claims: claimsOf(person),
    text: 'select id, app_name, description, preview_url, created_at from public.apps where char_length(app_name) > $1 order by created_at desc limit 10',
    values: [2],
    rows: 10,
  };
}

/** Somebody's first profile; the policy checks that it is their own. */
export function insertWork(person: string): Work {
  return {
    claims: claimsOf(person),
    text: 'insert into public.profiles (user_id, display_name, settings) values ($1, $2, $3) returning user_id',
    values: [person, 'Ada Lovelace', '{"theme":"dark","locale":"en"}'],
    rows: 1,
  };
}
