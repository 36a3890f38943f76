import { ArrowLeft, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Alert } from '../../../ui/alert.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/state-panel.tsx';
import { abcAddress } from '../abc-addresses.ts';
import { dayOf, nowMs } from '../day-of.ts';
import { type Children, useChildren } from '../use-children.ts';
import { ChildForm } from './child-form.tsx';
import { ChildOverview } from './child-overview.tsx';
import { GrownUpGate } from './grown-up-gate.tsx';

/** The page of the grown-ups: who plays, how it goes, how long, and with which voice. */
export function GrownUpsPage() {
  return (
    <>
      <PageHeader
        heading="ABC 123 for grown-ups"
        description="Progress, time and settings of each child."
        actions={
          <Link to={abcAddress.home} className={buttonClass('secondary')}>
            <ArrowLeft aria-hidden />
            Back to the children
          </Link>
        }
      />
      <GrownUpGate>
        <Inside />
      </GrownUpGate>
    </>
  );
}

function Inside() {
  const all = useChildren();
  const [chosen, setChosen] = useState('');
  const [isAdding, setIsAdding] = useState(false);
  const [today] = useState(() => dayOf(nowMs()));
  if (all.status === 'loading') return <Skeleton className="h-64" />;
  if (all.status === 'error')
    return (
      <ErrorState
        heading="The children could not be read yet"
        actions={<Button onClick={() => location.reload()}>Try again</Button>}
      >
        They are not on this device yet, and the server does not answer. Once they were read, everything works
        without a network.
      </ErrorState>
    );
  const child = all.children.find(({ id }) => id === chosen) ?? all.children[0];
  return (
    <div className="grid gap-6">
      <Astray all={all} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        {child !== undefined && all.children.length > 1 ? (
          <Segmented
            label="Child"
            options={all.children.map(({ id, name }) => ({ value: id, label: name }))}
            value={child.id}
            onChange={setChosen}
          />
        ) : (
          <span />
        )}
        <Button onClick={() => setIsAdding(true)}>
          <Plus aria-hidden />
          Add a child
        </Button>
      </div>
      {child === undefined ? (
        <EmptyState heading="No child yet">
          Add one with a nickname and an animal, and play can begin.
        </EmptyState>
      ) : (
        <ChildOverview key={child.id} child={child} all={all} today={today} />
      )}
      <Dialog open={isAdding} onOpenChange={setIsAdding} title="Add a child">
        <ChildForm action="Add the child" onSave={all.add} onDone={() => setIsAdding(false)} />
      </Dialog>
    </div>
  );
}

function Astray({ all }: { all: Children }) {
  if (all.astray.length === 0) return null;
  return (
    <Alert
      tone="caution"
      title="There are answers of a child who was deleted"
      actions={<Button onClick={() => void all.removeDays(all.astray)}>Delete them too</Button>}
    >
      Another device wrote them before it knew. Nobody sees them; they can go.
    </Alert>
  );
}
