import { z } from 'zod';
import type { Tx } from '../db/database.ts';
import { queries } from '../db/query-builder.ts';
import type { SecretBox } from '../secrets/secret-box.ts';

const contentSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});

export type SealedMail = z.infer<typeof contentSchema>;

const placeOf = (id: string) => ({ table: 'internal.sealed_mails', column: 'mail', row: id });

export async function keepSealedMail(
  tx: Tx,
  secrets: SecretBox,
  id: string,
  mail: SealedMail,
): Promise<void> {
  await tx.run(
    queries
      .insertInto('internal.sealed_mails')
      .values({ id, mail: secrets.seal(placeOf(id), JSON.stringify(mail)) }),
  );
}

export async function openSealedMail(
  tx: Tx,
  secrets: SecretBox,
  id: string,
): Promise<SealedMail | undefined> {
  const row = await tx.first(queries.selectFrom('internal.sealed_mails').select('mail').where('id', '=', id));
  return row === undefined ? undefined : contentSchema.parse(JSON.parse(secrets.open(placeOf(id), row.mail)));
}

export async function removeSealedMail(tx: Tx, id: string): Promise<void> {
  await tx.run(queries.deleteFrom('internal.sealed_mails').where('id', '=', id));
}
