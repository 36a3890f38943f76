import { useState } from 'react';
import { appNotices } from '../../../catalog/notices/app-notices.ts';
import { isUnread, newestNotices } from '../../../catalog/notices/notice.ts';
import { href } from '../../lib/href.ts';
import { useNoticeMarks } from './use-notice-marks.ts';

interface NoticeSignProps {
  userId: string;
  /** The latest apps, as the page knows them already: nothing is asked for the sign. */
  apps: Parameters<typeof appNotices>[0];
}

/** A dot at the picture of a person while an app that was finished, or failed, has not been looked at. */
export function NoticeSign({ userId, apps }: NoticeSignProps) {
  const { isKnown, read } = useNoticeMarks(userId);
  const [now] = useState(() => new Date());
  const notices = newestNotices(
    appNotices(apps, (id) => href('/preview/:id', { id })),
    now,
  );
  if (!isKnown || !notices.some((notice) => isUnread(notice, read))) return null;
  return (
    <span
      data-notice-sign
      className="pointer-events-none absolute -top-0.5 -right-0.5 size-2.5 rounded-full border-2 border-ground bg-accent-fill"
    />
  );
}
