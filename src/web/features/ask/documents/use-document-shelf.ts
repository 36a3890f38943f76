import { useEffect, useState } from 'react';
import type { DocumentShelf } from '../../../app/local/documents/document-shelf.ts';
import { usePersonId } from '../../../app/local/use-person.ts';

/** The documents of whoever is here; undefined until that is known and the database is loaded. */
export function useDocumentShelf(): DocumentShelf | undefined {
  const id = usePersonId();
  const [opened, setOpened] = useState<{ of: string | null; shelf: DocumentShelf }>();
  useEffect(() => {
    if (id === undefined) return;
    let ended = false;
    const open = async (of: string | null) => {
      const { documentShelf } = await import('../../../app/local/documents/document-shelf.ts');
      if (!ended) setOpened({ of, shelf: documentShelf(of) });
    };
    open(id).catch((error: unknown) =>
      console.warn('The documents on this device could not be opened.', error),
    );
    return () => {
      ended = true;
    };
  }, [id]);
  return opened !== undefined && opened.of === id ? opened.shelf : undefined;
}
