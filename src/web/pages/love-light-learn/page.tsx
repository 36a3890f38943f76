import { JournalPage } from '../../features/journal/journal-page.tsx';

export function Page() {
  return <JournalPage />;
}
