import type { UserSummary } from '../../../../functions/admin-shapes.ts';
import { Badge } from '../../../ui/badge.tsx';
import { grantLabel, hasEnded } from '../known-grants.ts';

export function isBanned({ banned_until }: Pick<UserSummary, 'banned_until'>, now = Date.now()): boolean {
  return banned_until !== null && new Date(banned_until).getTime() > now;
}

/** What stands out about an account: what is wrong first, then what it may do. */
export function UserBadges({ user }: { user: UserSummary }) {
  const grants = user.grants.filter((grant) => !hasEnded(grant));
  return (
    <span className="flex flex-wrap gap-1.5 empty:hidden">
      {isBanned(user) ? <Badge tone="negative">Banned</Badge> : null}
      {user.is_anonymous ? <Badge>Guest</Badge> : null}
      {user.confirmed_at === null && !user.is_anonymous ? <Badge tone="caution">Not confirmed</Badge> : null}
      {user.roles.includes('admin') ? <Badge tone="accent">Admin</Badge> : null}
      {user.subscription.subscribed ? (
        <Badge tone="positive">{user.subscription.subscription_tier ?? 'Subscribed'}</Badge>
      ) : null}
      {grants.map((grant) => (
        <Badge key={`${grant.kind}:${grant.name}`}>{grantLabel(grant)}</Badge>
      ))}
    </span>
  );
}

export function userTitle(user: Pick<UserSummary, 'email' | 'phone' | 'id'>): string {
  return user.email ?? user.phone ?? `Guest ${user.id.slice(0, 8)}`;
}
