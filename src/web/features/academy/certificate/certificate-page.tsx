import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, SearchX } from 'lucide-react';
import { Link } from 'react-router';
import type { CertificateAnswer } from '../../../../functions/read-certificate/contract.ts';
import { brand } from '../../../../kernel/brand.ts';
import { callFunction } from '../../../lib/call-function.ts';
import { describeFailure } from '../../../lib/failures/describe-failure.ts';
import { href } from '../../../lib/href.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Container } from '../../../ui/container.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/state-panel.tsx';

/** Says to anybody who has its number whether a certificate is real. Asked anew each time: its owner may have withdrawn it. */
export function CertificatePage({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['certificate', id],
    queryFn: async ({ signal }) => {
      const { contract } = await import('../../../../functions/read-certificate/contract.ts');
      return callFunction(contract, { id }, signal);
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: true,
    retry: 1,
  });
  return (
    <Container width="medium" className="grid flex-1 grid-cols-1 content-start gap-6 py-8 sm:py-12">
      <PageHeader
        heading="Certificate check"
        description={`Whether a certificate of Lumina Academy on this installation of ${brand.name} is real.`}
      />
      {data !== undefined ? (
        <Answer answer={data} />
      ) : error === null ? (
        <Skeleton className="h-80" />
      ) : (
        <ErrorState
          heading="This could not be checked"
          actions={
            <Button look="primary" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {describeFailure('functions/read-certificate', error)}
        </ErrorState>
      )}
    </Container>
  );
}

function Answer({ answer }: { answer: CertificateAnswer }) {
  if (answer.state === 'unknown')
    return (
      <EmptyState
        icon={<SearchX aria-hidden />}
        heading="There is no such certificate"
        actions={
          <Link to={href('/')} className={buttonClass('secondary')}>
            Go home
          </Link>
        }
      >
        It was never issued here, or its owner has withdrawn it. Compare the address with the one on the
        certificate.
      </EmptyState>
    );
  const { id, name, title, score, total, issuedAt } = answer;
  const day = new Date(issuedAt).toLocaleDateString(undefined, { dateStyle: 'long' });
  const facts = [
    ['Issued to', name],
    ['Course', title],
    ['Final test', `${score} of ${total} right`],
    ['Issued on', day],
    ['Number', id],
  ] as const;
  return (
    <Card aria-label="Result" className="grid gap-6 p-6 sm:p-8">
      <p className="flex items-center gap-3 text-lead font-semibold text-ink">
        <BadgeCheck aria-hidden className="size-6 shrink-0 text-positive" />
        This certificate is real
      </p>
      <dl className="grid gap-4 sm:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-small text-ink-muted">{label}</dt>
            <dd className="mt-0.5 text-body text-ink wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="border-t border-line pt-4 text-small text-ink-muted">
        The server graded the final test before it issued this. The name was chosen by its owner and has not
        been checked against an identity.
      </p>
    </Card>
  );
}
