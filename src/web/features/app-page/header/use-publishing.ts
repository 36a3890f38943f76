import { useState } from 'react';
import { callFunction } from '../../../lib/call-function.ts';
import { Failure, messageOf } from '../../../lib/failures/failure.ts';
import { useAppPage } from '../app-page-context.ts';
import { useReload } from '../use-app.ts';

type Deed = 'publish' | 'unpublish';

interface Publishing {
  /** What is being done. */
  readonly busy: Deed | undefined;
  /** Why the last deed was not done. */
  readonly fault: string | undefined;
  /** An address that is free, where the one that was asked for is not. */
  readonly free: string | undefined;
  /** Undefined where it was done, else why not. Without an address the app stays where it is. */
  publish(slug?: string): Promise<string | undefined>;
  unpublish(): Promise<string | undefined>;
}

/** Opens an app to everybody, shows its visitors another version, or takes it down. */
export function usePublishing(): Publishing {
  const { view } = useAppPage();
  const appId = view.app.id;
  const reload = useReload(appId);
  const [busy, setBusy] = useState<Deed>();
  const [fault, setFault] = useState<string>();
  const [free, setFree] = useState<string>();

  async function run(deed: Deed, work: () => Promise<unknown>, wanted?: string): Promise<string | undefined> {
    setBusy(deed);
    setFault(undefined);
    setFree(undefined);
    let reason: string | undefined;
    try {
      await work();
      await reload();
    } catch (error) {
      reason = messageOf(error, 'It did not work. Please try again.');
      setFault(reason);
      if (wanted !== undefined && isTaken(error))
        setFree(await proposeAddress(appId, wanted).catch(() => undefined));
    }
    setBusy(undefined);
    return reason;
  }

  return {
    busy,
    fault,
    free,
    publish: (slug) => run('publish', () => askToPublish(appId, slug), slug),
    unpublish: () => run('unpublish', () => askToUnpublish(appId)),
  };
}

/** The server says by the reason whether another address would do. */
function isTaken(error: unknown): boolean {
  if (!(error instanceof Failure) || error.code !== 'conflict') return false;
  const { details } = error;
  return typeof details === 'object' && details !== null && 'reason' in details;
}

/** An address that is free: like the one that is wanted, or from the name of the app. */
export async function proposeAddress(appId: string, wanted?: string, signal?: AbortSignal): Promise<string> {
  const { contract } = await import('../../../../functions/propose-address/contract.ts');
  const { slug } = await callFunction(
    contract,
    { appId, ...(wanted === undefined ? {} : { wanted }) },
    signal,
  );
  return slug;
}

async function askToPublish(appId: string, slug: string | undefined) {
  const { contract } = await import('../../../../functions/publish-app/contract.ts');
  const input = { appId, ...(slug === undefined || slug === '' ? {} : { slug }) };
  const checked = contract.input.safeParse(input);
  if (!checked.success)
    throw new Failure('invalid_input', checked.error.issues[0]?.message ?? 'This is no address.');
  return callFunction(contract, input);
}

async function askToUnpublish(appId: string) {
  const { contract } = await import('../../../../functions/unpublish-app/contract.ts');
  return callFunction(contract, { appId });
}
