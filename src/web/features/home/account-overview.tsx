import { BadgeCheck, Boxes, History } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Section } from '../../ui/section.tsx';
import { StatTile } from '../../ui/stat-tile.tsx';

interface AccountOverviewProps {
  /** How many apps were generated; undefined while that is asked. */
  appCount: number | undefined;
  plan: 'Pro' | 'Free' | undefined;
  lastApp: string | undefined;
  /** Nobody is signed in: it shows what it would look like, and says so. */
  isExample: boolean;
}

const example = { appCount: 3, plan: 'Free', lastApp: 'Two Chairs' } as const;

function noteOf(lastApp: string | undefined, isExample: boolean): string {
  if (isExample) return 'With an account, your newest app stands here.';
  return lastApp === undefined ? 'Your newest app appears here.' : 'Your newest app';
}

/** Quick Stats and Recent Activity, of the same size whether somebody is signed in or not. */
export function AccountOverview({ isExample, ...own }: AccountOverviewProps) {
  const { appCount, plan, lastApp } = isExample ? example : own;
  const mark = isExample ? <Badge>Example</Badge> : undefined;
  return (
    <div className="grid gap-x-4 gap-y-8 @3xl:grid-cols-2">
      <Section heading="Quick Stats" actions={mark} className="grid-rows-[auto_1fr]">
        <dl className="grid grid-cols-2 gap-4">
          <StatTile label="Generated apps" value={appCount} icon={<Boxes aria-hidden />} />
          <StatTile label="Plan status" value={plan} icon={<BadgeCheck aria-hidden />} />
        </dl>
      </Section>
      <Section heading="Recent Activity" actions={mark} className="grid-rows-[auto_1fr]">
        <div className="flex items-center gap-4 rounded-large border border-line bg-surface p-5 shadow-card">
          <span className="flex size-9 shrink-0 items-center justify-center rounded-medium border border-line bg-surface-raised text-ink-faint">
            <History aria-hidden className="size-4.5" />
          </span>
          <div className="min-w-0">
            <p className="truncate text-body font-medium text-ink">{lastApp ?? 'No apps created yet'}</p>
            <p className="text-small text-ink-muted">{noteOf(lastApp, isExample)}</p>
          </div>
        </div>
      </Section>
    </div>
  );
}
