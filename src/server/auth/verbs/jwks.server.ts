import { defineVerb } from '../verb.ts';

/** Public keys only; clients verify tokens with them without asking us. */
export const jwks = defineVerb({
  method: 'GET',
  path: '/.well-known/jwks.json',
  access: 'anyone',
  async handle({ server }) {
    return {
      status: 200,
      body: { keys: server.keys.publicKeys().map((key) => ({ ...key, key_ops: ['verify'], ext: true })) },
      headers: { 'Cache-Control': 'public, max-age=600' },
    };
  },
});
