import { type ReactNode, useId } from 'react';

export interface SectionProps {
  heading: ReactNode;
  /** A word or two above the heading. */
  eyebrow?: ReactNode;
  description?: ReactNode;
  /** At the end of the heading's line. */
  actions?: ReactNode;
  /** `tool` is dense, `story` is for pages that tell what the product is. */
  look?: 'tool' | 'story';
  /** For links to it. */
  id?: string;
  className?: string;
  children: ReactNode;
}

const headings = { tool: 'text-lead font-semibold', story: 'text-headline font-semibold' };
const descriptions = { tool: 'mt-1 text-small', story: 'mt-3 text-lead' };
const gaps = { tool: 'gap-4', story: 'gap-8 sm:gap-10' };

/** A part of a page with a heading of its own. */
export function Section({
  heading,
  eyebrow,
  description,
  actions,
  look = 'tool',
  id,
  className = '',
  children,
}: SectionProps) {
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={`grid grid-cols-1 scroll-mt-20 ${gaps[look]} ${className}`}
    >
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 max-w-[60ch]">
          {eyebrow === undefined ? null : (
            <p className="mb-2 text-small font-medium text-accent">{eyebrow}</p>
          )}
          <h2 id={headingId} className={`text-ink ${headings[look]}`}>
            {heading}
          </h2>
          {description === undefined ? null : (
            <div className={`text-ink-muted ${descriptions[look]}`}>{description}</div>
          )}
        </div>
        {actions === undefined ? null : <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
    </section>
  );
}
