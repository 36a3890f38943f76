import { CloudCheck } from 'lucide-react';
import type { UnsentChange } from '../../app/local/person-data.ts';
import { Section } from '../../ui/section.tsx';

/** What is on this device and has not reached the server. */
export function Waiting({ changes }: { changes: readonly UnsentChange[] }) {
  const labels = new Map<string, number>();
  for (const { label } of changes) labels.set(label, (labels.get(label) ?? 0) + 1);
  const refused = changes.filter(({ state }) => state === 'failed');
  return (
    <Section id="waiting" heading="Waiting for the network">
      {changes.length === 0 ? (
        <p className="flex items-center gap-2 text-small text-ink-muted">
          <CloudCheck aria-hidden className="size-4 text-positive" />
          Everything you saved is in your account.
        </p>
      ) : (
        <div className="grid gap-3 text-small">
          <p className="text-ink-muted">
            These are safe on this device and are sent as soon as the server answers.
          </p>
          <ul className="divide-y divide-line rounded-large border border-line bg-surface">
            {[...labels].map(([label, count]) => (
              <li key={label} className="flex justify-between gap-4 px-4 py-2.5 text-ink">
                {label}
                <span className="text-ink-muted tabular-nums">{count}</span>
              </li>
            ))}
          </ul>
          {refused.length === 0 ? null : (
            <p className="text-negative">
              The server did not take {refused.length === 1 ? 'one of them' : `${refused.length} of them`}.
              The sign at the top right says why, and lets you try again.
            </p>
          )}
        </div>
      )}
    </Section>
  );
}
