import { useEffect, useState } from 'react';
import { limits } from '../../../../kernel/limits.ts';
import type { DocumentShelf } from '../../../app/local/documents/document-shelf.ts';

export interface Attached {
  /** Ids of documents; some may be gone. */
  readonly ids: readonly string[];
  readonly change: (id: string, isAttached: boolean) => void;
  /** A conversation begins: what was attached before it had a name belongs to it. */
  readonly begin: (conversation: string) => void;
}

/** Which documents a conversation is asked with. They are kept on this device, as the documents are. */
export function useAttached(shelf: DocumentShelf | undefined, conversation: string | undefined): Attached {
  const [early, setEarly] = useState<readonly string[]>([]);
  const [kept, setKept] = useState<{ of: string; ids: readonly string[] }>();
  useEffect(() => {
    if (shelf === undefined || conversation === undefined) return;
    return shelf.watchAttached(conversation, (ids) => setKept({ of: conversation, ids }));
  }, [shelf, conversation]);
  const ids = conversation === undefined ? early : kept?.of === conversation ? kept.ids : [];
  const sayFailed = (error: unknown) => console.warn('A document could not be attached.', error);
  return {
    ids,
    change(id, isAttached) {
      if (conversation === undefined)
        setEarly((before) => [...before.filter((one) => one !== id), ...(isAttached ? [id] : [])]);
      else if (isAttached) {
        if (ids.length < limits.documents.attached) shelf?.attach(conversation, [id]).catch(sayFailed);
      } else shelf?.detach(conversation, id).catch(sayFailed);
    },
    begin(begun) {
      if (early.length === 0) return;
      setEarly([]);
      setKept({ of: begun, ids: early });
      shelf?.attach(begun, early.slice(0, limits.documents.attached)).catch(sayFailed);
    },
  };
}
