import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { inText } from '../words/in-text.ts';
import { activeFilters, cleared } from './active-filters.tsx';
import type { Entity } from './entity.ts';
import type { Query } from './query-records.ts';

interface NothingListedProps {
  entity: Entity;
  /** What is said where there is nothing at all. */
  text: string | undefined;
  query: Query;
  onChange: (query: Query) => void;
}

/** Why a list shows nothing: there is nothing yet, or it was narrowed too far. */
export function NothingListed({ entity, text, query, onChange }: NothingListedProps) {
  if (text !== undefined) return <Empty text={text} />;
  const chosen = activeFilters(entity, query).map(({ label }) => label);
  const sought = query.text.trim();
  const reasons = [...(sought === '' ? [] : [`“${sought}”`]), ...chosen];
  const isFiltered = chosen.length > 0;
  return (
    <Empty
      text={isFiltered ? `Nothing fits ${reasons.join(' and ')}.` : 'Nothing matches this search.'}
      action={
        <Button onClick={() => onChange(cleared(query))}>
          {isFiltered ? 'Clear filters' : 'Clear search'}
        </Button>
      }
    />
  );
}

export function emptyText(entity: Entity, addLabel: string | undefined, mine: boolean | undefined): string {
  const start = addLabel === undefined ? '' : ` Press “${addLabel}” to start.`;
  return `No ${inText(entity.many)} yet.${start}${mine === true ? ' What you do shows up here.' : ''}`;
}
