import { randomBytes } from 'node:crypto';
import { lstatSync, rmSync } from 'node:fs';
import { exportJWK, generateKeyPair } from 'jose';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import {
  engines,
  openTestDatabase,
  type TestDatabase,
} from '../../testing/database/open-test-database.server.ts';
import { addPerson } from '../../testing/database/people.server.ts';
import { openKeyRing } from '../auth/key-ring.server.ts';
import { totpPlace } from '../auth/mfa/totp-place.ts';
import { keyFileOf, makeKeyFile } from './key-file.server.ts';
import { openSecrets } from './open-secrets.server.ts';
import { forgetOldKeys, rotateKeyFile } from './rotate-key-file.server.ts';
import { keysInUse, removeUnreadable } from './seal-stored.server.ts';

const nothingSet = { KORA_SECRET_KEY: undefined };
const newKey = () => randomBytes(32).toString('base64');

describe.each(engines)('secrets in the database, on %s', (engine) => {
  let test: TestDatabase;

  beforeEach(async () => {
    test = await openTestDatabase(engine, inject('postgresUrl'));
  });
  afterEach(() => test.close());

  const open = (keys?: string[]) =>
    openSecrets(
      keys === undefined ? nothingSet : { KORA_SECRET_KEY: keys },
      test.dataDirectory,
      test.database,
    );
  const sql = async <Row>(text: string, values: unknown[] = []) =>
    (await test.database.tx('service_role', {}, (tx) => tx.query<Row>(text, values))).rows;

  /** As an older version has left it. */
  async function addInClear(secret: string): Promise<string> {
    const person = await addPerson(test.database);
    const [factor] = await sql<{ id: string }>(
      "insert into auth.mfa_factors (user_id, factor_type, secret) values ($1, 'totp', $2) returning id",
      [person.id, secret],
    );
    return factor?.id ?? '';
  }
  const storedSecret = async (id: string) =>
    (await sql<{ secret: string }>('select secret from auth.mfa_factors where id = $1', [id]))[0]?.secret ??
    '';

  it('are sealed at the start when an older version wrote them in clear, once', async () => {
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
    const [privateJwk, publicJwk] = [await exportJWK(privateKey), await exportJWK(publicKey)];
    await sql(
      "insert into auth.signing_keys (kid, algorithm, private_jwk, public_jwk) values ('old', 'ES256', $1, $2)",
      [JSON.stringify(privateJwk), publicJwk],
    );
    const ids = await Promise.all(['GEZDGNBV', 'MFRGGZDF'].map(addInClear));
    const box = await open();
    const sealed = await Promise.all(ids.map(storedSecret));
    expect(sealed.every((text) => text.startsWith('kora1.'))).toBe(true);
    expect(ids.map((id, at) => box.open(totpPlace(id), sealed[at] ?? ''))).toEqual(['GEZDGNBV', 'MFRGGZDF']);
    expect((await openKeyRing(test.database, box)).signing().kid).toBe('old');
    const [key] = await sql<{ private_jwk: string }>('select private_jwk from auth.signing_keys');
    expect(key?.private_jwk).not.toContain(privateJwk.d);
    expect(lstatSync(keyFileOf(test.dataDirectory)).mode & 0o777).toBe(0o600);
    await open();
    expect(await Promise.all(ids.map(storedSecret))).toEqual(sealed);
  });

  it('need their key: a server without it, or with another one, does not start and says what to do', async () => {
    await openKeyRing(test.database, await open());
    await expect(open([newKey()])).rejects.toMatchObject({
      exitCode: 78,
      message: expect.stringMatching(/sealed with a key that is not here.*behind the one in KORA_SECRET_KEY/),
    });
    rmSync(keyFileOf(test.dataDirectory));
    await expect(open()).rejects.toMatchObject({
      exitCode: 78,
      message: expect.stringMatching(/Put the file .*secret\.key back from a backup.*--lost/),
    });
    const known = makeKeyFile(test.dataDirectory).map(({ id }) => id);
    expect(await removeUnreadable(test.database, known)).toBe(1);
    expect((await openKeyRing(test.database, await open())).publicKeys()).toHaveLength(1);
  });

  it('are sealed anew by a new key, also when that was broken off, and the old one is forgotten', async () => {
    const id = await addInClear('GEZDGNBV');
    await open();
    const before = await keysInUse(test.database);
    const rotated = await rotateKeyFile(test.dataDirectory, test.database);
    expect(rotated.resealed).toBe(1);
    expect(await keysInUse(test.database)).toEqual([rotated.id]);
    expect(before).not.toContain(rotated.id);
    // Broken off after the key was made: some rows are of the former key, and the next start goes on.
    const broken = { ...test.database, tx: () => Promise.reject(new Error('power')) } as typeof test.database;
    await expect(rotateKeyFile(test.dataDirectory, broken)).rejects.toThrow('power');
    const box = await open();
    expect(box.open(totpPlace(id), await storedSecret(id))).toBe('GEZDGNBV');
    await forgetOldKeys(test.dataDirectory, test.database);
    const after = await open();
    expect(after.open(totpPlace(id), await storedSecret(id))).toBe('GEZDGNBV');
    expect(await keysInUse(test.database)).toHaveLength(1);
  });

  it('take their key from the settings, where a new one comes first and the old one stays behind it', async () => {
    const id = await addInClear('GEZDGNBV');
    const [old, fresh] = [newKey(), newKey()];
    await open([old]);
    await open([fresh, old]);
    const box = await open([fresh]);
    expect(box.open(totpPlace(id), await storedSecret(id))).toBe('GEZDGNBV');
  });
});
