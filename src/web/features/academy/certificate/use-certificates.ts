import { certificates } from '../../../app/local/handles/certificates.ts';
import { useCollection } from '../../../app/local/use-collection.ts';

export type Certificate = NonNullable<typeof certificates.value>;

/** The person's certificates, the newest first. */
export function useCertificates() {
  const { status, records, remove, refresh } = useCollection(certificates);
  const list = records
    .map(({ value }) => value)
    .toSorted((one, other) => (one.issued_at < other.issued_at ? 1 : -1));
  return { status, list, remove, refresh };
}
