import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { SessionContext, type SessionView } from '../../lib/session.ts';
import { signedIn } from './sample-session.ts';

/** What asks the server in tests: at once and, with no network to wait for, always. */
export function sampleQueries(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } });
}

interface SampleVisitorProps {
  session?: SessionView;
  client?: QueryClient;
  children: ReactNode;
}

/** What stands around every part of the app, as far as tests need it: an address, the queries and who is there. */
export function SampleVisitor({ session = signedIn, client, children }: SampleVisitorProps) {
  const [own] = useState(sampleQueries);
  return (
    <MemoryRouter>
      <QueryClientProvider client={client ?? own}>
        <SessionContext value={session}>{children}</SessionContext>
      </QueryClientProvider>
    </MemoryRouter>
  );
}
