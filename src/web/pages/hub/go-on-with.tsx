import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { limits } from '../../../kernel/limits.ts';
import { useRuns } from '../../features/agents/runs/use-runs.ts';
import { useMyApps } from '../../features/apps/use-my-apps.ts';
import { conversationAddress } from '../../features/ask/ask-address.ts';
import { useConversations } from '../../features/ask/use-conversations.ts';
import { curriculumAddress } from '../../features/curriculum/curriculum-addresses.ts';
import { usePlans } from '../../features/curriculum/use-plans.ts';
import { href } from '../../lib/href.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';
import { useCoursesToGoOn } from './use-courses-to-go-on.ts';

interface Thing {
  readonly to: string;
  readonly title: string;
  readonly kind: string;
  readonly note: string;
}

const mostOfAKind = 3;

/** The newest things of every kind, and what needs a look first. */
export function GoOnWith() {
  const mine = useMyApps(limits.appList.dashboardMs);
  const runs = useRuns();
  const asked = useConversations();
  const { plans } = usePlans();
  const courses = useCoursesToGoOn(mostOfAKind);
  const isLoading = mine.state === 'loading' || runs.status === 'loading' || asked.status === 'loading';
  const apps = mine.apps.map(
    ({ id, app_name: name, build_status: status, build_error: fault }): Thing & { failed: boolean } => ({
      to: href('/preview/:id', { id }),
      title: name,
      kind: 'App',
      note: status === 'failed' ? (fault ?? 'Its build failed.') : '',
      failed: status === 'failed',
    }),
  );
  const things: Thing[] = [
    ...apps.filter(({ failed }) => failed),
    ...apps.filter(({ failed }) => !failed).slice(0, mostOfAKind),
    ...courses,
    ...runs.runs.slice(0, mostOfAKind).map(({ agent, name, summary }) => ({
      to: href('/agents/:slug', { slug: agent }),
      title: name,
      kind: 'Run',
      note: summary,
    })),
    ...plans.slice(0, mostOfAKind).map(({ id, title }) => ({
      to: curriculumAddress.plan(id),
      title,
      kind: 'Plan',
      note: '',
    })),
    ...asked.conversations.slice(0, mostOfAKind).map(({ id, title }) => ({
      to: conversationAddress(id),
      title,
      kind: 'Question',
      note: '',
    })),
  ];
  return (
    <Section heading="Go on with">
      {isLoading && things.length === 0 ? (
        <Skeleton className="h-40" />
      ) : things.length === 0 ? (
        <EmptyState
          heading="Nothing begun yet"
          actions={
            <Link to={href('/tools')} className={buttonClass('primary')}>
              See what you can do
            </Link>
          }
        >
          Apps you make, courses you begin, runs you save and questions you ask stand here, newest first.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line rounded-large border border-line bg-surface shadow-card">
          {things.map(({ to, title, kind, note }) => (
            <li key={`${to} ${title}`}>
              <Link
                to={to}
                className="flex min-h-14 items-center gap-4 px-4 py-3 transition-colors hover:bg-surface-raised"
              >
                <span className="w-20 shrink-0 text-caption text-ink-muted">{kind}</span>
                <span className="min-w-0 flex-1">
                  <span className="block truncate text-small font-medium text-ink">{title}</span>
                  {note === '' ? null : (
                    <span className="block truncate text-caption text-ink-muted">{note}</span>
                  )}
                </span>
                <ArrowRight aria-hidden className="size-4 shrink-0 text-ink-faint" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
