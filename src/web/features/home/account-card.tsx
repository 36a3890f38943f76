import { LogOut, Settings } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { href } from '../../lib/href.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

interface AccountCardProps {
  email: string | undefined;
  plan: ReactNode;
  onSignOut: () => Promise<void>;
}

/** Who is signed in, on which plan, and the ways on from here. */
export function AccountCard({ email, plan, onSignOut }: AccountCardProps) {
  return (
    <Card aria-label="Account" className="max-w-xl">
      <dl className="divide-y divide-line">
        <Row label="Signed in as">{email ?? 'An account without an address'}</Row>
        <Row label="Plan">{plan}</Row>
      </dl>
      <div className="flex flex-col gap-2 border-t border-line p-4 sm:flex-row sm:px-5">
        <Link to={href('/settings')} className={buttonClass('secondary')}>
          <Settings aria-hidden className="size-4" />
          Settings
        </Link>
        <SignOutButton onSignOut={onSignOut} />
      </div>
    </Card>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-14 items-center justify-between gap-6 px-4 text-small sm:px-5">
      <dt className="shrink-0 text-ink-muted">{label}</dt>
      <dd className="min-w-0 font-medium wrap-anywhere text-ink">{children}</dd>
    </div>
  );
}

export function SignOutButton({ onSignOut }: { onSignOut: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  async function leave(): Promise<void> {
    setBusy(true);
    await onSignOut();
    setBusy(false);
  }
  return (
    <Button onClick={() => void leave()} busy={busy}>
      {busy ? null : <LogOut aria-hidden className="size-4" />}
      Sign Out
    </Button>
  );
}
