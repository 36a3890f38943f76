import { SearchX } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { limits } from '../../../kernel/limits.ts';
import { KindFilter } from '../../features/search/kind-filter.tsx';
import { ResultList } from '../../features/search/result-list.tsx';
import { siteProviders } from '../../features/search/site-providers.ts';
import { useSiteSearch } from '../../features/search/use-site-search.ts';
import { href } from '../../lib/href.ts';
import { usePageList } from '../../lib/page-list.ts';
import type { SearchProvider } from '../../lib/search-provider.ts';
import { useSession } from '../../lib/session.ts';
import { useQueryText } from '../../lib/use-query-text.ts';
import { walkResults } from '../../lib/walk-results.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';
import { route } from './route.ts';

const examples = ['backup', 'two-factor', 'offline', 'cash flow', 'export'];

export function Page() {
  const pages = usePageList();
  const { access } = useSession();
  const providers = useMemo(() => siteProviders(pages, access), [pages, access]);
  const [query, setQuery] = useQueryText('q');
  const field = useRef<HTMLInputElement>(null);
  return (
    <Container width="medium" className="flex-1 py-10 sm:py-14">
      {/* The keys move the focus between things that take it anyway. */}
      <div
        role="presentation"
        onKeyDown={(event) => walkResults(event, field)}
        className="grid grid-cols-1 gap-6"
      >
        <PageHeader
          heading={route.title}
          description="Pages, articles, help and terms of law, searched on your device."
        />
        <SearchBox
          ref={field}
          label="Search everything"
          placeholder="Search pages, articles and help"
          value={query}
          onChange={setQuery}
          maxLength={limits.reading.queryLength}
        />
        {query.trim() === '' ? (
          <Beginning onChoose={setQuery} />
        ) : (
          <Results query={query} providers={providers} onClear={() => setQuery('')} />
        )}
      </div>
    </Container>
  );
}

interface ResultsProps {
  query: string;
  providers: readonly SearchProvider[];
  onClear: () => void;
}

function Results({ query, providers, onClear }: ResultsProps) {
  const [parameters, setParameters] = useSearchParams();
  const found = useSiteSearch(providers, query);
  const kind = parameters.get('kind') ?? '';
  const shown = kind === '' ? found : found.filter(({ item }) => item.kind === kind);
  const kinds = providers.map((provider) => ({
    ...provider,
    count: found.filter(({ item }) => item.kind === provider.kind).length,
  }));
  const choose = (next: string) =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === '') after.delete('kind');
        else after.set('kind', next);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  if (found.length === 0) return <Nothing query={query} onClear={onClear} />;
  return (
    <>
      <KindFilter kinds={kinds} chosen={kind} total={found.length} onChoose={choose} />
      <p aria-live="polite" className="text-small text-ink-muted">
        {shown.length === 1 ? 'One result' : `${shown.length} results`} for “{query.trim()}”
      </p>
      {shown.length === 0 ? (
        <EmptyState
          icon={<SearchX aria-hidden />}
          heading="Nothing of this kind"
          actions={<Button onClick={() => choose('')}>Show all kinds</Button>}
        >
          There are results of other kinds.
        </EmptyState>
      ) : (
        <ResultList
          key={`${kind} ${query}`}
          found={shown}
          labels={new Map(providers.map((provider) => [provider.kind, provider.label]))}
        />
      )}
    </>
  );
}

function Beginning({ onChoose }: { onChoose: (query: string) => void }) {
  return (
    <div className="grid gap-3 rounded-large border border-line bg-surface p-6">
      <h2 className="text-small font-semibold text-ink">Try one of these</h2>
      <ul className="flex flex-wrap gap-2">
        {examples.map((example) => (
          <li key={example}>
            <Button onClick={() => onChoose(example)}>{example}</Button>
          </li>
        ))}
      </ul>
      <p className="text-small text-ink-muted">
        Beginnings of words are enough, and small slips are forgiven. The arrow keys walk through the results.
      </p>
    </div>
  );
}

function Nothing({ query, onClear }: { query: string; onClear: () => void }) {
  return (
    <div aria-live="polite" className="rounded-large border border-line bg-surface">
      <EmptyState
        icon={<SearchX aria-hidden />}
        heading={`Nothing found for “${query.trim()}”`}
        actions={
          <>
            <Button onClick={onClear}>Clear the search</Button>
            <Link to={href('/contact')} className={buttonClass('secondary')}>
              Ask us
            </Link>
          </>
        }
      >
        Try fewer or other words. If you miss something that should be here, tell us.
      </EmptyState>
    </div>
  );
}
