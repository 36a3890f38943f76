import type { ReactNode } from 'react';

export interface PageHeaderProps {
  /** The heading of the page; there is one. */
  heading: ReactNode;
  description?: ReactNode;
  /** A word or two above the heading. */
  eyebrow?: ReactNode;
  /** Where the page stands, above everything: a `Breadcrumb`. */
  trail?: ReactNode;
  actions?: ReactNode;
  /** Facts below: dates, badges. */
  meta?: ReactNode;
  /** `tool` is dense, `story` is for pages that tell what the product is. */
  look?: 'tool' | 'story';
}

const headings = { tool: 'text-title font-semibold', story: 'text-display font-semibold' };
const descriptions = { tool: 'mt-1.5 text-small', story: 'mt-4 text-lead' };

export function PageHeader({
  heading,
  description,
  eyebrow,
  trail,
  actions,
  meta,
  look = 'tool',
}: PageHeaderProps) {
  return (
    <header className="grid grid-cols-1 gap-4">
      {trail}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="min-w-0 max-w-[68ch]">
          {eyebrow === undefined ? null : (
            <p className="mb-2 text-small font-medium text-accent">{eyebrow}</p>
          )}
          <h1 className={`text-ink ${headings[look]}`}>{heading}</h1>
          {description === undefined ? null : (
            <div className={`max-w-[60ch] text-ink-muted ${descriptions[look]}`}>{description}</div>
          )}
        </div>
        {actions === undefined ? null : (
          <div className="flex w-full flex-col gap-2 sm:w-auto sm:flex-row sm:flex-wrap">{actions}</div>
        )}
      </div>
      {meta === undefined ? null : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-small text-ink-muted">{meta}</div>
      )}
    </header>
  );
}
