import { brand } from '../../../kernel/brand.ts';
import { defineVerb } from '../verb.ts';

export const health = defineVerb({
  method: 'GET',
  path: '/health',
  access: 'anyone',
  async handle() {
    return { status: 200, body: { name: 'GoTrue', version: 'v2', description: `${brand.name} auth server` } };
  },
});
