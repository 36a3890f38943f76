import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Badge } from './badge.tsx';

interface LinkCardProps {
  to: string;
  title: string;
  summary: string;
  icon?: ReactNode;
  /** A word or two on who may use it, or what it costs. */
  note?: string | undefined;
  noteTone?: 'neutral' | 'positive' | 'accent';
}

/** A whole card that leads to a page. */
export function LinkCard({ to, title, summary, icon, note, noteTone = 'neutral' }: LinkCardProps) {
  return (
    <li className="group relative flex min-w-0 flex-col rounded-large border border-line bg-surface p-5 shadow-card transition-colors hover:border-line-strong hover:bg-surface-raised">
      {icon === undefined && note === undefined ? null : (
        <div className="mb-4 flex h-9 items-center justify-between gap-3">
          {icon === undefined ? null : (
            <span className="flex size-9 items-center justify-center rounded-medium border border-line bg-surface-raised text-accent [&>svg]:size-4.5">
              {icon}
            </span>
          )}
          {note === undefined ? null : <Badge tone={noteTone}>{note}</Badge>}
        </div>
      )}
      <h3 className="text-body font-semibold text-ink">
        {/* The link covers the card, so that its name is short and all of it can be pressed. */}
        <Link
          to={to}
          className="after:absolute after:inset-0 after:rounded-large focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
        >
          {title}
        </Link>
        <ArrowRight
          aria-hidden
          className="ml-1.5 inline size-4 -translate-x-1 text-ink-faint opacity-0 transition-[opacity,translate] group-hover:translate-x-0 group-hover:opacity-100"
        />
      </h3>
      <p className="mt-1.5 text-small text-ink-muted">{summary}</p>
    </li>
  );
}
