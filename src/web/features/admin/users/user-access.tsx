import { X } from 'lucide-react';
import type { UserDetail } from '../../../../functions/admin-get-user/contract.ts';
import { contract as setGrant } from '../../../../functions/admin-set-grant/contract.ts';
import { contract as setRole } from '../../../../functions/admin-set-role/contract.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { grantLabel, hasEnded, type KnownGrant, knownGrants, sameGrant } from '../known-grants.ts';
import { readableTime } from '../readable-time.tsx';
import { useAdminAction } from '../use-admin-action.ts';
import { GrantForm } from './grant-form.tsx';
import { SheetSection } from './sheet-section.tsx';

type HeldGrant = UserDetail['grants'][number];

/** The admin role, the grants that the product knows as switches, and any other by name. */
export function UserAccess({ user, isSelf }: { user: UserDetail; isSelf: boolean }) {
  const role = useAdminAction(setRole, {
    done: ({ on }) => (on ? 'Admin role given' : 'Admin role taken back'),
    failed: 'The role was not changed',
  });
  const grant = useAdminAction(setGrant, {
    done: (input) => `${grantLabel(input)} access ${input.on ? 'given' : 'taken back'}`,
    failed: 'The access was not changed',
  });
  const give = (kind: HeldGrant['kind'], name: string, on: boolean) =>
    grant.mutate({ user_id: user.id, kind, name, expires_at: null, on });
  const others = user.grants.filter((held) => !knownGrants.some((known) => sameGrant(known, held)));
  const isAdmin = user.roles.includes('admin');
  return (
    <SheetSection heading="Roles and access">
      <div className="grid gap-3">
        <Switch
          label="Admin"
          hint={isSelf ? 'You cannot take the role from yourself.' : 'Opens everything, this page included.'}
          checked={isAdmin}
          disabled={role.isPending || (isSelf && isAdmin)}
          onChange={(on) => role.mutate({ user_id: user.id, role: 'admin', on })}
        />
        {knownGrants.map((known) => {
          const held = user.grants.find((one) => sameGrant(one, known));
          return (
            <Switch
              key={grantLabel(known)}
              label={known.label}
              hint={grantHint(known, held)}
              checked={held !== undefined && !hasEnded(held)}
              disabled={grant.isPending}
              onChange={(on) => give(known.kind, known.name, on)}
            />
          );
        })}
        {others.length === 0 ? null : (
          <ul className="grid gap-1" aria-label="Other grants">
            {others.map((held) => (
              <li key={grantLabel(held)} className="flex items-center justify-between gap-3">
                <div className="min-w-0">
                  <p className="truncate text-small font-medium text-ink">{grantLabel(held)}</p>
                  <p className="text-caption text-ink-muted">{endOf(held)}</p>
                </div>
                <IconButton
                  label={`Take back ${grantLabel(held)}`}
                  disabled={grant.isPending}
                  onClick={() => give(held.kind, held.name, false)}
                >
                  <X aria-hidden />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
        <GrantForm userId={user.id} />
      </div>
    </SheetSection>
  );
}

function grantHint(known: KnownGrant, held: HeldGrant | undefined): string {
  if (held === undefined || held.expires_at === null) return known.opens;
  return `${known.opens} · ${endOf(held)}`;
}

function endOf(held: HeldGrant): string {
  if (held.expires_at === null) return 'Without an end';
  return `${hasEnded(held) ? 'Ended' : 'Ends'} ${readableTime(held.expires_at)}`;
}
