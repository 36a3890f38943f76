import { useEffect, useState } from 'react';
import { joinOpen } from '../../../catalog/journal/join-bodies.ts';
import {
  emptyBody,
  isSealed,
  type JournalBody,
  type KeptBody,
  openBodySchema,
  type Sealed,
} from '../../../catalog/journal/journal-entry.ts';
import { keepOpened, openedTexts, useOpenKeys } from './open-keys.ts';
import { openText } from './seal.ts';

export interface KeptEntry {
  readonly id: string;
  readonly day: string;
  readonly body: KeptBody;
}

export interface OpenEntry {
  readonly id: string;
  readonly day: string;
  readonly body: JournalBody;
  /** Whether all of it is sealed, as it should be while there is a passphrase. */
  readonly isSealed: boolean;
}

/** The entries that can be read now. Those that are sealed join when they have been opened. */
export function useOpenedEntries(entries: readonly KeptEntry[]): readonly OpenEntry[] {
  const keys = useOpenKeys();
  const [, setOpened] = useState(0);
  useEffect(() => {
    let isLeft = false;
    const parts = entries.flatMap(({ body }) => sealedOf(body)).filter(({ data }) => !openedTexts.has(data));
    async function open() {
      const count = await openAll(parts, keys);
      if (count > 0 && !isLeft) setOpened((before) => before + count);
    }
    void open();
    return () => {
      isLeft = true;
    };
  }, [entries, keys]);
  return entries.flatMap(({ id, day, body }) => {
    const open = openBody(body);
    return open === undefined
      ? []
      : [{ id, day, body: open, isSealed: isSealed(body) && body.open === undefined }];
  });
}

function sealedOf(body: KeptBody): readonly Sealed[] {
  return isSealed(body) ? body.sealed : [];
}

async function openAll(parts: readonly Sealed[], keys: ReadonlyMap<string, CryptoKey>): Promise<number> {
  const opened = await Promise.all(
    parts.map(async (part) => {
      const key = keys.get(part.key);
      if (key === undefined) return false;
      try {
        keepOpened(part.data, await openText(part, key));
        return true;
      } catch {
        return false;
      }
    }),
  );
  return opened.filter(Boolean).length;
}

/** Undefined while a part of it is closed. */
function openBody(body: KeptBody): JournalBody | undefined {
  if (!isSealed(body)) return body;
  const texts = body.sealed.map(({ data }) => openedTexts.get(data));
  if (texts.includes(undefined)) return undefined;
  const bodies = texts.map((text) => openBodySchema.parse(JSON.parse(text ?? '{}')));
  return [...bodies, ...(body.open === undefined ? [] : [body.open])].reduce<JournalBody>(
    (joined, one) => joinOpen(emptyBody, one, joined),
    emptyBody,
  );
}
