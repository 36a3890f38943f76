import type { ReactNode } from 'react';
import { BuildStatusBadge } from '../../ui/build-status-badge.tsx';
import type { AppSummary } from './read-apps.ts';

interface AppCardProps {
  app: AppSummary;
  /** What can be done with it. */
  actions?: ReactNode;
}

export function AppCard({ app, actions }: AppCardProps) {
  return (
    <li className="flex min-h-40 min-w-0 flex-col rounded-large border border-line bg-surface p-5 shadow-card">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 text-body font-semibold wrap-anywhere text-ink">{app.app_name}</h3>
        <BuildStatusBadge status={app.build_status} />
      </div>
      <p className="mt-2 line-clamp-3 text-small wrap-anywhere text-ink-muted">{app.description}</p>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-4">
        <p className="text-caption text-ink-faint">
          Created <time dateTime={app.created_at}>{day(app.created_at)}</time>
        </p>
        {actions}
      </div>
    </li>
  );
}

function day(moment: string): string {
  return new Date(moment).toLocaleDateString(undefined, { dateStyle: 'medium' });
}
