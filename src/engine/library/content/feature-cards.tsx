import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import { Card } from '../ui/card.tsx';
import { SectionHeading } from './section-heading.tsx';
import { TopicIcon } from './topic-icon.tsx';

export interface Feature {
  readonly title: string;
  readonly text: string;
  readonly path?: string;
}

/** What there is, one card for each, with the way to it. */
export function FeatureCards({ title, items }: { title: string; items: readonly Feature[] }) {
  const columns = items.length % 3 === 0 || items.length > 4 ? 'lg:grid-cols-3' : 'lg:grid-cols-2';
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-5">
      <SectionHeading title={title} />
      <ul className={`app-ways grid gap-4 sm:grid-cols-2 ${items.length === 1 ? '' : columns}`}>
        {items.map((item) => (
          <li key={item.title} className="grid">
            <FeatureCard item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FeatureCard({ item }: { item: Feature }) {
  return (
    <Card className="app-way group relative flex items-start gap-4 p-5 transition focus-within:border-line-strong hover:-translate-y-0.5 hover:border-line-strong">
      <span className="app-way-icon grid size-12 shrink-0 place-items-center rounded-control bg-primary text-on-primary">
        <TopicIcon text={item.title} className="size-6" />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="font-heading text-lg font-semibold">
          {item.path === undefined ? (
            item.title
          ) : (
            <Link href={item.path} className="after:absolute after:inset-0 after:rounded-card">
              {item.title}
            </Link>
          )}
        </h3>
        <p className="mt-1 text-sm text-muted">{item.text}</p>
      </div>
      {item.path === undefined ? null : (
        <ArrowRight
          aria-hidden="true"
          className="size-5 shrink-0 self-center text-link transition group-hover:translate-x-1"
        />
      )}
    </Card>
  );
}
