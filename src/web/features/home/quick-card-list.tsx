import {
  BookOpen,
  Boxes,
  Download,
  GraduationCap,
  LifeBuoy,
  MessageCircleQuestion,
  Newspaper,
  Store,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { type QuickCardId, quickCards } from '../../../catalog/quick-cards.ts';
import { limits } from '../../../kernel/limits.ts';
import { usePageExists } from '../../lib/page-exists.ts';
import { LinkCard } from '../../ui/link-card.tsx';

const icons: Record<QuickCardId, ReactNode> = {
  ask: <MessageCircleQuestion aria-hidden />,
  apps: <Boxes aria-hidden />,
  'small-business-builder': <Store aria-hidden />,
  'study-buddy': <GraduationCap aria-hidden />,
  'getting-started': <BookOpen aria-hidden />,
  download: <Download aria-hidden />,
  blog: <Newspaper aria-hidden />,
  support: <LifeBuoy aria-hidden />,
};

/** The four ways in that weigh most, of those that exist. */
export function QuickCardList() {
  const exists = usePageExists();
  const shown = quickCards.filter(({ path }) => exists(path)).slice(0, limits.home.quickCards);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="quick-cards">
      {/* What the cards are is plain to see; who hears the page goes from heading to heading. */}
      <h2 id="quick-cards" className="sr-only">
        Where to begin
      </h2>
      <ul className="grid gap-4 @lg:grid-cols-2 @4xl:grid-cols-4">
        {shown.map(({ id, title, summary, path }) => (
          <LinkCard key={id} to={path} title={title} summary={summary} icon={icons[id]} />
        ))}
      </ul>
    </section>
  );
}
