import { Copy, Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { currentName } from '../../account/session.ts';
import { checkValue } from '../../records/check-values.ts';
import { newId } from '../../store/collection.ts';
import { inDays } from '../../store/sample-dates.ts';
import { createValue } from '../../store/value.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { copyText } from '../../ui/download.ts';
import { say } from '../../ui/toast.tsx';
import { formatMoment } from '../../words/format-day.ts';
import { Notice } from '../parts/notice.tsx';
import { ChoiceControl, TextControl } from '../parts/text-control.tsx';
import { changed, useList } from '../parts/use-list.ts';

interface Invitation {
  readonly id: string;
  readonly email: string;
  readonly role: string;
  readonly state: 'Pending' | 'Accepted' | 'Revoked';
  readonly at: string;
}

const kept = createValue<readonly Invitation[] | null>('invitations', null);

interface InvitesProps {
  roles: readonly string[];
  /** Addresses that were invited before. */
  samples: readonly string[];
}

function linkFor(id: string): string {
  return `${window.location.origin}${window.location.pathname}?invitation=${id.slice(-8)}`;
}

async function copyLink(id: string): Promise<void> {
  const copied = await copyText(linkFor(id));
  if (copied) say('The invitation link is copied.');
  else say(`Copy this invitation link: ${linkFor(id)}`);
}

/** Invite people, see who has accepted, and take an invitation back. */
export function Invites({ roles, samples }: InvitesProps) {
  const [invitations, keep] = useList(
    kept,
    samples.map((email, index) => ({
      id: `invitation-${index + 1}`,
      email,
      role: roles[index % roles.length] ?? 'Member',
      state: index === 0 ? ('Accepted' as const) : ('Pending' as const),
      at: inDays(-index - 1, '12:00'),
    })),
  );
  const pending = invitations.filter(({ state }) => state === 'Pending').length;
  const change = (id: string, changes: Partial<Invitation>, said: string) => {
    keep(changed(invitations, id, changes));
    say(said, { undo: () => keep(invitations) });
  };
  return (
    <div className="grid grid-cols-1 gap-6">
      <InviteForm
        roles={roles}
        taken={invitations.filter(({ state }) => state !== 'Revoked').map(({ email }) => email)}
        onInvite={(email, role) => {
          keep([
            { id: newId(), email, role, state: 'Pending', at: new Date().toISOString() },
            ...invitations,
          ]);
          say(`${email} is invited.`);
        }}
      />
      <Panel title={`Invitations (${pending} pending)`}>
        <ul className="grid grid-cols-1 gap-3">
          {invitations.map((one) => (
            <InvitationRow
              key={one.id}
              invitation={one}
              onChange={(changes, said) => change(one.id, changes, said)}
            />
          ))}
        </ul>
      </Panel>
    </div>
  );
}

interface InvitationRowProps {
  invitation: Invitation;
  onChange: (changes: Partial<Invitation>, said: string) => void;
}

function InvitationRow({ invitation: { id, email, role, state, at }, onChange }: InvitationRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-2 rounded-control border border-line p-3">
      <span className="min-w-0 flex-1 basis-52">
        <span className="font-semibold break-all">{email}</span>
        <span className="block text-sm text-muted">
          {role} · sent {formatMoment(at)}
        </span>
      </span>
      <Badge>{state}</Badge>
      {state === 'Pending' ? (
        <>
          <Button aria-label={`Copy link for ${email}`} onClick={() => void copyLink(id)}>
            <Copy aria-hidden="true" className="size-4" />
            Copy link
          </Button>
          <Button
            aria-label={`Resend to ${email}`}
            onClick={() =>
              onChange(
                { at: new Date().toISOString() },
                `The invitation of ${email} is renewed. Pass the link on again.`,
              )
            }
          >
            Resend
          </Button>
          <Button
            aria-label={`Simulate that ${email} accepts`}
            onClick={() => onChange({ state: 'Accepted' }, `${email} has accepted (simulated).`)}
          >
            Simulate acceptance
          </Button>
          <Button
            aria-label={`Revoke ${email}`}
            onClick={() => onChange({ state: 'Revoked' }, `The invitation of ${email} is revoked.`)}
          >
            Revoke
          </Button>
        </>
      ) : null}
    </li>
  );
}

interface InviteFormProps {
  roles: readonly string[];
  taken: readonly string[];
  onInvite: (email: string, role: string) => void;
}

function InviteForm({ roles, taken, onInvite }: InviteFormProps) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState(roles[0] ?? 'Member');
  const [fault, setFault] = useState<string>();
  function invite(event: FormEvent): void {
    event.preventDefault();
    const address = email.trim().toLowerCase();
    const found = taken.includes(address)
      ? 'This person is already invited.'
      : checkValue({ name: 'email', label: 'Email', kind: 'email', required: true }, address);
    setFault(found);
    if (found !== undefined) return;
    onInvite(address, role);
    setEmail('');
  }
  return (
    <Panel title="Invite somebody">
      <form onSubmit={invite} noValidate className="grid grid-cols-1 gap-4">
        <Notice>
          Invitations of {currentName()} are kept in this browser. No e-mail is sent; pass the link on
          yourself.
        </Notice>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextControl label="Email address" type="email" value={email} onChange={setEmail} fault={fault} />
          <ChoiceControl label="Invited as" value={role} options={roles} onChange={setRole} />
        </div>
        <Button look="primary" type="submit" className="justify-self-start">
          <Send aria-hidden="true" className="size-4" />
          Send invitation
        </Button>
      </form>
    </Panel>
  );
}
