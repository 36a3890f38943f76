import { useQuery } from '@tanstack/react-query';
import { limits } from '../../../../kernel/limits.ts';
import { addressParts } from '../header/publish-words.ts';
import { type KeptAddress, readKeptAddresses } from './hosting-data.ts';

export function useKeptAddresses(appId: string) {
  return useQuery({ queryKey: ['app-kept-addresses', appId], queryFn: () => readKeptAddresses(appId) });
}

/** Addresses that the app has left: nobody else gets them for a while, so that a wrong press loses none. */
export function KeptAddresses({ kept, addresses }: { kept: readonly KeptAddress[]; addresses: string }) {
  if (kept.length === 0) return null;
  const [before, after] = addressParts(addresses);
  return (
    <div className="grid gap-2 border-line border-t pt-4">
      <p className="text-small text-ink-muted">
        Kept for you for {limits.hosting.addressKeptDays} days after the app left it: nobody else can take it
        until the day that is named. Publish with it to use it again.
      </p>
      <ul className="grid gap-1.5 text-small">
        {kept.map(({ address, free_at: freeAt }) => (
          <li key={address} className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-3">
            <span className="min-w-0 break-all font-mono">
              {address.includes('.') ? address : `${before}${address}${after}`}
            </span>
            <span className="shrink-0 text-ink-muted">
              until{' '}
              <time dateTime={freeAt}>
                {new Date(freeAt).toLocaleDateString('en-GB', { dateStyle: 'medium' })}
              </time>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
