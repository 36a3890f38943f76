import { placeWords } from '../../lib/place-words.ts';

interface SignIn {
  device: string;
  ip: string | null;
  place: 'this_computer' | 'local_network' | null;
  at: string;
}

export function SignInFacts({ signIn: { device, ip, place, at } }: { signIn: SignIn }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 rounded-medium border border-line bg-ground p-4 text-small">
      <dt className="text-ink-muted">Device</dt>
      <dd className="font-medium wrap-anywhere text-ink">{device}</dd>
      <dt className="text-ink-muted">When</dt>
      <dd className="text-ink tabular-nums">
        <time dateTime={at}>{new Date(at).toLocaleString()}</time>
      </dd>
      {ip === null ? null : (
        <>
          <dt className="text-ink-muted">Address</dt>
          <dd className="wrap-anywhere text-ink tabular-nums">{placeWords(ip, place)}</dd>
        </>
      )}
    </dl>
  );
}
