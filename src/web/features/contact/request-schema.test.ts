import { describe, expect, it } from 'vitest';
import { contract } from '../../../functions/send-request/contract.ts';
import { limits } from '../../../kernel/limits.ts';
import { requestSchema } from './request-schema.ts';

const good = {
  kind: 'sales',
  name: ' Ada ',
  email: ' Ada@Example.com ',
  subject: 'Prices',
  message: 'How much?\nAnd when?',
};

const bad = [
  { ...good, name: ' ' },
  { ...good, name: 'a\nb' },
  { ...good, name: 'x'.repeat(limits.requests.nameLength + 1) },
  { ...good, email: '' },
  { ...good, email: 'ada' },
  { ...good, subject: '' },
  { ...good, subject: 'x'.repeat(limits.requests.subjectLength + 1) },
  { ...good, message: '  ' },
  { ...good, message: 'x'.repeat(limits.requests.messageLength + 1) },
  { ...good, message: 'a\0b' },
];

describe('requestSchema', () => {
  it('gives what the server takes', () => {
    const given = requestSchema.parse(good);
    expect(contract.input.parse(given)).toEqual(given);
    expect(given).toMatchObject({ name: 'Ada', email: 'ada@example.com' });
  });

  it.each(bad)('refuses what the server refuses, in words that help: %o', (given) => {
    expect(contract.input.safeParse(given).success).toBe(false);
    const result = requestSchema.safeParse(given);
    expect(result.success).toBe(false);
    expect(result.error?.issues[0]?.message).toMatch(/^(Enter|Use|Write|Remove) /);
  });
});
