import { MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { limits } from '../../../kernel/limits.ts';
import { ContactForm } from '../../features/contact/contact-form.tsx';
import { HelpResults, HelpShelves } from '../../features/help/help-list.tsx';
import { ShelfNav } from '../../features/help/shelf-nav.tsx';
import { useHelpSearch } from '../../features/help/use-help-search.ts';
import { useQueryText } from '../../lib/use-query-text.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Container } from '../../ui/container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { Section } from '../../ui/section.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';
import { route } from './route.ts';

export function Page() {
  const [query, setQuery] = useQueryText('q');
  const [subject, setSubject] = useState('');
  return (
    <Container className="grid flex-1 grid-cols-1 content-start gap-10 py-10 sm:py-14">
      <div className="grid gap-6">
        <PageHeader
          look="story"
          heading={route.title}
          description="Search the answers, or write to us when yours is not among them."
        />
        <div className="max-w-3xl">
          <SearchBox
            label="Search the help"
            placeholder="Search for a word, such as password or backup"
            value={query}
            onChange={setQuery}
            maxLength={limits.reading.queryLength}
          />
        </div>
      </div>
      <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <div className="sticky top-20 hidden lg:block">
          <ShelfNav onChoose={() => setQuery('')} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-14">
          <Answers query={query} onClear={() => setQuery('')} onAsk={() => setSubject(query)} />
          <Section
            id="contact"
            heading="Write to support"
            description="Your message becomes a request that the people who run this installation see and answer by e-mail."
          >
            <Card className="p-5 sm:p-6">
              <ContactForm kind="support" suggestedSubject={subject} />
            </Card>
          </Section>
        </div>
      </div>
    </Container>
  );
}

interface AnswersProps {
  query: string;
  onClear: () => void;
  onAsk: () => void;
}

function Answers({ query, onClear, onAsk }: AnswersProps) {
  const found = useHelpSearch(query);
  if (found === undefined) return <HelpShelves />;
  if (found.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<MessageCircleQuestion aria-hidden />}
          heading={`No answer for “${query.trim()}”`}
          actions={
            <>
              <a href="#contact" onClick={onAsk} className={buttonClass('primary')}>
                Ask support
              </a>
              <Button onClick={onClear}>Show all answers</Button>
            </>
          }
        >
          <p aria-live="polite">
            Try one word in place of several, or ask us: the form below takes your question.
          </p>
        </EmptyState>
      </Card>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <p aria-live="polite" className="text-small text-ink-muted">
        {found.length === 1 ? 'One answer' : `${found.length} answers`} for “{query.trim()}”
      </p>
      <HelpResults found={found} />
    </div>
  );
}
