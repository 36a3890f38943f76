import { SearchX } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { type Tool, toolAims } from '../../../catalog/tool-aims.ts';
import { createSearch } from '../../lib/full-text-search.ts';
import { usePageExists } from '../../lib/page-exists.ts';
import { useSession } from '../../lib/session.ts';
import { useQueryText } from '../../lib/use-query-text.ts';
import { walkResults } from '../../lib/walk-results.ts';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { LinkCard } from '../../ui/link-card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { Section } from '../../ui/section.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';
import { allTools } from './all-tools.ts';

const searchLength = 100;

/** Every tool of the product, by what somebody wants to do. */
export function ToolsPage() {
  const exists = usePageExists();
  const { access } = useSession();
  const [typed, setTyped] = useQueryText('q');
  const field = useRef<HTMLInputElement>(null);
  const tools = useMemo(() => allTools(exists, access), [exists, access]);
  const search = useMemo(
    () =>
      createSearch(
        tools.map((tool) => ({
          id: tool.path,
          title: tool.name,
          keywords: tool.words,
          text: tool.does,
          tool,
        })),
      ),
    [tools],
  );
  const found = typed.trim() === '' ? undefined : search(typed).map(({ item }) => item.tool);
  return (
    <Container className="flex-1 py-10 sm:py-14">
      {/* The keys move the focus between things that take it anyway. */}
      <div
        role="presentation"
        onKeyDown={(event) => walkResults(event, field)}
        className="grid grid-cols-1 gap-10"
      >
        <div className="grid gap-6">
          <PageHeader
            look="story"
            heading="Tools"
            description="Say what you want to do. Most of it runs on your device, and without an account."
          />
          <SearchBox
            ref={field}
            label="Search the tools"
            placeholder="What do you want to do?"
            value={typed}
            onChange={setTyped}
            maxLength={searchLength}
          />
        </div>
        {found === undefined ? <Aims tools={tools} /> : <Found tools={found} onClear={() => setTyped('')} />}
      </div>
    </Container>
  );
}

function Aims({ tools }: { tools: readonly Tool[] }) {
  return toolAims.map(({ id, title, description }) => {
    const own = tools.filter(({ aim }) => aim === id);
    if (own.length === 0) return null;
    return (
      <Section key={id} heading={title} description={description}>
        <Cards tools={own} />
      </Section>
    );
  });
}

function Found({ tools, onClear }: { tools: readonly Tool[]; onClear: () => void }) {
  return (
    <section aria-label="Found tools" className="grid gap-4">
      <p aria-live="polite" className="text-small text-ink-muted">
        {tools.length === 1 ? 'One tool' : `${tools.length} tools`}
      </p>
      {tools.length === 0 ? (
        <EmptyState
          icon={<SearchX aria-hidden />}
          heading="No tool does that yet"
          actions={
            <Button look="secondary" onClick={onClear}>
              Show all tools
            </Button>
          }
        >
          Try other words, or describe it as an app: it is made in a moment.
        </EmptyState>
      ) : (
        <Cards tools={tools} />
      )}
    </section>
  );
}

function Cards({ tools }: { tools: readonly Tool[] }) {
  return (
    <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
      {tools.map(({ path, name, does }) => (
        <LinkCard key={path} to={path} title={name} summary={does} />
      ))}
    </ul>
  );
}
