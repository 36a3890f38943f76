import { Link } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state-panel.tsx';
import { resourceAddress } from './resource-addresses.ts';

/** While a resource of one's own is looked for, and when it is not there. */
export function OwnMissing({ status }: { status: string }) {
  const back = (
    <Link to={resourceAddress.all} className={buttonClass('primary')}>
      All resources
    </Link>
  );
  return (
    <Container className="grid flex-1 grid-cols-1 content-start gap-8 py-8 sm:py-10">
      <PageHeader heading="Your resource" />
      {status === 'loading' ? (
        <Skeleton className="h-[40rem] max-w-[52rem]" />
      ) : status === 'error' ? (
        <ErrorState heading="It could not be read" actions={back}>
          The server does not answer, and it was never opened on this device. Try again in a moment.
        </ErrorState>
      ) : (
        <EmptyState heading="There is no such resource here" actions={back}>
          It may have been deleted, or it belongs to another account or device.
        </EmptyState>
      )}
    </Container>
  );
}
