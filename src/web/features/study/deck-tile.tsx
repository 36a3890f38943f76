import { Play } from 'lucide-react';
import { Link } from 'react-router';
import type { Queue } from '../../../methods/study/queue.ts';
import { href } from '../../lib/href.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

/** A deck among the others, with what waits in it. */
export function DeckTile({
  id,
  name,
  count,
  queue,
}: {
  id: string;
  name: string;
  count: number;
  queue: Queue;
}) {
  const address = href('/study-buddy/:deck', { deck: id });
  const waiting = queue.due + queue.fresh + queue.learning;
  return (
    <Card className="flex h-full flex-col justify-between gap-4 p-4">
      <div className="min-w-0">
        <Link to={address} className="block truncate text-body font-semibold text-ink hover:underline">
          {name}
        </Link>
        <p className="mt-1 text-small text-ink-muted">
          {count.toLocaleString('en')} {count === 1 ? 'card' : 'cards'}
        </p>
        <dl className="mt-3 flex gap-4 text-small">
          {(
            [
              ['Due', queue.due, 'text-positive'],
              ['Learning', queue.learning, 'text-caution'],
              ['New', queue.fresh, 'text-accent'],
            ] as const
          ).map(([label, value, tone]) => (
            <div key={label} className="flex gap-1">
              <dt className="text-ink-muted">{label}</dt>
              <dd className={`font-semibold tabular-nums ${tone}`}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {waiting > 0 ? (
        <Link to={`${address}?view=review`} className={buttonClass('primary')} aria-label={`Review ${name}`}>
          <Play aria-hidden />
          Review
        </Link>
      ) : (
        <Link
          to={count === 0 ? `${address}?view=notes` : address}
          className={buttonClass('secondary')}
          aria-label={`Open ${name}`}
        >
          {count === 0 ? 'Add notes' : 'Open'}
        </Link>
      )}
    </Card>
  );
}
