import type { ReactNode } from 'react';
import type { PageDefinition } from '../../lib/define-page.ts';
import { useSession } from '../../lib/session.ts';
import { Card } from '../../ui/card.tsx';
import { Container } from '../../ui/container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AccessRefused } from './access-refused.tsx';
import { decideAccess } from './decide-access.ts';
import { SignInFirst } from './sign-in-first.tsx';

interface AccessGateProps {
  definition: PageDefinition;
  children: ReactNode;
}

/** Shows a page to whom it is for, and to everybody else what it is and how to get in. The server decides again. */
export function AccessGate({ definition, children }: AccessGateProps) {
  const decision = decideAccess(definition.access, useSession());
  if (decision.kind === 'open') return children;
  return (
    <Container width="medium" className="grid flex-1 content-start gap-6 py-8 sm:py-12">
      <PageHeader heading={definition.title} description={definition.description} />
      {decision.kind === 'checking' ? (
        <output aria-label="Opening the page" className="grid gap-4">
          <Skeleton className="h-40" />
          <Skeleton className="h-24" />
        </output>
      ) : (
        <Card>
          {decision.kind === 'sign-in' ? (
            <SignInFirst needed={definition.access} />
          ) : (
            <AccessRefused missing={decision.missing} />
          )}
        </Card>
      )}
    </Container>
  );
}
