import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import type { LawSubject } from '../../../catalog/law/law-term.ts';
import { subjectNames } from '../../../catalog/law/subject-names.ts';
import type { LawTermFacts } from '../../../catalog/law-terms.gen.ts';
import { Badge } from '../../ui/badge.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { lawAddress } from './law-addresses.ts';
import { factsOf, neighboursOf } from './law-names.ts';
import { NotAdvice } from './not-advice.tsx';
import { TermView } from './term-view.tsx';

/** An address without an entry never comes here: the router shows that there is no such page. */
export function TermPage({ slug }: { slug: string | undefined }) {
  const facts = factsOf(slug);
  if (facts === undefined) return null;
  return (
    <Container className="grid flex-1 grid-cols-1 content-start gap-8 py-8 sm:py-10">
      <PageHeader
        trail={
          <Breadcrumb
            items={[
              { label: 'Law dictionary', to: lawAddress.all },
              { label: facts.slug.slice(0, 1).toUpperCase(), to: lawAddress.letter(facts.slug.slice(0, 1)) },
              { label: facts.term },
            ]}
          />
        }
        heading={<span className="wrap-anywhere">{facts.term}</span>}
        meta={facts.subjects.map((subject) => (
          <Badge key={subject}>{subjectNames[subject as LawSubject]}</Badge>
        ))}
      />
      <Suspense fallback={<Skeleton className="h-96 max-w-[68ch]" />}>
        <TermView key={facts.slug} slug={facts.slug} />
      </Suspense>
      <Neighbours {...neighboursOf(facts.slug)} />
      <NotAdvice />
    </Container>
  );
}

interface NeighboursProps {
  before: LawTermFacts | undefined;
  after: LawTermFacts | undefined;
}

function Neighbours({ before, after }: NeighboursProps) {
  return (
    <nav
      aria-label="Neighbouring terms"
      className="flex max-w-[68ch] flex-wrap justify-between gap-3 print:hidden"
    >
      {before === undefined ? (
        <span />
      ) : (
        <Link to={lawAddress.term(before.slug)} className={buttonClass('secondary', 'max-w-full')}>
          <ArrowLeft aria-hidden />
          <span className="truncate">{before.term}</span>
        </Link>
      )}
      {after === undefined ? null : (
        <Link to={lawAddress.term(after.slug)} className={buttonClass('secondary', 'max-w-full')}>
          <span className="truncate">{after.term}</span>
          <ArrowRight aria-hidden />
        </Link>
      )}
    </nav>
  );
}
