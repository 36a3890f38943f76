import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ShareAppOutput } from '../../../../functions/share-app/contract.ts';
import { callFunction } from '../../../lib/call-function.ts';
import { messageOf } from '../../../lib/failures/failure.ts';

type Links = ShareAppOutput['links'];

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

/** The open links of an app. Another tab may make some and take some back: they are read again when this one is looked at. */
export function useShareLinks(appId: string): ShareLinksState {
  const client = useQueryClient();
  const key = ['app-shares', appId];
  const [busy, setBusy] = useState<string>();
  const [fault, setFault] = useState<string>();
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => askForLinks(appId, false, signal),
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
    make: () => run(newLink, () => askForLinks(appId, true)),
    revoke: (token) =>
      run(token, async () => {
        const { contract } = await import('../../../../functions/unshare-app/contract.ts');
        await callFunction(contract, { appId, token });
        return askForLinks(appId, false);
      }),
  };
}

async function askForLinks(appId: string, make: boolean, signal?: AbortSignal): Promise<Links> {
  const { contract } = await import('../../../../functions/share-app/contract.ts');
  return (await callFunction(contract, { appId, make }, signal)).links;
}
