import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { limits } from '../../../kernel/limits.ts';
import { href } from '../../lib/href.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Container } from '../../ui/container.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';
import type { AppView } from './app-view.ts';
import { useAppRow } from './use-app-row.ts';

/** A deleted app, which can still be brought back. */
export function InTheBin({ view: { app } }: { view: AppView }) {
  const { busy, change } = useAppRow(app.id);
  return (
    <Container width="medium" className="flex-1 py-8 sm:py-12">
      <Card>
        <EmptyState
          icon={<Trash2 aria-hidden />}
          heading={`${app.name} was deleted`}
          actions={
            <>
              <Button look="primary" busy={busy} onClick={() => void change({ deleted_at: null })}>
                Undo
              </Button>
              <Link to={href('/dashboard')} className={buttonClass('secondary')}>
                Go to your apps
              </Link>
            </>
          }
        >
          Nobody can open it any more, at no address. Undo brings it back with all its versions, for{' '}
          {limits.bin.days} days after it was deleted; then it is removed for good.
        </EmptyState>
      </Card>
    </Container>
  );
}
