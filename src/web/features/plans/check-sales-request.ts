import { contract, type SendRequestInput } from '../../../functions/send-request/contract.ts';

export interface SalesFields {
  name: string;
  email: string;
  message: string;
}

export type CheckedSalesRequest =
  | { ok: true; value: SendRequestInput }
  | { ok: false; faults: Partial<Record<keyof SalesFields, string>> };

const texts: Record<keyof SalesFields, string> = {
  name: 'Please enter your name, so that we know whom to answer.',
  email: 'Please enter a valid email address.',
  message: 'Please say in a sentence what you need.',
};

/** What the form sends, or what has to be put right first; the server checks the same schema again. */
export function checkSalesRequest(about: string, fields: SalesFields): CheckedSalesRequest {
  const checked = contract.input.safeParse({ kind: 'sales', subject: about, ...fields });
  if (checked.success) return { ok: true, value: checked.data };
  const named = new Set(checked.error.issues.map(({ path }) => path[0]));
  const faults: Partial<Record<keyof SalesFields, string>> = {};
  for (const field of ['name', 'email', 'message'] as const) {
    if (named.has(field)) faults[field] = texts[field];
  }
  return { ok: false, faults };
}
