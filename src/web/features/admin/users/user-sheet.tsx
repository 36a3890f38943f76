import { skipToken, useQuery } from '@tanstack/react-query';
import { contract, type UserDetail } from '../../../../functions/admin-get-user/contract.ts';
import { callFunction } from '../../../lib/call-function.ts';
import { messageOf } from '../../../lib/failures/failure.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/state-panel.tsx';
import { AuditEvents } from '../audit/audit-events.tsx';
import { adminKey, mayRetry } from '../use-admin-query.ts';
import { SheetSection } from './sheet-section.tsx';
import { SubscriptionForm } from './subscription-form.tsx';
import { UserAccess } from './user-access.tsx';
import { UserBadges, userTitle } from './user-badges.tsx';
import { UserDanger } from './user-danger.tsx';
import { UserFacts } from './user-facts.tsx';
import { UserSessions } from './user-sessions.tsx';

interface UserSheetProps {
  /** Empty while nobody is looked at. */
  id: string;
  onClose: () => void;
}

/** Everything about one person, and everything that can be done about them. */
export function UserSheet({ id, onClose }: UserSheetProps) {
  const { data, error, refetch } = useQuery({
    queryKey: adminKey(contract.name, id),
    queryFn: id === '' ? skipToken : ({ signal }) => callFunction(contract, { user_id: id }, signal),
    staleTime: 0,
    retry: mayRetry,
  });
  return (
    <Sheet
      open={id !== ''}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={data === undefined ? 'User' : userTitle(data)}
    >
      {data !== undefined ? (
        <UserParts key={data.id} user={data} onGone={onClose} />
      ) : error !== null ? (
        <ErrorState
          heading="This account could not be loaded"
          actions={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          {messageOf(error, 'Please try again.')}
        </ErrorState>
      ) : (
        <SheetSkeleton />
      )}
    </Sheet>
  );
}

function UserParts({ user, onGone }: { user: UserDetail; onGone: () => void }) {
  const isSelf = useSession().user?.id === user.id;
  return (
    <div className="grid gap-7">
      <div className="grid gap-4">
        <UserBadges user={user} />
        <UserFacts user={user} />
      </div>
      <UserAccess user={user} isSelf={isSelf} />
      <SheetSection heading="Subscription">
        <SubscriptionForm key={JSON.stringify(user.subscription)} user={user} />
      </SheetSection>
      <UserSessions user={user} />
      <SheetSection heading="Recent events">
        {user.events.length === 0 ? (
          <p className="text-small text-ink-muted">Nothing is on record about this account.</p>
        ) : (
          <AuditEvents events={user.events} look="narrow" />
        )}
      </SheetSection>
      <UserDanger user={user} isSelf={isSelf} onGone={onGone} />
    </div>
  );
}

function SheetSkeleton() {
  return (
    <div aria-busy className="grid gap-4">
      <output className="sr-only">Loading the account</output>
      <Skeleton className="h-5 w-32" />
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} className="h-9 w-full" />
      ))}
    </div>
  );
}
