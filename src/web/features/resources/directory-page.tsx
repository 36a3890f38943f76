import { Plus, SearchX, Star } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { Link } from 'react-router';
import { isResourceJob, type ResourceJob } from '../../../catalog/resources/resource.ts';
import { resources } from '../../../catalog/resources.gen.ts';
import { limits } from '../../../kernel/limits.ts';
import { useAddress } from '../../lib/use-address.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { useQueryText } from '../../lib/use-query-text.ts';
import { walkResults } from '../../lib/walk-results.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';
import { isOnShelf, isShelf, JobList, JobSelect, type Shelf, ShelfBar } from './directory-filters.tsx';
import { resourceAddress } from './resource-addresses.ts';
import { ResourceCards } from './resource-cards.tsx';
import { searchOf } from './search-resources.ts';
import { type ListedResource, listedOwn, listedShipped } from './shown-resource.ts';
import { useOwnResources } from './use-own-resources.ts';

const shipped = resources.map(listedShipped).toSorted((one, other) => one.title.localeCompare(other.title));

/** What stands in the address: the build knows no address with a query. */
function useFilters() {
  const isHydrated = useHydrated();
  const address = useAddress();
  const [typed, setTyped] = useQueryText('q');
  const read = (name: string) => (isHydrated ? address.get(name) : '');
  const change = (changes: Readonly<Record<string, string>>) => address.change(changes, 'step');
  const [shelf, job] = [read('kind'), read('job')];
  return {
    query: isHydrated ? typed : '',
    setQuery: setTyped,
    shelf: isShelf(shelf) ? shelf : ('' as const),
    job: isResourceJob(job) ? job : ('' as const),
    change,
  };
}

/** Every resource of the product and of the person, found by words, kind and job. */
export function DirectoryPage() {
  const { query, setQuery, shelf, job, change } = useFilters();
  const field = useRef<HTMLInputElement>(null);
  const { own, starred } = useOwnResources();
  const all = useMemo(() => [...own.map(listedOwn), ...shipped], [own]);
  const search = useMemo(() => searchOf(all), [all]);
  const asked = useMemo(() => (query.trim() === '' ? all : search(query)), [all, search, query]);
  const hasJob = (one: ListedResource, of: ResourceJob | '') => of === '' || one.jobs.includes(of);
  const onShelf = (of: Shelf) => asked.filter((one) => isOnShelf(one, of, starred));
  const found = onShelf(shelf).filter((one) => hasJob(one, job));
  const countOfJob = (of: ResourceJob | '') => onShelf(shelf).filter((one) => hasJob(one, of)).length;
  const jobProps = { job, onChange: (next: string) => change({ job: next }), count: countOfJob };
  return (
    <Container className="grid flex-1 grid-cols-1 content-start gap-8 py-8 sm:py-10">
      <PageHeader
        heading="Resource Team"
        description="Templates, checklists, worksheets, glossaries and guides, ready to use today. Each comes as Word, Excel or PDF, and works without a network."
        actions={
          <Link to={resourceAddress.create} className={buttonClass('secondary')}>
            <Plus aria-hidden />
            Add your own
          </Link>
        }
      />
      {/* The keys move the focus between things that take it anyway. */}
      <div
        role="presentation"
        onKeyDown={(event) => walkResults(event, field)}
        className="grid grid-cols-1 gap-5"
      >
        <SearchBox
          ref={field}
          label="Search the resources"
          placeholder="Search, such as invoice"
          value={query}
          onChange={setQuery}
          maxLength={limits.reading.queryLength}
        />
        <ShelfBar
          shelf={shelf}
          onChange={(next) => change({ kind: next })}
          count={(of) => onShelf(of).filter((one) => hasJob(one, job)).length}
        />
        <JobSelect {...jobProps} />
        <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[13rem_minmax(0,1fr)]">
          <JobList {...jobProps} />
          <div className="grid grid-cols-1 gap-4">
            <p aria-live="polite" className="text-small text-ink-muted">
              {found.length.toLocaleString('en')} {found.length === 1 ? 'resource' : 'resources'}
            </p>
            {found.length > 0 ? (
              <ResourceCards label="Resources" resources={found} />
            ) : (
              <NothingFound
                shelf={shelf}
                isSearched={query.trim() !== '' || job !== ''}
                onClear={() => {
                  setQuery('');
                  change({ q: '', kind: '', job: '' });
                }}
              />
            )}
          </div>
        </div>
      </div>
    </Container>
  );
}

interface NothingFoundProps {
  shelf: Shelf;
  isSearched: boolean;
  onClear: () => void;
}

function NothingFound({ shelf, isSearched, onClear }: NothingFoundProps) {
  const back = <Button onClick={onClear}>Show all resources</Button>;
  if (!isSearched && shelf === 'starred')
    return (
      <EmptyState heading="No stars yet" icon={<Star aria-hidden />} actions={back}>
        The star on a card keeps what you use often here.
      </EmptyState>
    );
  if (!isSearched && shelf === 'yours')
    return (
      <EmptyState
        heading="Nothing of yours yet"
        actions={
          <>
            <Link to={resourceAddress.create} className={buttonClass('primary')}>
              Add your own
            </Link>
            {back}
          </>
        }
      >
        Write a template or a checklist of your own, or bring a Markdown file. It stands here beside ours.
      </EmptyState>
    );
  return (
    <EmptyState heading="No such resource" icon={<SearchX aria-hidden />} actions={back}>
      Other words may help, or another collection.
    </EmptyState>
  );
}
