import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ShareLink } from '../../functions/share-token.ts';
import { messageOf } from './failures/failure.ts';

type Links = readonly ShareLink[];

/** How the links of one thing are asked for, made and taken back. */
export interface ShareCalls {
  ask(make: boolean, signal?: AbortSignal): Promise<Links>;
  revoke(token: string): Promise<unknown>;
}

export interface ShareLinksState {
  /** Undefined until they are known. */
  readonly links: Links | undefined;
  /** Why they are not known. */
  readonly unread: Error | null;
  /** What is under way: a new link, or the token of the one that is taken back. */
  readonly busy: string | undefined;
  /** Why the last thing that was asked for did not work. */
  readonly fault: string | undefined;
  read(): void;
  make(): Promise<void>;
  revoke(token: string): Promise<void>;
}

export const newLink = 'new';

/**
 * The open links of a thing, such as an app. Another tab may make some and take some back: they are read again when this
 * one is looked at.
 */
export function useShareLinks(thing: string, calls: ShareCalls): ShareLinksState {
  const client = useQueryClient();
  const key = ['shares', thing];
  const [busy, setBusy] = useState<string>();
  const [fault, setFault] = useState<string>();
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => calls.ask(false, signal),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

  async function run(what: string, work: () => Promise<Links>): Promise<void> {
    setBusy(what);
    setFault(undefined);
    try {
      client.setQueryData<Links>(key, await work());
    } catch (failure) {
      setFault(messageOf(failure, 'It did not work. Please try again.'));
    }
    setBusy(undefined);
  }

  return {
    links: data,
    unread: error,
    busy,
    fault,
    read: () => void refetch(),
    make: () => run(newLink, () => calls.ask(true)),
    revoke: (token) =>
      run(token, async () => {
        await calls.revoke(token);
        return calls.ask(false);
      }),
  };
}
