import { useState } from 'react';
import { contract as banUser } from '../../../../functions/admin-ban-user/contract.ts';
import { contract as deleteUser } from '../../../../functions/admin-delete-user/contract.ts';
import type { UserDetail } from '../../../../functions/admin-get-user/contract.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { useAdminAction } from '../use-admin-action.ts';
import { SheetSection } from './sheet-section.tsx';
import { isBanned, userTitle } from './user-badges.tsx';

interface UserDangerProps {
  user: UserDetail;
  isSelf: boolean;
  onGone: () => void;
}

export function UserDanger({ user, isSelf, onGone }: UserDangerProps) {
  return (
    <SheetSection heading="Ban or delete">
      {isSelf ? (
        <p className="text-small text-ink-muted">
          You cannot ban yourself. Your own account is deleted in your settings.
        </p>
      ) : (
        <div className="grid gap-2">
          {isBanned(user) ? <LiftBan user={user} /> : <Ban user={user} />}
          <Delete user={user} onGone={onGone} />
        </div>
      )}
    </SheetSection>
  );
}

const terms = [
  { value: '1', label: '1 day' },
  { value: '7', label: '1 week' },
  { value: '30', label: '30 days' },
  { value: '365', label: '1 year' },
  { value: '36500', label: 'Until it is lifted' },
] as const;

function Ban({ user }: { user: UserDetail }) {
  const [open, setOpen] = useState(false);
  const [days, setDays] = useState<(typeof terms)[number]['value']>('7');
  const action = useAdminAction(banUser, { done: () => 'Banned', failed: 'Not banned' });
  function ban() {
    const until = new Date(Date.now() + Number(days) * 86_400_000).toISOString();
    action.mutate({ user_id: user.id, banned_until: until }, { onSuccess: () => setOpen(false) });
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ban</Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title={`Ban ${userTitle(user)}`}
        description="They are signed out everywhere and cannot sign in until the ban ends or is lifted. Nothing of theirs is deleted."
        action="Ban"
        onAction={ban}
        busy={action.isPending}
      >
        <Field label="For how long">
          {(control) => <Select {...control} options={terms} value={days} onChange={setDays} />}
        </Field>
      </AlertDialog>
    </>
  );
}

function LiftBan({ user }: { user: UserDetail }) {
  const action = useAdminAction(banUser, { done: () => 'Ban lifted', failed: 'The ban was not lifted' });
  return (
    <Button busy={action.isPending} onClick={() => action.mutate({ user_id: user.id, banned_until: null })}>
      Lift ban
    </Button>
  );
}

function Delete({ user, onGone }: { user: UserDetail; onGone: () => void }) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const title = userTitle(user);
  const action = useAdminAction(deleteUser, { done: () => 'Account deleted', failed: 'Not deleted' });
  function change(next: boolean) {
    setOpen(next);
    setTyped('');
  }
  return (
    <>
      <Button onClick={() => change(true)} className="text-negative">
        Delete account
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={change}
        title="Delete this account"
        description="The account, its apps and everything else that belongs to it are deleted. This cannot be undone."
        action="Delete account"
        disabled={typed.trim().toLowerCase() !== title.toLowerCase()}
        busy={action.isPending}
        onAction={() => action.mutate({ user_id: user.id }, { onSuccess: onGone })}
      >
        <Field
          label={
            <>
              Type <span className="font-mono break-all">{title}</span> to confirm
            </>
          }
        >
          {(control) => (
            <Input
              {...control}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </Field>
      </AlertDialog>
    </>
  );
}
