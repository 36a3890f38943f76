import { useEffect, useState } from 'react';
import type { Sealed } from '../../../catalog/journal/journal-entry.ts';
import { randomIds } from '../../../kernel/ids.ts';
import { journalKeys } from '../../app/local/handles/journal-keys.ts';
import { journalPhotos } from '../../app/local/handles/journal-photos.ts';
import { useCollection, useRecord } from '../../app/local/use-collection.ts';
import { shrinkPicture } from '../../lib/shrink-picture.ts';
import { useOpenKeys } from './open-keys.ts';
import { photoNeeds } from './photo-needs.ts';
import { openText, sealText } from './seal.ts';

const ids = randomIds();

type PhotoBody = { picture: string; says: string } | { sealed: Sealed[] };

/** Adds and removes pictures of days; they are records of their own, read one by one. */
export function usePhotoShelf() {
  const { insert, remove } = useRecord(journalPhotos, '');
  const keys = useCollection(journalKeys);
  const open = useOpenKeys();
  return {
    /** The id of the picture, or a sentence that says why there is none. */
    async add(day: string, file: File): Promise<{ id: string } | { fault: string }> {
      const shrunk = await shrinkPicture(file, photoNeeds);
      if ('fault' in shrunk)
        return {
          fault: `${file.name || 'This file'} cannot be shown as a picture. Take a JPEG, PNG or WebP.`,
        };
      const { data: picture } = shrunk;
      const id = ids.uuid();
      const activeKey = keys.records.find(({ value }) => !value.retired)?.value.id;
      const key = activeKey === undefined ? undefined : open.get(activeKey);
      if (activeKey !== undefined && key === undefined) return { fault: 'The journal is locked.' };
      const body: PhotoBody =
        activeKey === undefined || key === undefined
          ? { picture, says: '' }
          : { sealed: [await sealText(picture, key, activeKey)] };
      await insert({ id, day, body });
      return { id };
    },
    remove,
  };
}

/** The address of a picture; undefined while it is read, null when it is not on this device or cannot be opened. */
export function usePhoto(id: string): string | null | undefined {
  const { status, record } = useRecord(journalPhotos, id);
  const open = useOpenKeys();
  const body = record?.value.body;
  const [opened, setOpened] = useState<{ of: unknown; picture: string | null }>();
  useEffect(() => {
    if (body === undefined || !('sealed' in body)) return;
    let isLeft = false;
    const { sealed } = body;
    async function show() {
      const picture = await openPicture(sealed, open);
      if (!isLeft) setOpened({ of: body, picture });
    }
    void show();
    return () => {
      isLeft = true;
    };
  }, [body, open]);
  if (body === undefined) return status === 'loading' ? undefined : null;
  if (!('sealed' in body)) return body.picture;
  return opened?.of === body ? opened.picture : undefined;
}

export async function openPicture(
  sealed: readonly Sealed[],
  open: ReadonlyMap<string, CryptoKey>,
): Promise<string | null> {
  const part = sealed.at(-1);
  const key = part === undefined ? undefined : open.get(part.key);
  if (part === undefined || key === undefined) return null;
  return await openText(part, key).catch(() => null);
}
