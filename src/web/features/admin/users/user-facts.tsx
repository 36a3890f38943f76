import type { ReactNode } from 'react';
import type { UserDetail } from '../../../../functions/admin-get-user/contract.ts';
import { Time } from '../readable-time.tsx';
import { isBanned } from './user-badges.tsx';

export function UserFacts({ user }: { user: UserDetail }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-small">
      <Fact label="Id">
        <span className="font-mono text-caption break-all">{user.id}</span>
      </Fact>
      {user.display_name === '' ? null : <Fact label="Name">{user.display_name}</Fact>}
      {user.phone === null ? null : <Fact label="Phone">{user.phone}</Fact>}
      <Fact label="Created">
        <Time iso={user.created_at} />
      </Fact>
      <Fact label="Confirmed">
        {user.confirmed_at === null ? 'Not yet' : <Time iso={user.confirmed_at} />}
      </Fact>
      <Fact label="Last sign-in">
        {user.last_sign_in_at === null ? 'Never' : <Time iso={user.last_sign_in_at} />}
      </Fact>
      {isBanned(user) && user.banned_until !== null ? (
        <Fact label="Banned until">
          <Time iso={user.banned_until} />
        </Fact>
      ) : null}
      <Fact label="Signs in with">{waysIn(user)}</Fact>
      <Fact label="Second factor">{factors(user)}</Fact>
      <Fact label="Apps">{user.apps}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-muted">{label}</dt>
      <dd className="min-w-0 text-ink tabular-nums">{children}</dd>
    </>
  );
}

function waysIn({ identities }: UserDetail): string {
  return identities.length === 0 ? 'Nothing yet' : identities.map(({ provider }) => provider).join(', ');
}

const kinds = { totp: 'Authenticator', phone: 'Phone', webauthn: 'Security key' };

function factors({ factor_list: list }: UserDetail): string {
  const verified = list.filter(({ status }) => status === 'verified');
  if (verified.length === 0) return 'None';
  return verified
    .map(({ factor_type, friendly_name }) => {
      const kind = kinds[factor_type];
      return friendly_name === null || friendly_name === '' ? kind : `${kind} (${friendly_name})`;
    })
    .join(', ');
}
