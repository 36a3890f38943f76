import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { AppearanceSection } from '../../features/settings/appearance-section.tsx';
import { AppsWithAccessSection } from '../../features/settings/apps-with-access-section.tsx';
import { CorrectionsSection } from '../../features/settings/corrections-section.tsx';
import { DeleteAccountSection } from '../../features/settings/delete-account-section.tsx';
import { EmailSection } from '../../features/settings/email-section.tsx';
import { LinkedAccountsSection } from '../../features/settings/linked-accounts-section.tsx';
import { PasskeysSection } from '../../features/settings/passkeys-section.tsx';
import { PasswordSection } from '../../features/settings/password-section.tsx';
import { ProfileSection } from '../../features/settings/profile-section.tsx';
import { SessionsSection } from '../../features/settings/sessions-section.tsx';
import { TwoFactorSection } from '../../features/settings/two-factor-section.tsx';
import { YourDataSection } from '../../features/settings/your-data-section.tsx';
import { describeLinkError, readAuthUrl } from '../../lib/auth-url.ts';
import { href } from '../../lib/href.ts';
import { signInAddress } from '../../lib/return-path.ts';
import { useSession } from '../../lib/session.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { NoAccessState } from '../../ui/state-panel.tsx';
import { toast } from '../../ui/toast.ts';
import { route } from './route.ts';

const sections = [
  ['profile', 'Profile'],
  ['appearance', 'Appearance'],
  ['email', 'Email'],
  ['password', 'Password'],
  ['passkeys', 'Passkeys'],
  ['two-factor', 'Two-factor'],
  ['linked-accounts', 'Linked accounts'],
  ['sessions', 'Sessions'],
  ['apps-with-access', 'Apps with access'],
  ['corrections', 'Corrected labels'],
  ['your-data', 'Your data'],
  ['delete-account', 'Delete account'],
] as const;

export function Page() {
  useLinkError();
  return (
    <div className="mx-auto w-full max-w-4xl flex-1 px-4 py-8 sm:px-6 sm:py-12">
      <h1 className="text-title font-semibold">{route.title}</h1>
      <Content />
    </div>
  );
}

function Content() {
  const { status, user } = useSession();
  if (status === 'loading') {
    return (
      <div className="mt-6 grid gap-6">
        <Skeleton className="h-72" />
        <Skeleton className="h-48" />
      </div>
    );
  }
  if (user === null) return <SignedOut />;
  return (
    <div className="mt-6 grid items-start gap-6 md:grid-cols-[11rem_minmax(0,1fr)] md:gap-10">
      <nav aria-label="Settings" className="sticky top-20 hidden md:block">
        <ul className="grid gap-0.5">
          {sections.map(([id, label]) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="block rounded-medium px-3 py-1.5 text-small text-ink-muted transition-colors hover:bg-surface-raised hover:text-ink"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid min-w-0 gap-6">
        <ProfileSection user={user} />
        <AppearanceSection />
        <EmailSection user={user} />
        <PasswordSection user={user} />
        <PasskeysSection userId={user.id} />
        <TwoFactorSection user={user} />
        <LinkedAccountsSection user={user} />
        <SessionsSection userId={user.id} />
        <AppsWithAccessSection userId={user.id} />
        <CorrectionsSection userId={user.id} />
        <YourDataSection />
        <DeleteAccountSection user={user} />
      </div>
    </div>
  );
}

function SignedOut() {
  return (
    <div className="mt-6 grid gap-6">
      <Card aria-label="Sign in">
        <NoAccessState
          heading="Sign in to see your settings"
          actions={
            <Link to={signInAddress({ pathname: href('/settings') })} className={buttonClass('primary')}>
              Sign in
            </Link>
          }
        >
          Your profile, your ways to sign in, your sessions and your data are here when you are signed in.
        </NoAccessState>
      </Card>
      <AppearanceSection />
    </div>
  );
}

/** Linking an account and changing the address lead back here, with what went wrong in the address. */
function useLinkError(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [found] = useState(() => readAuthUrl({ search, hash }));
  useEffect(() => {
    if (found.kind !== 'error') return;
    toast({ title: 'Update failed', description: describeLinkError(found), variant: 'destructive' });
    void navigate(pathname, { replace: true });
  }, [found, navigate, pathname]);
}
