import type { LucideIcon } from 'lucide-react';
import { Database, FolderClosed, HardDrive, ListChecks, Mail, MessageSquare } from 'lucide-react';
import type { KnownCheck } from './describe-checks.ts';
import { describeChecks } from './describe-checks.ts';
import type { Health } from './health.ts';

const icons: Record<KnownCheck, LucideIcon> = {
  database: Database,
  jobs: ListChecks,
  storage: FolderClosed,
  mail: Mail,
  messages: MessageSquare,
  disk: HardDrive,
};

const row = 'flex h-13 items-center gap-3 px-5 text-small';

export function CheckList({ health }: { health: Health }) {
  return (
    <dl className="divide-y divide-line">
      {describeChecks(health).map(({ name, label, value, time, ok }) => {
        const Icon = icons[name];
        return (
          <div key={name} className={row}>
            <Icon aria-hidden className={`size-4 shrink-0 ${ok ? 'text-ink-faint' : 'text-negative'}`} />
            <dt className="flex-1 text-ink-muted">{label}</dt>
            <dd className="flex items-baseline gap-3">
              <span className={`font-medium ${ok ? 'text-ink' : 'text-negative'}`}>{value}</span>
              <span className="w-14 text-right font-mono text-caption text-ink-faint">{time}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Rows of the final height, so that nothing moves when the answer comes. */
export function CheckListSkeleton() {
  return (
    <div aria-hidden className="divide-y divide-line">
      {Object.keys(icons).map((name, index) => (
        <div key={name} className={row}>
          <span className="size-4 shrink-0 animate-breathe rounded-small bg-surface-overlay" />
          <span className="flex-1">
            <span
              className={`block h-3 animate-breathe rounded-small bg-surface-overlay ${index % 2 ? 'w-28' : 'w-20'}`}
            />
          </span>
          <span className="h-3 w-24 animate-breathe rounded-small bg-surface-overlay" />
          <span className="ml-5 h-3 w-9 animate-breathe rounded-small bg-surface-overlay" />
        </div>
      ))}
    </div>
  );
}
