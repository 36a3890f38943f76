import { z } from 'zod';
import { brand } from '../../kernel/brand.ts';
import { callAuthVerb, takeSession } from './call-auth-verb.ts';

const stateSchema = z.object({
  total: z.number(),
  remaining: z.number(),
  created_at: z.string().nullable(),
});
const madeSchema = stateSchema.extend({ codes: z.array(z.string()) });

export type RecoveryCodesState = z.infer<typeof stateSchema>;

export async function readRecoveryCodes(): Promise<RecoveryCodesState> {
  return stateSchema.parse(await callAuthVerb('GET', '/recovery-codes'));
}

/** A new set; those before work no more. */
export async function makeRecoveryCodes(): Promise<string[]> {
  return madeSchema.parse(await callAuthVerb('POST', '/recovery-codes')).codes;
}

const sessionSchema = z.object({ access_token: z.string(), refresh_token: z.string() });

/** In place of the second factor; how many are left then, if that could be asked. */
export async function signInByRecoveryCode(code: string): Promise<number | undefined> {
  await takeSession(sessionSchema.parse(await callAuthVerb('POST', '/recovery-codes/verify', { code })));
  try {
    return (await readRecoveryCodes()).remaining;
  } catch {
    // The person is in; the settings say it too.
    return undefined;
  }
}

/** What is saved or printed: it must make sense when it is found in a drawer. */
export function recoveryCodesText(codes: readonly string[], account: string, made: Date): string {
  return [
    `${brand.name} recovery codes for ${account}`,
    `Made on ${made.toISOString().slice(0, 10)}. Each works once, in place of the second factor.`,
    '',
    ...codes,
    '',
  ].join('\n');
}
