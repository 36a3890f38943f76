import { z } from 'zod';
import { defineFunction } from '../define-function.ts';

// Whoever mistypes a number is told that there is no such certificate, so any text is taken.
const input = z.object({ id: z.string().max(200) });
export type ReadCertificateInput = z.output<typeof input>;

const output = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('real'),
    id: z.string(),
    name: z.string(),
    course: z.string(),
    title: z.string(),
    score: z.number(),
    total: z.number(),
    issuedAt: z.iso.datetime({ offset: true }),
  }),
  /** Never written, or withdrawn by its owner. */
  z.object({ state: z.literal('unknown') }),
]);
export type CertificateAnswer = z.infer<typeof output>;

/** Whether a certificate is real, to anybody who has its number. */
export const contract = defineFunction({ name: 'read-certificate', access: 'anyone', input, output });
