import { Check } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { describeScopes } from '../../../../catalog/oauth-scopes.ts';
import { brand } from '../../../../kernel/brand.ts';
import { signInAddress } from '../../../lib/return-path.ts';
import { signedOutHere, signOut, stayedSignedIn } from '../../../lib/sign-out.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { OutsideLink } from '../../../ui/text-link.tsx';
import { toast } from '../../../ui/toast.ts';
import { ConsentFault } from './consent-fault.tsx';
import { ConsentWaiting } from './consent-waiting.tsx';
import { type Asked, useAuthorization } from './use-authorization.ts';
import { WayBack } from './way-back.tsx';
import { type Destination, whereItLeads } from './where-it-leads.ts';

const signInHelps: ReadonlySet<string> = new Set(['insufficient_aal', 'reauthentication_needed']);
const isFinal: ReadonlySet<string> = new Set([
  'oauth_authorization_expired',
  'oauth_authorization_used',
  'oauth_authorization_not_found',
  'feature_disabled',
]);

export function ConsentQuestion({ id }: { id: string }) {
  const { asked, wayBack, fault, deciding, decide, readAgain } = useAuthorization(id);
  const leave = useOtherAccount();
  if (wayBack !== undefined) return <WayBack url={wayBack} />;
  if (fault !== null) {
    const code = 'code' in fault && typeof fault.code === 'string' ? fault.code : '';
    const action = signInHelps.has(code) ? (
      <Button look="primary" busy={leave.busy} onClick={leave.go}>
        Sign in again
      </Button>
    ) : isFinal.has(code) ? undefined : (
      <Button onClick={readAgain}>Try again</Button>
    );
    return <ConsentFault code={code} action={action} />;
  }
  if (asked === undefined) return <ConsentWaiting />;
  const destination = whereItLeads(asked.redirect_uri);
  return (
    <div>
      <div className="grid gap-5 p-5 sm:p-7">
        <WhoAsks asked={asked} />
        <WhoAnswers email={asked.user.email} busy={leave.busy} onLeave={leave.go} />
        <Caution asked={asked} destination={destination} />
        <WhatItMay scopes={asked.scope.split(' ')} />
        <WhereTo destination={destination} />
      </div>
      {/* However long the list is: nobody looks for the way out. */}
      <div className="sticky bottom-0 flex gap-2 rounded-b-large border-t border-line bg-surface px-5 py-4 sm:px-7">
        <Button
          size="large"
          className="flex-1"
          busy={deciding === 'deny'}
          disabled={deciding !== undefined}
          onClick={() => decide('deny')}
        >
          Deny
        </Button>
        <Button
          look="primary"
          size="large"
          className="flex-1"
          busy={deciding === 'approve'}
          disabled={deciding !== undefined}
          onClick={() => decide('approve')}
        >
          Approve
        </Button>
      </div>
    </div>
  );
}

function WhoAsks({ asked: { client } }: { asked: Asked }) {
  return (
    <div className="flex items-start gap-4">
      <span
        aria-hidden
        className="flex size-11 shrink-0 items-center justify-center rounded-large border border-line bg-surface-raised text-lead font-semibold text-ink-muted"
      >
        {[...client.name][0]?.toUpperCase()}
      </span>
      <div>
        <h1 id="consent-heading" className="text-title font-semibold wrap-anywhere">
          {client.name} wants access to your {brand.name} account
        </h1>
        {client.uri === '' ? null : (
          <p className="mt-1 text-small text-ink-muted">
            Says that it is from <OutsideLink href={client.uri}>{new URL(client.uri).host}</OutsideLink>
          </p>
        )}
      </div>
    </div>
  );
}

interface WhoAnswersProps {
  email: string;
  busy: boolean;
  onLeave: () => void;
}

function WhoAnswers({ email, busy, onLeave }: WhoAnswersProps) {
  return (
    <div className="grid justify-items-start rounded-large border border-line bg-surface-raised px-4 pt-3 pb-1">
      <p className="text-small text-ink-muted">
        Signed in as <span className="font-medium wrap-anywhere text-ink">{email || 'a guest'}</span>
      </p>
      <Button look="quiet" busy={busy} onClick={onLeave} className="-ml-4 sm:-ml-3.5">
        Use another account
      </Button>
    </div>
  );
}

function WhatItMay({ scopes }: { scopes: readonly string[] }) {
  return (
    <section aria-labelledby="consent-scopes">
      <h2 id="consent-scopes" className="text-small font-semibold">
        It will be able to
      </h2>
      <ul className="mt-2 grid gap-1.5">
        {describeScopes(scopes).map((allows) => (
          <li key={allows} className="flex items-start gap-2.5 text-small text-ink-muted">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-positive" />
            {allows}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-caption text-ink-faint">
        It can never change your password, your ways to sign in or your account, nor act as an admin.
      </p>
    </section>
  );
}

/** Above the list, which may be long: it is to be read before anything is pressed. */
function Caution({ asked: { client }, destination }: { asked: Asked; destination: Destination }) {
  const isStranger = client.registration_type === 'dynamic';
  if (!isStranger && !destination.isOnDevice) return null;
  return (
    <Alert tone="caution" title="Approve only if you started this yourself">
      {isStranger
        ? 'This app has registered itself. Nobody here has checked who is behind it.'
        : 'Any program on this device can call itself by this name.'}
    </Alert>
  );
}

function WhereTo({ destination: { place, isOnDevice } }: { destination: Destination }) {
  return (
    <p className="text-small text-ink-muted">
      You will be taken to {isOnDevice ? 'the program ' : ''}
      <strong className="font-mono font-medium wrap-anywhere text-ink">{place}</strong>
      {isOnDevice ? ' on this device.' : '.'} You can take the access back in your settings.
    </p>
  );
}

/** Signs out here only, and comes back to the same question. */
function useOtherAccount() {
  const { pathname, search } = useLocation();
  const [busy, setBusy] = useState(false);
  async function go(): Promise<void> {
    setBusy(true);
    const fault = await signOut('local');
    if (fault === undefined || fault === signedOutHere) {
      location.assign(signInAddress({ pathname, search }));
      return;
    }
    setBusy(false);
    if (fault !== stayedSignedIn)
      toast({ title: 'Sign out failed', description: fault, variant: 'destructive' });
  }
  return { busy, go: () => void go() };
}
