import { useRef, useState } from 'react';
import { brand } from '../../../kernel/brand.ts';
import { limits } from '../../../kernel/limits.ts';
import { useAddress } from '../../lib/use-address.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { useQueryText } from '../../lib/use-query-text.ts';
import { walkResults } from '../../lib/walk-results.ts';
import { Container } from '../../ui/container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ExplainClause } from './explain-clause.tsx';
import { LookUp } from './look-up.tsx';
import { NotAdvice } from './not-advice.tsx';

/** The law dictionary: looked up by words, letters and subjects, or by a text that somebody has to understand. */
export function DictionaryPage() {
  // The build knows no address with a query, and no day.
  const isHydrated = useHydrated();
  const [opened] = useState(() => new Date());
  const address = useAddress();
  const [typed, setTyped] = useQueryText('q');
  const field = useRef<HTMLInputElement>(null);
  const read = (name: string) => (isHydrated ? address.get(name) : '');
  const change = (changes: Readonly<Record<string, string>>) => address.change(changes, 'step');
  const query = isHydrated ? typed : '';
  return (
    <Container className="grid flex-1 grid-cols-1 content-start gap-8 py-8 sm:py-10">
      <PageHeader
        heading={`${brand.name} Law Dictionary`}
        description="Legal terms in plain words, each with an example, where countries differ, and its sources. It works without a network."
      />
      <Tabs
        label="Ways to look something up"
        value={read('show') === 'clause' ? 'clause' : 'terms'}
        onChange={(show) => change({ show: show === 'clause' ? show : '' })}
        items={[
          {
            value: 'terms',
            label: 'Look up a term',
            content: (
              // The keys move the focus between things that take it anyway.
              <div
                role="presentation"
                onKeyDown={(event) => walkResults(event, field)}
                className="grid grid-cols-1 gap-6"
              >
                <SearchBox
                  ref={field}
                  label="Search the dictionary"
                  placeholder="Search terms, such as indemnity or habeas corpus"
                  value={query}
                  onChange={setTyped}
                  maxLength={limits.reading.queryLength}
                />
                <LookUp
                  query={query}
                  subject={read('subject')}
                  onSubject={(subject) => change({ subject })}
                  onClear={() => {
                    setTyped('');
                    change({ subject: '', q: '' });
                  }}
                  today={isHydrated ? opened : undefined}
                />
              </div>
            ),
          },
          {
            value: 'clause',
            label: 'Explain a clause',
            content: <ExplainClause />,
          },
        ]}
      />
      <NotAdvice />
    </Container>
  );
}
