import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { CertificateAnswer, ReadCertificateInput } from './contract.ts';

interface CertificateRow {
  id: string;
  name: string;
  course: string;
  title: string;
  score: number;
  total: number;
  issued_at: Date;
}

/** The number is the permission: it cannot be guessed, and its owner hands it on. */
export async function handle(call: FunctionCall, { id }: ReadCertificateInput): Promise<CertificateAnswer> {
  if (!/^[a-z0-9]{26}$/.test(id)) return { state: 'unknown' };
  const { rows } = await call.services.database.ask<CertificateRow>(
    'service_role',
    {},
    {
      text: `select id, name, course, title, score, total, issued_at from public.certificates where id = $1`,
      values: [id],
      prepare: true,
    },
  );
  const [row] = rows;
  if (row === undefined) return { state: 'unknown' };
  const { issued_at, ...rest } = row;
  return { state: 'real', ...rest, issuedAt: issued_at.toISOString() };
}
