import { customTools } from '../../app/local/handles/custom-tools.ts';
import { useCollection } from '../../app/local/use-collection.ts';
import { fillPattern } from '../../lib/href.ts';
import { LinkCard } from '../../ui/link-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The tools that the person put on the home page. */
export function OwnToolCards({ path }: { path: string }) {
  const { status, records } = useCollection(customTools);
  const shown = records
    .map(({ value }) => value)
    .filter(({ kind, on_home: isOn }) => kind === 'tool' && isOn)
    .toSorted((one, other) => one.name.localeCompare(other.name));
  if (status === 'loading') return <Skeleton className="h-28" />;
  if (shown.length === 0)
    return (
      <p className="max-w-[60ch] text-small text-ink-muted">
        No tool stands here yet. Switch on “Put on the home page” at one of your tools, and it does.
      </p>
    );
  return (
    <ul className="grid gap-4 @lg:grid-cols-2 @4xl:grid-cols-3">
      {shown.map(({ id, name, definition }) => (
        <LinkCard
          key={id}
          to={fillPattern(`${path}/:id`, { id })}
          title={name}
          summary={typeof definition['job'] === 'string' ? definition['job'] : ''}
        />
      ))}
    </ul>
  );
}
