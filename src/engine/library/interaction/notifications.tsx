import { Bell } from 'lucide-react';
import { useState } from 'react';
import type { AppRecord } from '../store/collection.ts';
import { createCollection } from '../store/create-collection.ts';
import { inDays } from '../store/sample-dates.ts';
import { useRecords } from '../store/use-records.ts';
import { createValue, useValue } from '../store/value.ts';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { say } from '../ui/toast.tsx';
import { formatMoment } from '../words/format-day.ts';

type Notice = AppRecord & { text: string; read: boolean };

const allowed = createValue('notifications-on', true);
let notices: ReturnType<typeof open> | undefined;

function open(samples: readonly string[]) {
  return createCollection<Notice>({
    name: 'notifications',
    version: 1,
    samples: () =>
      samples.map((text, index) => ({
        id: `notice-${index + 1}`,
        createdAt: inDays(-index, '08:30'),
        text,
        read: index > 1,
      })),
  });
}

/** What has happened since the last visit: read it, mark it, switch it off. */
export function Notifications({ samples }: { samples: readonly string[] }) {
  notices ??= open(samples);
  const collection = notices;
  const all = useRecords(collection);
  const [on, setOn] = useValue(allowed);
  const [onlyNew, setOnlyNew] = useState(false);
  const fresh = all.filter(({ read }) => !read).length;
  const shown = onlyNew ? all.filter(({ read }) => !read) : all;
  return (
    <Panel title={`Notifications (${fresh} new)`} tools={<Bell aria-hidden="true" className="size-5" />}>
      <div className="flex flex-wrap items-center gap-3">
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            checked={on}
            onChange={(event) => setOn(event.target.checked)}
            className="size-5 accent-primary"
          />
          Receive notifications
        </label>
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            checked={onlyNew}
            onChange={(event) => setOnlyNew(event.target.checked)}
            className="size-5 accent-primary"
          />
          Only new ones
        </label>
        <Button
          disabled={fresh === 0}
          onClick={() => {
            for (const notice of all) if (!notice.read) collection.update(notice.id, { read: true });
            say('All notifications are marked as read.');
          }}
        >
          Mark all as read
        </Button>
      </div>
      {shown.length === 0 ? (
        <Empty text="Nothing new." />
      ) : (
        <ul className="mt-4 grid gap-2">
          {shown.map((notice) => (
            <li
              key={notice.id}
              className={`flex flex-wrap items-center justify-between gap-3 rounded-control border border-line p-3 ${notice.read ? '' : 'bg-soft'}`}
            >
              <div className="min-w-0">
                <p className={notice.read ? '' : 'font-semibold'}>{notice.text}</p>
                <p className="text-sm text-muted">{formatMoment(notice.createdAt)}</p>
              </div>
              <Button onClick={() => collection.update(notice.id, { read: !notice.read })}>
                {notice.read ? 'Mark as new' : 'Mark as read'}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
