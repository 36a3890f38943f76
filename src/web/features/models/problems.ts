import type { z } from 'zod';
import { FunctionCallError } from '../../lib/call-function.ts';

/** What is wrong, in a sentence at each field. */
export type Problems = Readonly<Record<string, string>>;

/** The first sentence for each field that does not fit. */
export function problemsIn({ issues }: z.ZodError): Problems {
  return firstOfEach(issues.map(({ path, message }) => ({ field: String(path[0] ?? ''), message })));
}

/** The same as the server says it. */
export function problemsTold(error: unknown): Problems {
  if (!(error instanceof FunctionCallError) || !Array.isArray(error.details)) return {};
  return firstOfEach(error.details.filter(isDetail));
}

interface Detail {
  field: string;
  message: string;
}

function isDetail(value: unknown): value is Detail {
  if (typeof value !== 'object' || value === null) return false;
  const { field, message } = value as Partial<Record<keyof Detail, unknown>>;
  return typeof field === 'string' && typeof message === 'string';
}

function firstOfEach(details: readonly Detail[]): Problems {
  return Object.fromEntries(details.toReversed().map(({ field, message }) => [field, message]));
}
