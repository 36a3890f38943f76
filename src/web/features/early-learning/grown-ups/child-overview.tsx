import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { bandNames } from '../../../../catalog/early-learning/bands.ts';
import { learnedOf } from '../../../../catalog/early-learning/learned.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { StatGrid, StatTile } from '../../../ui/stat-tile.tsx';
import { Picture } from '../figures/picture.tsx';
import type { Child, Children } from '../use-children.ts';
import { ChildForm } from './child-form.tsx';
import { DownloadReport } from './download-report.tsx';
import { inMinutes } from './minutes.ts';
import { ProgressPictures } from './progress-pictures.tsx';
import { SettingsForm } from './settings-form.tsx';
import { TimeSection } from './time-section.tsx';

interface ChildOverviewProps {
  child: Child;
  all: Children;
  today: string;
}

/** Everything about one child. */
export function ChildOverview({ child, all, today }: ChildOverviewProps) {
  const { daysOf } = all;
  const days = useMemo(() => daysOf(child.id), [daysOf, child.id]);
  const learned = useMemo(() => learnedOf(days), [days]);
  const right = learned.answers.filter(([, , isRight]) => isRight === 1).length;
  const share = learned.answers.length === 0 ? undefined : right / learned.answers.length;
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="flex min-w-0 items-center gap-4">
          <Picture name={child.animal} className="size-16 shrink-0" />
          <div className="min-w-0">
            <h2 className="truncate text-title font-semibold text-ink">{child.name}</h2>
            <p className="text-small text-ink-muted">{bandNames[child.band]}</p>
          </div>
        </div>
        <ChildActions child={child} all={all} download={<DownloadReport child={child} days={days} />} />
      </div>
      <StatGrid>
        <StatTile label="Questions" value={learned.answers.length.toLocaleString('en')} />
        <StatTile
          label="Right at once"
          value={share === undefined ? '–' : share.toLocaleString('en', { style: 'percent' })}
          hint="Four in five is what it aims at"
        />
        <StatTile label="Rounds" value={learned.rounds.length.toLocaleString('en')} />
        <StatTile label="Time in all" value={inMinutes(learned.seconds)} />
      </StatGrid>
      <Part heading="Time">
        <TimeSection child={child} days={days} today={today} set={all.set} />
      </Part>
      <Part heading="Settings">
        <SettingsForm settings={child.settings} onChange={(settings) => void all.set(child, settings)} />
      </Part>
      <section aria-label="Progress" className="grid gap-3">
        <h2 className="text-lead font-semibold text-ink">Progress</h2>
        <ProgressPictures child={child} learned={learned} />
      </section>
    </div>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Card aria-label={heading} className="grid gap-4 p-5 sm:p-6">
      <h2 className="text-lead font-semibold text-ink">{heading}</h2>
      {children}
    </Card>
  );
}

interface ChildActionsProps {
  child: Child;
  all: Children;
  download: ReactNode;
}

function ChildActions({ child, all, download }: ChildActionsProps) {
  const [isChanging, setIsChanging] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <div className="flex flex-wrap gap-2">
      {download}
      <Button onClick={() => setIsChanging(true)}>
        <Pencil aria-hidden />
        Change
      </Button>
      <Button look="quiet" onClick={() => setIsLeaving(true)}>
        <Trash2 aria-hidden />
        Delete
      </Button>
      <Dialog open={isChanging} onOpenChange={setIsChanging} title={`Change ${child.name}`}>
        <ChildForm
          child={child}
          action="Save"
          onSave={(facts) => all.change(child, facts)}
          onDone={() => setIsChanging(false)}
        />
      </Dialog>
      <AlertDialog
        open={isLeaving}
        onOpenChange={setIsLeaving}
        title={`Delete ${child.name}?`}
        description="The child goes with all answers, stickers and times, on all your devices. This cannot be undone; download the report first if you may want it."
        action="Delete the child"
        look="danger"
        onAction={() => {
          setIsLeaving(false);
          void all.remove(child);
        }}
      />
    </div>
  );
}
