import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './read-settings.server.ts';

function faultsOf(environment: Record<string, string>): readonly string[] {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.faults;
    throw error;
  }
  return [];
}

describe('readSettings', () => {
  it('needs nothing', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      PORT: 3000,
      KORA_DATA_DIR: './data',
      HOST: '127.0.0.1',
      RUN_JOBS: true,
    });
    expect(settings.DATABASE_URL).toBeUndefined();
  });

  it('treats an empty value as not set', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ PORT: 3000 });
  });

  it('names every fault at once, with what is expected', () => {
    const faults = faultsOf({ PORT: '99999', PUBLIC_URL: 'kora', AUTH_CONFIRM_EMAIL: 'maybe' });
    expect(faults).toHaveLength(3);
    expect(faults[0]).toBe('PORT: expected a whole number from 0 to 65535; "99999" is not.');
    expect(faults[1]).toContain('PUBLIC_URL: expected an address such as');
    expect(faults[2]).toBe('AUTH_CONFIRM_EMAIL: expected true or false; "maybe" is not.');
  });

  it('never repeats a secret', () => {
    const [fault] = faultsOf({ DATABASE_URL: 'mysql://root:hunter2@db/kora' });
    expect(fault).toContain('DATABASE_URL: expected postgres://');
    expect(fault).not.toContain('hunter2');
  });

  it('asks for what belongs together', () => {
    expect(faultsOf({ S3_ENDPOINT: 'http://store:9000', S3_BUCKET: 'kora' })).toEqual([
      'S3_ACCESS_KEY_ID: needed because S3_ENDPOINT is set.',
      'S3_SECRET_ACCESS_KEY: needed because S3_ENDPOINT is set.',
    ]);
  });

  it('wants to know all of a language model, or nothing', () => {
    expect(readSettings({}).AI_MODEL).toBeUndefined();
    expect(faultsOf({ AI_API_KEY: 'sk-secret' })).toEqual(['AI_MODEL: needed because AI_API_KEY is set.']);
    expect(faultsOf({ AI_MODEL: 'm' })).toEqual(['AI_PROVIDER: needed because AI_MODEL is set.']);
    expect(faultsOf({ AI_PROVIDER: 'compatible', AI_MODEL: 'm' })).toEqual([
      'AI_BASE_URL: needed because AI_PROVIDER is compatible.',
    ]);
    expect(
      readSettings({ AI_PROVIDER: 'ollama', AI_MODEL: 'm', AI_BASE_URL: 'http://gpu.lan:11434/' }),
    ).toMatchObject({
      AI_BASE_URL: 'http://gpu.lan:11434',
    });
  });

  it('drops the slash at the end of the public address', () => {
    expect(readSettings({ PUBLIC_URL: 'https://kora.example/' }).PUBLIC_URL).toBe('https://kora.example');
  });

  it('exposes public, other schemas where they are named, and never one of its own', () => {
    expect(readSettings({})).toMatchObject({
      REST_SCHEMAS: ['public'],
      REST_PLAN: false,
      REST_TX_END: 'commit',
    });
    expect(readSettings({ REST_SCHEMAS: 'sales, public,sales' }).REST_SCHEMAS).toEqual(['sales', 'public']);
    const own = ['auth', 'Auth', 'internal', 'pgboss', 'migrations', 'pg_catalog', 'information_schema'];
    for (const schema of own) {
      expect(faultsOf({ REST_SCHEMAS: `public,${schema}` })).toEqual([
        `REST_SCHEMAS: expected schemas that do not belong to the server itself, as ${schema} does; "public,${schema}" is not.`,
      ]);
    }
    expect(faultsOf({ REST_SCHEMAS: 'sales' })).toEqual([
      'REST_SCHEMAS: expected a list with public in it, where the web app has its data; "sales" is not.',
    ]);
    expect(faultsOf({ REST_SCHEMAS: 'public,,x' })).toEqual([
      'REST_SCHEMAS: expected names of schemas separated by commas, such as public,sales; "public,,x" is not.',
    ]);
    expect(faultsOf({ REST_TX_END: 'rollback-always' })).toHaveLength(1);
  });
});
