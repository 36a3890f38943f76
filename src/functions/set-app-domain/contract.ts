import { z } from 'zod';
import { appDomain } from '../app-domain-shapes.ts';
import { appId } from '../app-shapes.ts';
import { defineFunction } from '../define-function.ts';

const domain = z
  .string()
  .trim()
  .toLowerCase()
  .transform((text) => text.replace(/^https?:\/\//, '').replace(/[/.]+$/, ''))
  .refine(
    (text) =>
      text.length <= 253 &&
      /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/.test(text) &&
      !/^[\d.]+$/.test(text),
    { error: 'Enter a domain such as app.example.com. Write letters beyond a to z in their xn-- form.' },
  );

const input = z.object({
  appId,
  /** Null takes the domain away; left out, the one that is set is told. */
  domain: domain.nullable().optional(),
});
export type SetAppDomainInput = z.output<typeof input>;

/** Sets, takes away or tells the domain of an app. A new one counts when it was checked. */
export const contract = defineFunction({
  name: 'set-app-domain',
  access: 'user',
  input,
  output: z.object({ domain: appDomain.nullable() }),
});
