import { createHmac, timingSafeEqual } from 'node:crypto';
import { limits } from '../../kernel/limits.ts';
import { limitKeyOf } from '../auth/limit-key.ts';
import { consume } from '../auth/limits/consume.server.ts';
import { hashToken, randomToken } from '../auth/sessions/hash-token.server.ts';
import type { Database } from '../db/database.ts';
import type { SecretBox, SecretPlace } from '../secrets/secret-box.ts';

export interface Device {
  /** For the cookie. */
  readonly signed: string;
  /** A hash of what the device keeps; it says which records were made on it. */
  readonly id: string;
}

/** The devices of people without an account. Only what this installation has signed for this app is one. */
export interface VisitorDevices {
  read(cookie: string | undefined, appId: string): Promise<string | undefined>;
  /**
   * Who brings none gets one, as long as not too many come from the same place; without, somebody still reads and writes. A
   * cookie from before they were signed is taken when records were made with it: those nobody can make up.
   */
  give(cookie: string | undefined, appId: string, address: string): Promise<Device | undefined>;
  /** Where somebody comes from, in a form that tells nobody the address. */
  sourceOf(address: string, appId: string): Promise<string>;
}

const secretPlace: SecretPlace = {
  table: 'internal.installation_secrets',
  column: 'secret',
  row: 'visitor-devices',
};
/** `randomToken()`, and what signs it. */
const tokenLength = 32;
const signedLength = tokenLength + 43;

export function visitorDevices(database: Database, secrets: SecretBox): VisitorDevices {
  let key: Promise<string> | undefined;
  async function mac(text: string): Promise<Buffer> {
    key ??= readSecret(database, secrets);
    try {
      return createHmac('sha256', await key)
        .update(text)
        .digest();
    } catch (error) {
      key = undefined;
      throw error;
    }
  }
  async function sign(token: string, appId: string): Promise<Device> {
    const proof = await mac(`device:${appId}:${token}`);
    return { signed: token + proof.toString('base64url'), id: idOf(token) };
  }
  return {
    async read(cookie, appId) {
      if (cookie?.length !== signedLength) return undefined;
      const token = cookie.slice(0, tokenLength);
      const given = Buffer.from(cookie.slice(tokenLength), 'base64url');
      const wanted = await mac(`device:${appId}:${token}`);
      return given.length === wanted.length && timingSafeEqual(given, wanted) ? idOf(token) : undefined;
    },
    async give(cookie, appId, address) {
      const wait = await consume(database, [
        {
          key: `app-devices:address:${limitKeyOf(address)}`,
          limit: limits.hosting.devicesPerAddress,
          windowSeconds: 3_600,
        },
      ]);
      if (wait !== undefined) return undefined;
      const isKnown = cookie?.length === tokenLength && (await hasRecords(database, cookie, appId));
      return sign(isKnown ? cookie : randomToken(), appId);
    },
    sourceOf: async (address, appId) =>
      (await mac(`source:${appId}:${limitKeyOf(address)}`)).toString('base64url').slice(0, tokenLength),
  };
}

async function hasRecords(database: Database, token: string, appId: string): Promise<boolean> {
  const { rows } = await database.ask(
    'service_role',
    {},
    {
      text: 'select from public.app_records where app_id = $1 and author = $2 limit 1',
      values: [appId, `g:${idOf(token)}`],
      prepare: true,
    },
    { readOnly: true },
  );
  return rows.length > 0;
}

function idOf(token: string): string {
  return hashToken(token).slice(0, 32);
}

/** Made by the first server that needs it; the others find it. Never part of a database that is handed out ready-made. */
function readSecret(database: Database, secrets: SecretBox): Promise<string> {
  return database.tx('service_role', {}, async (tx) => {
    await tx.query(
      'insert into internal.installation_secrets (name, secret) values ($1, $2) on conflict (name) do nothing',
      [secretPlace.row, secrets.seal(secretPlace, randomToken(32))],
    );
    const { rows } = await tx.query<{ secret: string }>(
      'select secret from internal.installation_secrets where name = $1',
      [secretPlace.row],
    );
    const [row] = rows;
    if (row === undefined) throw new Error('The secret of the installation cannot be read.');
    return secrets.open(secretPlace, row.secret);
  });
}
