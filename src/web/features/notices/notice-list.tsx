import {
  Award,
  Bell,
  Bot,
  Boxes,
  CheckCheck,
  CloudAlert,
  GraduationCap,
  Layers,
  MonitorSmartphone,
} from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { isUnread, type Notice } from '../../../catalog/notices/notice.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useNoticeMarks } from './use-notice-marks.ts';

const icons = {
  app: Boxes,
  agent: Bot,
  certificate: Award,
  cards: Layers,
  course: GraduationCap,
  device: MonitorSmartphone,
  refused: CloudAlert,
} as const;

const shownAtFirst = 6;

interface NoticeListProps {
  userId: string;
  /** The newest first. */
  notices: readonly Notice[];
  isLoading: boolean;
}

/** What happened and what is due, each leading to its place. What was opened or marked is read on every device. */
export function NoticeList({ userId, notices, isLoading }: NoticeListProps) {
  const { isKnown, read, mark } = useNoticeMarks(userId);
  const [all, setAll] = useState(false);
  const unread = isKnown ? notices.filter((notice) => isUnread(notice, read)) : [];
  const shown = all ? notices : notices.slice(0, shownAtFirst);
  return (
    <Section
      id="notifications"
      heading={
        <span className="flex items-center gap-2.5">
          Notifications
          {unread.length === 0 ? null : (
            <span className="inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-accent-fill px-1.5 text-caption font-semibold text-on-accent tabular-nums">
              {unread.length}
              <span className="sr-only"> unread</span>
            </span>
          )}
        </span>
      }
      actions={
        unread.length === 0 ? undefined : (
          <Button look="quiet" onClick={() => void mark(unread.map(({ id }) => id))}>
            <CheckCheck aria-hidden />
            Mark all as read
          </Button>
        )
      }
    >
      {isLoading && notices.length === 0 ? (
        <Skeleton className="h-28" />
      ) : notices.length === 0 ? (
        <p className="flex items-center gap-2 text-small text-ink-muted">
          <Bell aria-hidden className="size-4 shrink-0" />
          Nothing new. Finished apps, runs of agents, due cards and sign-ins on other devices are told here.
        </p>
      ) : (
        <>
          <ul className="divide-y divide-line rounded-large border border-line bg-surface shadow-card">
            {shown.map((notice) => (
              <NoticeRow
                key={notice.id}
                notice={notice}
                isNew={unread.includes(notice)}
                onOpen={() => void mark([notice.id])}
              />
            ))}
          </ul>
          {notices.length > shownAtFirst && !all ? (
            <div>
              <Button look="quiet" onClick={() => setAll(true)}>
                Show all {notices.length}
              </Button>
            </div>
          ) : null}
        </>
      )}
    </Section>
  );
}

interface NoticeRowProps {
  notice: Notice;
  isNew: boolean;
  onOpen: () => void;
}

function NoticeRow({ notice: { kind, title, text, at, to, urgent }, isNew, onOpen }: NoticeRowProps) {
  const Icon = icons[kind];
  return (
    <li>
      <Link
        to={to}
        onClick={onOpen}
        className="flex min-h-14 items-start gap-3 px-4 py-3 transition-colors hover:bg-surface-raised"
      >
        <Icon
          aria-hidden
          className={`mt-0.5 size-4.5 shrink-0 ${urgent ? 'text-negative' : 'text-ink-muted'}`}
        />
        <span className="min-w-0 flex-1">
          <span
            className={`block text-small text-ink wrap-anywhere ${isNew ? 'font-semibold' : 'font-medium'}`}
          >
            {isNew ? <span className="sr-only">New: </span> : null}
            {title}
          </span>
          <span className="mt-0.5 block text-caption text-ink-muted wrap-anywhere">
            {text}
            {text === '' ? '' : ' · '}
            <time dateTime={at}>
              {new Date(at).toLocaleDateString(undefined, { day: 'numeric', month: 'short' })}
            </time>
          </span>
        </span>
        <span
          aria-hidden
          className={`mt-1.5 size-2 shrink-0 rounded-full ${isNew ? 'bg-accent-fill' : 'bg-transparent'}`}
        />
      </Link>
    </li>
  );
}
