import { Link } from 'react-router';
import { buttonClass } from '../../../ui/button.tsx';
import { Container } from '../../../ui/container.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state-panel.tsx';
import { kindWords } from './kind-words.ts';
import type { OwnKind } from './use-own-things.ts';

interface ThingMissingProps {
  kind: OwnKind;
  status: 'loading' | 'missing' | 'unreadable' | 'ready';
}

/** While it is looked for, and when it is not there. */
export function ThingMissing({ kind, status }: ThingMissingProps) {
  const { noun, list, listLabel } = kindWords[kind];
  const back = (
    <Link to={list} className={buttonClass('primary')}>
      {listLabel}
    </Link>
  );
  return (
    <Container className="grid flex-1 content-start gap-8 py-8 sm:py-10">
      <PageHeader heading={kind === 'tool' ? 'Custom tool' : 'Agent of your own'} />
      {status === 'loading' ? (
        <Skeleton className="h-96" />
      ) : status === 'unreadable' ? (
        <EmptyState heading={`This ${noun} cannot be read here`} actions={back}>
          It was made with another version of the product. Reload for the newest one.
        </EmptyState>
      ) : (
        <EmptyState heading={`There is no such ${noun} here`} actions={back}>
          It may have been deleted, or it belongs to another account or device.
        </EmptyState>
      )}
    </Container>
  );
}
