import { useEffect, useState } from 'react';
import { workedNote } from './work-beside.ts';
import type { WorkedNotes } from './work-through.ts';

interface KeptNote {
  readonly id: string;
  readonly title: string;
  readonly body: string;
}

type NamedNotes = WorkedNotes & { readonly id: string };

/** A kept note worked through; undefined without one, and until it is done. */
export function useWorkedNote(note: KeptNote | undefined): NamedNotes | undefined {
  const [worked, setWorked] = useState<NamedNotes>();
  const { id, title = '', body = '' } = note ?? {};
  useEffect(() => {
    if (id === undefined) return;
    let isLeft = false;
    async function work(of: string) {
      const found = await workedNote(of, title, body);
      if (!isLeft) setWorked({ ...found, id: of });
    }
    void work(id);
    return () => {
      isLeft = true;
    };
  }, [id, title, body]);
  return worked !== undefined && worked.id === id ? worked : undefined;
}
