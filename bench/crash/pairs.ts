import { randomBytes, randomUUID } from 'node:crypto';

/**
 * What the writer commits: an app and its build in one transaction, never one without the other. The app's name is
 * the digest of its description, so that a damaged row shows itself.
 */
export interface Pair {
  readonly id: string;
  readonly body: string;
}

export const ownerInsert = 'insert into auth.users (id, email) values ($1, $2)';
export const appInsert =
  'insert into public.apps (id, user_id, app_name, description, preview_url) values ($1, $2, md5($3), $3, $4)';
export const buildInsert = 'insert into public.builds (app_id) values ($1)';
/** Marks an app whose transaction also sent a job. */
export const queuedMark = 'job';

export function newPair(bodyLength: number): Pair {
  return { id: randomUUID(), body: randomBytes(Math.ceil(bodyLength / 2)).toString('hex') };
}
