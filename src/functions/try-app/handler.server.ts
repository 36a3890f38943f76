import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import { trialLabel, trialPath } from '../../kernel/trial-place.ts';
import { limitKeyOf } from '../../server/auth/limit-key.ts';
import { consume } from '../../server/auth/limits/consume.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { TryAppInput, TryAppOutput } from './contract.ts';

/** limit → plan, change and build → handed over. Only that somebody asked is counted, by address and for an hour. */
export async function handle(
  call: FunctionCall,
  { prompt, changes, anyway = false }: TryAppInput,
): Promise<TryAppOutput> {
  const { trials } = call.services;
  const wish = { prompt, changes, anyway };
  if (!trials.isExample(wish)) await limitAddress(call);
  const outcome = await trials.make(wish);
  switch (outcome.kind) {
    case 'asked': {
      const { text, suggestions, canInsist } = outcome.question;
      return { success: false, question: { text, suggestions: [...suggestions], canInsist } };
    }
    case 'not-understood': {
      const { nearest, why } = outcome;
      return { success: false, nearest: [...nearest], ...(why === undefined ? {} : { why }) };
    }
    case 'made': {
      const { name, changed, site } = outcome;
      const frame = `${call.apps.urlOf(trialLabel)}${trialPath}`;
      return { success: true, name, changed: [...changed], frame, site };
    }
  }
}

async function limitAddress(call: FunctionCall): Promise<void> {
  const { perAddress, windowSeconds } = limits.trial;
  const retryAfter = await consume(call.services.database, [
    { key: `trial:address:${limitKeyOf(call.address)}`, limit: perAddress, windowSeconds },
  ]);
  if (retryAfter === undefined) return;
  const minutes = Math.ceil(retryAfter / 60);
  throw new KoraError('rate_limited', {
    message: `That is all that can be tried without an account for now. Sign up to go on with this app, or come back in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    details: { reason: 'sign_up' },
    retryAfter,
  });
}
