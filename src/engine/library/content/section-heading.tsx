import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';

/** The heading of a part of a page, with a way to the whole of it. */
export function SectionHeading({
  title,
  text,
  path,
  pathLabel,
}: {
  title: string;
  text?: string;
  path?: string;
  pathLabel?: string;
}) {
  return (
    <header className="app-section-head flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <div>
        <h2 className="app-section-title font-heading text-2xl font-bold tracking-tight">{title}</h2>
        {text === undefined ? null : <p className="mt-1 text-muted">{text}</p>}
      </div>
      {path === undefined ? null : (
        <Link
          href={path}
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-link underline-offset-4 hover:underline"
        >
          {pathLabel ?? 'See all'}
          <ArrowRight aria-hidden="true" className="size-4" />
        </Link>
      )}
    </header>
  );
}
