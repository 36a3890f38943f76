import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose';
import { limits } from '../../kernel/limits.ts';
import type { Database, Tx } from '../db/database.ts';
import { queries } from '../db/query-builder.ts';
import type { SecretBox } from '../secrets/secret-box.ts';

export interface SigningKey {
  kid: string;
  privateKey: CryptoKey;
}

export interface KeyRing {
  /** The key that signs new tokens. */
  signing(): SigningKey;
  /** The key with this id, when it is one of ours. */
  verifying(kid: string): Promise<CryptoKey | undefined>;
  /** What /.well-known/jwks.json shows. */
  publicKeys(): JWK[];
  /** A new key signs from now on; the former ones go on verifying what they have signed. Answers with its id. */
  rotate(): Promise<string>;
  /** `service_role` keys of another generation are not valid. Read again from time to time: another server may end one. */
  serviceGeneration(): Promise<number>;
  /** Ends every `service_role` key there is. Answers with the generation of those issued from now on. */
  revokeServiceKeys(): Promise<number>;
}

interface StoredKey {
  kid: string;
  /** Sealed. */
  private_jwk: string;
  public_jwk: JWK;
  retired_at: Date | null;
}

/** How soon a key made by another server is looked up again after a miss. */
const lookAgainMs = 5_000;

/** Reads the keys and makes the first one when there is none. */
export async function openKeyRing(
  database: Database,
  secrets: SecretBox,
  now: () => number = Date.now,
): Promise<KeyRing> {
  let stored = await database.tx('service_role', {}, async (tx) => {
    const found = await readKeys(tx);
    if (found.length > 0) return found;
    await makeKey(tx, secrets);
    return readKeys(tx);
  });
  let publics = await importPublics(stored);
  let signing = await importSigning(stored, secrets);
  let lookedAt = now();
  let generation = { value: await readGeneration(database), readAt: now() };

  async function lookAgain(): Promise<void> {
    lookedAt = now();
    stored = await database.tx('service_role', {}, readKeys);
    publics = await importPublics(stored);
    signing = await importSigning(stored, secrets);
  }

  return {
    signing: () => signing,
    publicKeys: () => stored.map(({ kid, public_jwk }) => ({ ...public_jwk, kid, alg: 'ES256', use: 'sig' })),
    async verifying(kid) {
      if (!publics.has(kid) && now() - lookedAt > lookAgainMs) await lookAgain();
      return publics.get(kid);
    },
    async rotate() {
      const { kid, privateJwk, publicJwk } = await newKey(secrets);
      await database.tx('service_role', {}, async (tx) => {
        await tx.query("select pg_advisory_xact_lock(hashtext('kora.signing_keys'))");
        await tx.query('update auth.signing_keys set retired_at = now() where retired_at is null');
        await tx.query(
          `insert into auth.signing_keys (kid, algorithm, private_jwk, public_jwk) values ($1, 'ES256', $2, $3)`,
          [kid, privateJwk, publicJwk],
        );
      });
      await lookAgain();
      return kid;
    },
    async serviceGeneration() {
      if (now() - generation.readAt > limits.auth.rememberTokenMs)
        generation = { value: await readGeneration(database), readAt: now() };
      return generation.value;
    },
    async revokeServiceKeys() {
      const { rows } = await database.tx('service_role', {}, (tx) =>
        tx.query<{ generation: number }>(
          'update auth.service_key_generation set generation = generation + 1, began_at = now() returning generation',
        ),
      );
      generation = { value: rows[0]?.generation ?? 0, readAt: now() };
      return generation.value;
    },
  };
}

async function readGeneration(database: Database): Promise<number> {
  const row = await database.tx('service_role', {}, (tx) =>
    tx.one(queries.selectFrom('auth.service_key_generation').select('generation')),
  );
  return row.generation;
}

/** Newest first. */
async function readKeys(tx: Tx): Promise<StoredKey[]> {
  const rows = await tx.all(
    queries
      .selectFrom('auth.signing_keys')
      .select(['kid', 'private_jwk', 'public_jwk', 'retired_at'])
      .orderBy('created_at', 'desc')
      .orderBy('kid'),
  );
  return rows as unknown as StoredKey[];
}

/** The lock makes two servers that start at once agree on one first key. */
async function makeKey(tx: Tx, secrets: SecretBox): Promise<void> {
  const { kid, privateJwk, publicJwk } = await newKey(secrets);
  await tx.query("select pg_advisory_xact_lock(hashtext('kora.signing_keys'))");
  await tx.query(
    `insert into auth.signing_keys (kid, algorithm, private_jwk, public_jwk)
     select $1, 'ES256', $2, $3 where not exists (select from auth.signing_keys)`,
    [kid, privateJwk, publicJwk],
  );
}

const placeOf = (kid: string) => ({ table: 'auth.signing_keys', column: 'private_jwk', row: kid });

/** The private half is sealed from its first moment. */
async function newKey(secrets: SecretBox): Promise<{ kid: string; privateJwk: string; publicJwk: JWK }> {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const publicJwk = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(publicJwk);
  const privateJwk = secrets.seal(placeOf(kid), JSON.stringify(await exportJWK(privateKey)));
  return { kid, privateJwk, publicJwk };
}

async function importPublics(keys: readonly StoredKey[]): Promise<Map<string, CryptoKey>> {
  const entries = keys.map(async ({ kid, public_jwk }) => [kid, await importEs256(public_jwk)] as const);
  return new Map(await Promise.all(entries));
}

async function importSigning(keys: readonly StoredKey[], secrets: SecretBox): Promise<SigningKey> {
  const newest = keys.find(({ retired_at }) => retired_at === null) ?? keys[0];
  if (newest === undefined) throw new Error('There is no signing key.');
  const privateJwk = JSON.parse(secrets.open(placeOf(newest.kid), newest.private_jwk)) as JWK;
  return { kid: newest.kid, privateKey: await importEs256(privateJwk) };
}

async function importEs256(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, 'ES256');
  if (key instanceof Uint8Array) throw new Error('A signing key must be asymmetric.');
  return key;
}
