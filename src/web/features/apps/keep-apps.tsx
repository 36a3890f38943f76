import { useEffect, useState } from 'react';
import { limits } from '../../../kernel/limits.ts';
import { keepAnswer, readKeptAnswer } from '../../app/local/kept-answers.ts';
import { callFunction } from '../../lib/call-function.ts';
import { mayFetchAhead } from '../../lib/performance/thrift.ts';
import { useSession } from '../../lib/session.ts';
import type { AppSummary } from './read-apps.ts';

/** Which version of each app this device has. */
type KeptVersions = Readonly<Record<string, string>>;

const keptVersions = 'kept versions';

/** Its origin is the app's own and never the platform's, so that neither lets it reach out of its frame. */
const rights = ['allow-scripts', 'allow-same-origin'].join(' ');

/** One after the other, the files of the newest versions come to this device, so that they open without the server. */
export function KeepApps({ apps }: { apps: readonly AppSummary[] }) {
  const userId = useSession().user?.id;
  const [frame, setFrame] = useState<Keeping>();
  const wanted = apps
    .flatMap(({ id, current_version: version }) => (version === null ? [] : [`${id} ${version}`]))
    .join('\n');
  useEffect(() => {
    if (userId === undefined || wanted === '') return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(
      () => void keepAll(userId, wanted.split('\n'), setFrame, leaving.signal),
      limits.keptApps.settleMs,
    );
    return () => {
      leaving.abort();
      clearTimeout(timer);
      setFrame(undefined);
    };
  }, [userId, wanted]);
  if (frame === undefined) return null;
  return (
    <iframe
      key={frame.url}
      src={new URL('/.keep', frame.url).href}
      title="Keeping an app on this device"
      sandbox={rights}
      referrerPolicy="no-referrer"
      tabIndex={-1}
      aria-hidden
      className="hidden"
    />
  );
}

interface Keeping {
  readonly url: string;
}

async function keepAll(
  userId: string,
  wanted: readonly string[],
  show: (frame: Keeping | undefined) => void,
  signal: AbortSignal,
): Promise<void> {
  let kept = ((await readKeptAnswer(userId, keptVersions))?.value ?? {}) as KeptVersions;
  for (const line of wanted) {
    const [appId = '', version = ''] = line.split(' ');
    if (signal.aborted || !mayFetchAhead()) break;
    if (kept[appId] === version) continue;
    const url = await keepView(userId, appId, signal);
    if (url === undefined) continue;
    show({ url });
    const isKept = await heardFrom(new URL(url).origin, signal);
    show(undefined);
    // A browser that keeps nothing for frames keeps none of the others either.
    if (!isKept) break;
    kept = { ...kept, [appId]: version };
    await keepAnswer(userId, keptVersions, kept);
  }
}

/** The page in the frame says when it is done. It is on an origin of the app: it is believed that, and nothing else. */
function heardFrom(origin: string, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isKept: boolean) => {
      removeEventListener('message', hear);
      clearTimeout(timer);
      resolve(isKept);
    };
    const hear = (event: MessageEvent<{ from?: unknown; kept?: unknown } | null>) => {
      if (event.origin === origin && event.data?.from === 'keeping') end(event.data.kept === true);
    };
    const timer = setTimeout(end, limits.keptApps.keepMs, false);
    addEventListener('message', hear);
    signal.addEventListener('abort', () => end(false), { once: true });
  });
}

/** Keeps what the page of the app shows beside it; gives the address at which its version that works runs. */
async function keepView(userId: string, appId: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const { contract } = await import('../../../functions/list-versions/contract.ts');
    const view = await callFunction(contract, { appId }, signal);
    await keepAnswer(userId, `app ${appId}`, view);
    const current = view.versions.find(({ number }) => number === view.app.currentVersion);
    return current?.previewUrl ?? undefined;
  } catch {
    // The next visit tries again.
    return undefined;
  }
}
