import { SearchX } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { type LawSubject, lawSubjects } from '../../../catalog/law/law-term.ts';
import { subjectNames } from '../../../catalog/law/subject-names.ts';
import { lawTerms } from '../../../catalog/law-terms.gen.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Select } from '../../ui/select.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';
import { lawAddress } from './law-addresses.ts';
import { termOfTheDay } from './law-names.ts';
import { LetterBar, LetterIndex } from './letter-index.tsx';
import { searchTerms } from './search-terms.ts';
import { TermList } from './term-list.tsx';

const all = '';
const mostShown = 60;

interface LookUpProps {
  query: string;
  subject: string;
  onSubject: (subject: string) => void;
  onClear: () => void;
  /** Absent while it is not known which day it is where the reader is. */
  today: Date | undefined;
}

/** What was typed, one subject, or everything by its letter. */
export function LookUp({ query, subject, onSubject, onClear, today }: LookUpProps) {
  const found = useMemo(() => {
    const asked = query.trim() === '' ? lawTerms : searchTerms(query);
    return subject === all ? asked : asked.filter(({ subjects }) => subjects.includes(subject));
  }, [query, subject]);
  const isAll = query.trim() === '' && subject === all;
  const shown = found.slice(0, mostShown);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p aria-live="polite" className="text-small text-ink-muted">
          {isAll
            ? `${lawTerms.length.toLocaleString('en')} terms`
            : found.length > shown.length
              ? `The first ${shown.length} of ${found.length} terms`
              : `${found.length} ${found.length === 1 ? 'term' : 'terms'}`}
        </p>
        <div className="w-full sm:w-64">
          <Select
            aria-label="Subject"
            options={[
              { value: all, label: 'All subjects' },
              ...lawSubjects.map((value) => ({
                value: value as string,
                label: subjectNames[value as LawSubject],
              })),
            ]}
            value={subject}
            onChange={onSubject}
          />
        </div>
      </div>
      {isAll ? (
        <>
          {today === undefined ? null : <OfTheDay today={today} />}
          <LetterBar />
          <LetterIndex />
        </>
      ) : shown.length > 0 ? (
        <TermList label="Terms that were found" terms={shown} />
      ) : (
        <EmptyState
          heading="No such term"
          icon={<SearchX aria-hidden />}
          actions={<Button onClick={onClear}>Show all terms</Button>}
        >
          Other words may help, or another subject.
        </EmptyState>
      )}
    </div>
  );
}

function OfTheDay({ today }: { today: Date }) {
  const facts = termOfTheDay(today);
  if (facts === undefined) return null;
  return (
    <Card>
      <Link
        to={lawAddress.term(facts.slug)}
        className="grid gap-1 rounded-large p-4 transition-colors hover:bg-surface-raised sm:p-5"
      >
        <span className="text-caption font-medium text-accent">Term of the day</span>
        <span className="text-body font-semibold text-ink">{facts.term}</span>
        <span className="text-small text-ink-muted">{facts.about}</span>
      </Link>
    </Card>
  );
}
