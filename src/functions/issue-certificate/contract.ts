import { z } from 'zod';
import { defineFunction } from '../define-function.ts';

const answer = z.union([
  z.string().max(400),
  z.array(z.number().int()).max(20),
  z.array(z.string().max(200)).max(20),
]);

const input = z.object({
  course: z.string().max(80),
  /** The attempt that is handed in: the questions follow from it. */
  day: z.iso.date({ error: 'This is no day of a test.' }),
  attempt: z.number().int().min(1).max(3),
  /** Of a course of this installation: the version that the test was taken with; without it the present one. */
  version: z.number().int().min(1).optional(),
  /** By exercise. */
  answers: z
    .record(z.string().max(200), answer)
    .refine((given) => Object.keys(given).length <= 40, { error: 'These are too many answers.' }),
  /** As it shall stand on the certificate. */
  name: z
    .string()
    .trim()
    .min(1, { error: 'Write the name that shall stand on the certificate.' })
    .max(100, { error: 'A name has at most 100 characters.' }),
});
export type IssueCertificateInput = z.output<typeof input>;

const output = z.object({
  id: z.string(),
  /** The page where anybody can check it. */
  url: z.string(),
  /** As it stands on the certificate: on one that was there already, what was said then. */
  name: z.string(),
  title: z.string(),
  score: z.number(),
  total: z.number(),
  issuedAt: z.iso.datetime({ offset: true }),
});
export type IssueCertificateOutput = z.infer<typeof output>;

/** Grades a final test again, and writes a certificate for one that was passed. The same attempt gives the same one. */
export const contract = defineFunction({ name: 'issue-certificate', access: 'user', input, output });
