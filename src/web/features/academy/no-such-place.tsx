import { Link } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';
import { academyAddress } from './academy-addresses.ts';

/** An address of the academy that leads nowhere. */
export function NoSuchPlace({ what }: { what: 'course' | 'lesson' }) {
  return (
    <Container className="flex-1 py-8">
      <h1 className="sr-only">No such {what}</h1>
      <EmptyState
        heading={`There is no such ${what}`}
        actions={
          <Link to={academyAddress.home} className={buttonClass('primary')}>
            See all courses
          </Link>
        }
      >
        It may have been renamed, or the address has a slip in it.
      </EmptyState>
    </Container>
  );
}
