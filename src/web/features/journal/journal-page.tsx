import { ChevronLeft, ChevronRight, Flame } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { hasSomething } from '../../../catalog/journal/journal-entry.ts';
import { streakOf } from '../../../methods/habit/streak.ts';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state-panel.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { DayView } from './day-view.tsx';
import { isDay, longDay, moveDay } from './days.ts';
import { ExportPanel } from './export-panel.tsx';
import { JournalView } from './journal-view.tsx';
import { LookingBack } from './looking-back.tsx';
import { PassphrasePanel } from './passphrase-panel.tsx';
import { UnlockForm } from './unlock-form.tsx';
import { type Journal, useJournal } from './use-journal.ts';
import { useToday } from './use-today.ts';

const views = ['day', 'journal', 'back', 'keep'] as const;
type View = (typeof views)[number];

/** A page a day: gratitude, a question, one small lesson, and the journal that grows of them. */
export function JournalPage() {
  const journal = useJournal();
  const today = useToday();
  return (
    <Container width="medium" className="grid flex-1 grid-cols-1 content-start gap-8 py-8 sm:py-12">
      <PageHeader
        heading="Love Light Learn"
        description="A quiet page for every day: what was good, one question, one small lesson. It stays on your device, and in your account when you sign in."
        meta={today === undefined ? null : <StreakNote journal={journal} today={today} />}
      />
      {today === undefined || journal.status === 'loading' ? (
        <div className="grid gap-6">
          <Skeleton className="h-11" />
          <Skeleton className="h-24" />
          <Skeleton className="h-72" />
        </div>
      ) : journal.status === 'error' ? (
        <ErrorState heading="The journal cannot be read">
          This browser does not let the page keep anything. Allow storage for this site, or use another
          window.
        </ErrorState>
      ) : journal.status === 'locked' ? (
        <UnlockForm />
      ) : (
        <Views journal={journal} today={today} />
      )}
    </Container>
  );
}

function StreakNote({ journal, today }: { journal: Journal; today: string }) {
  const days = journal.entries.filter(({ body }) => hasSomething(body)).map(({ day }) => day);
  const streak = streakOf(days, today);
  if (streak.now === 0) return <span>The first day begins a row.</span>;
  return (
    <span className="flex items-center gap-1.5">
      <Flame aria-hidden className="size-4 text-accent" />
      {streak.now === 1 ? 'One day' : `${streak.now} days`} in a row{streak.today ? '' : ', today still open'}
    </span>
  );
}

function Views({ journal, today }: { journal: Journal; today: string }) {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('day');
  const day = isDay(asked) && asked <= today ? asked : today;
  const view = views.find((one) => one === query.get('view')) ?? 'day';
  const show = (next: View, nextDay = day) =>
    setQuery({ ...(next === 'day' ? {} : { view: next }), ...(nextDay === today ? {} : { day: nextDay }) });
  return (
    <Tabs
      label="Love Light Learn"
      value={view}
      onChange={(next) => show(next)}
      items={[
        {
          value: 'day',
          label: day === today ? 'Today' : 'Day',
          content: (
            <div className="grid gap-8">
              <DayNavigation day={day} today={today} onDay={(next) => show('day', next)} />
              <DayView key={day} journal={journal} day={day} />
            </div>
          ),
        },
        {
          value: 'journal',
          label: 'Journal',
          content: (
            <JournalView entries={journal.entries} today={today} onDay={(next) => show('day', next)} />
          ),
        },
        {
          value: 'back',
          label: 'Looking back',
          content: <LookingBack entries={journal.entries} today={today} />,
        },
        {
          value: 'keep',
          label: 'Keep and lock',
          content: (
            <div className="grid gap-10">
              <ExportPanel entries={journal.entries} />
              <PassphrasePanel entries={journal.entries} />
            </div>
          ),
        },
      ]}
    />
  );
}

interface DayNavigationProps {
  day: string;
  today: string;
  onDay: (day: string) => void;
}

function DayNavigation({ day, today, onDay }: DayNavigationProps) {
  return (
    <div className="flex items-center gap-2">
      <h2 className="mr-auto min-w-0 text-title font-semibold text-balance text-ink">{longDay(day)}</h2>
      {day === today ? null : (
        <Button look="quiet" onClick={() => onDay(today)}>
          Today
        </Button>
      )}
      <IconButton label="Day before" onClick={() => onDay(moveDay(day, -1))}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <IconButton label="Day after" disabled={day >= today} onClick={() => onDay(moveDay(day, 1))}>
        <ChevronRight aria-hidden />
      </IconButton>
    </div>
  );
}
