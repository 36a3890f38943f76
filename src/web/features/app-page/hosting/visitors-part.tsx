import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Ban, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../../lib/failures/failure.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { type AppVisitor, changeVisitor, readRoles, removeVisitor } from './hosting-data.ts';
import { HostingPart, NotRead } from './hosting-part.tsx';

interface VisitorsPartProps {
  appId: string;
  visitors: UseQueryResult<AppVisitor[]>;
}

/** The people with an account in the app. Roles with rights are given here and nowhere else. */
export function VisitorsPart({ appId, visitors }: VisitorsPartProps) {
  const { data, error, refetch } = visitors;
  const roles = useQuery({ queryKey: ['app-roles', appId], queryFn: () => readRoles(appId) });
  const [leaving, setLeaving] = useState<AppVisitor>();

  async function run(work: () => Promise<void>, said: string): Promise<void> {
    try {
      await work();
      toast({ title: said });
    } catch (failure) {
      toast({
        title: 'It did not work',
        description: messageOf(failure, 'Please try again.'),
        variant: 'destructive',
      });
    }
    await refetch();
  }

  return (
    <HostingPart
      title="Visitors with an account"
      lead="They register in the app. You decide who gets a role with more rights."
    >
      {error === null ? (
        <VisitorList
          visitors={data}
          roles={roles.data ?? []}
          run={(...given) => void run(...given)}
          onRemove={setLeaving}
        />
      ) : (
        <NotRead error={error} onRetry={() => void refetch()} />
      )}
      <AlertDialog
        open={leaving !== undefined}
        onOpenChange={(open) => (open ? undefined : setLeaving(undefined))}
        title={`Remove ${leaving?.name ?? ''}?`}
        description="The account is gone for good, and the person is signed out. Records that they made stay."
        action="Remove the account"
        onAction={() => {
          if (leaving !== undefined) void run(() => removeVisitor(leaving.id), `${leaving.name} was removed`);
          setLeaving(undefined);
        }}
      />
    </HostingPart>
  );
}

interface VisitorTools {
  roles: readonly string[];
  run: (work: () => Promise<void>, said: string) => void;
  onRemove: (visitor: AppVisitor) => void;
}

/** Rows that fold on a phone, where a table of three columns would have to be pushed sideways. */
function VisitorList({ visitors, ...tools }: { visitors: AppVisitor[] | undefined } & VisitorTools) {
  if (visitors === undefined) return <Skeleton className="h-32 rounded-medium" />;
  if (visitors.length === 0) return <p className="text-small text-ink-muted">Nobody has registered yet.</p>;
  return (
    <ul aria-label="Visitors with an account" className="divide-y divide-line text-small">
      {visitors.map((visitor) => (
        <li key={visitor.id} className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-2.5">
          <Who visitor={visitor} />
          <RoleChoice visitor={visitor} {...tools} />
          <VisitorButtons visitor={visitor} {...tools} />
        </li>
      ))}
    </ul>
  );
}

function RoleChoice({ visitor, roles, run }: { visitor: AppVisitor } & VisitorTools) {
  const options = [...new Set([...roles, visitor.role])].map((role) => ({ value: role, label: role }));
  return (
    // What the control hides from sight must not reach beyond the row.
    <div className="relative min-w-0 flex-1 sm:w-36 sm:flex-none">
      <Select
        aria-label={`Role of ${visitor.name}`}
        options={options}
        value={visitor.role}
        onChange={(role) => run(() => changeVisitor(visitor.id, { role }), `${visitor.name} is now ${role}`)}
      />
    </div>
  );
}

function VisitorButtons({ visitor, run, onRemove }: { visitor: AppVisitor } & VisitorTools) {
  const isBlocked = visitor.blocked_at !== null;
  return (
    <div className="flex shrink-0 gap-1">
      <IconButton
        label={isBlocked ? `Unblock ${visitor.name}` : `Block ${visitor.name}`}
        onClick={() =>
          run(
            () => changeVisitor(visitor.id, { blocked_at: isBlocked ? null : new Date().toISOString() }),
            isBlocked ? `${visitor.name} may sign in again` : `${visitor.name} is blocked`,
          )
        }
      >
        {isBlocked ? <Undo2 aria-hidden /> : <Ban aria-hidden />}
      </IconButton>
      <IconButton label={`Remove ${visitor.name}`} onClick={() => onRemove(visitor)}>
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  );
}

function Who({ visitor }: { visitor: AppVisitor }) {
  return (
    <div className="min-w-0 basis-full sm:flex-1 sm:basis-0">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium text-ink">
        <bdi className="min-w-0 wrap-anywhere">{visitor.name}</bdi>
        {visitor.blocked_at === null ? null : <Badge tone="negative">Blocked</Badge>}
      </div>
      <div className="text-caption wrap-anywhere text-ink-muted">{visitor.email}</div>
    </div>
  );
}
