import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ShareCalls } from '../../lib/use-share-links.ts';
import { ShareLinks } from '../../ui/share-links.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Actions', title: 'Links to a thing', Show };

const client = new QueryClient();
const links = [
  { token: 'one', url: 'https://kora.example/shared/one', createdAt: '2026-03-31T08:00:00.000Z' },
  { token: 'two', url: 'https://kora.example/shared/two', createdAt: '2026-03-30T17:30:00.000Z' },
];
const calls: ShareCalls = { ask: () => Promise.resolve(links), revoke: () => Promise.resolve() };

function Show() {
  return (
    <QueryClientProvider client={client}>
      <ShareLinks thing="story" called="app" calls={calls} />
    </QueryClientProvider>
  );
}
