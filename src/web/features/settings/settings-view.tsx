import type { User } from '@supabase/supabase-js';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { type SettingsSectionId, settingsSections } from '../../../catalog/settings-sections.ts';
import { describeLinkError, readAuthUrl } from '../../lib/auth-url.ts';
import { describeFailure } from '../../lib/failures/describe-failure.ts';
import { href } from '../../lib/href.ts';
import { signInAddress } from '../../lib/return-path.ts';
import { useSession } from '../../lib/session.ts';
import { supabase } from '../../lib/supabase.ts';
import { useMobile } from '../../lib/use-mobile.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { NoAccessState } from '../../ui/state-panel.tsx';
import { toast } from '../../ui/toast.ts';
import { AppearanceSection } from './appearance-section.tsx';
import { AppsWithAccessSection } from './apps-with-access-section.tsx';
import { CorrectionsSection } from './corrections-section.tsx';
import { DeleteAccountSection } from './delete-account-section.tsx';
import { EmailSection } from './email-section.tsx';
import { LinkedAccountsSection } from './linked-accounts-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { ProgramKeysSection } from './program-keys-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { SettingsList } from './settings-list.tsx';
import { SettingsSection } from './settings-section.tsx';
import { TwoFactorSection } from './two-factor-section.tsx';
import { YourDataSection } from './your-data-section.tsx';

const contents: Readonly<Record<Exclude<SettingsSectionId, 'models'>, (user: User) => ReactNode>> = {
  profile: (user) => <ProfileSection user={user} />,
  appearance: () => <AppearanceSection />,
  email: (user) => <EmailSection user={user} />,
  password: (user) => <PasswordSection user={user} />,
  passkeys: (user) => <PasskeysSection userId={user.id} />,
  'two-factor': (user) => <TwoFactorSection user={user} />,
  'linked-accounts': (user) => <LinkedAccountsSection user={user} />,
  sessions: (user) => <SessionsSection userId={user.id} />,
  'apps-with-access': (user) => <AppsWithAccessSection userId={user.id} />,
  'program-keys': (user) => <ProgramKeysSection userId={user.id} />,
  corrections: (user) => <CorrectionsSection userId={user.id} />,
  'your-data': () => <YourDataSection />,
  'delete-account': (user) => <DeleteAccountSection user={user} />,
};

interface SettingsViewProps {
  section: SettingsSectionId | undefined;
  /** A feature of its own, which the page hands in. */
  models: ReactNode;
}

/** The list of all sections beside one of them; on a phone first the list, then the section. */
export function SettingsView({ section, models }: SettingsViewProps) {
  useLinkAnswer();
  const name = settingsSections.find(({ id }) => id === section)?.label;
  return (
    <div className="mx-auto w-full max-w-4xl flex-1 px-4 py-8 sm:px-6 sm:py-12">
      <h1 className="text-title font-semibold">
        Settings
        {name === undefined ? null : <span className="sr-only">: {name}</span>}
      </h1>
      {section === undefined ? null : (
        <Link
          to={href('/settings')}
          className="-ml-1 inline-flex min-h-11 items-center gap-2 rounded-small px-1 text-small text-ink-muted transition-colors hover:text-ink md:hidden"
        >
          <ArrowLeft aria-hidden className="size-4" />
          All settings
        </Link>
      )}
      <Content section={section} models={models} />
    </div>
  );
}

function Content({ section, models }: SettingsViewProps) {
  const { status, user } = useSession();
  const mobile = useMobile();
  if (status === 'loading') {
    return (
      <div className="mt-6 grid gap-6">
        <Skeleton className="h-72" />
        <Skeleton className="h-48" />
      </div>
    );
  }
  if (user === null) return <SignedOut section={section} />;
  const shown = section ?? (mobile ? undefined : 'profile');
  return (
    <div className="mt-4 grid items-start gap-6 md:mt-6 md:grid-cols-[12rem_minmax(0,1fr)] md:gap-10">
      {mobile && section !== undefined ? null : <SettingsList current={shown} />}
      {shown === undefined ? null : (
        <div key={shown} className="min-w-0">
          {shown === 'models' ? (
            <SettingsSection
              id="models"
              heading="Models"
              intro="Language models are an extra: everything here works without them."
            >
              {models}
            </SettingsSection>
          ) : (
            contents[shown](user)
          )}
        </div>
      )}
    </div>
  );
}

/** How it looks is kept on the device, so that also somebody without an account may choose it. */
function SignedOut({ section }: { section: SettingsSectionId | undefined }) {
  const { pathname } = useLocation();
  return (
    <div className="mt-6 grid gap-6">
      {section === 'appearance' ? null : (
        <Card aria-label="Sign in">
          <NoAccessState
            heading="Sign in to see your settings"
            actions={
              <Link to={signInAddress({ pathname })} className={buttonClass('primary')}>
                Sign in
              </Link>
            }
          >
            Your profile, your ways to sign in, your sessions and your data are here when you are signed in.
          </NoAccessState>
        </Card>
      )}
      <AppearanceSection />
    </div>
  );
}

/**
 * Linking an account and changing the address lead back here, with a code or with what went wrong in the address. The client
 * redeems the code by itself; used or not, it is worth nothing in the address afterwards.
 */
function useLinkAnswer(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [found] = useState(() => readAuthUrl({ search, hash }));
  const taken = useRef(false);
  useEffect(() => {
    if (taken.current || (found.kind !== 'error' && found.kind !== 'code')) return;
    taken.current = true;
    const take = async () => {
      const fault = found.kind === 'error' ? describeLinkError(found) : await redeemFault();
      if (fault !== undefined) toast({ title: 'Update failed', description: fault, variant: 'destructive' });
      await navigate(pathname, { replace: true });
    };
    void take();
  }, [found, navigate, pathname]);
}

/** What went wrong with the code in the address, once the client has looked at it. */
async function redeemFault(): Promise<string | undefined> {
  try {
    const { error } = await (await supabase()).auth.initialize();
    return error === null ? undefined : describeFailure('auth/setSession', error);
  } catch (error) {
    return describeFailure('auth/setSession', error);
  }
}
