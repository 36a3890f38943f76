import { useState } from 'react';
import { messageOf } from '../../../lib/failures/failure.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { toast } from '../../../ui/toast.ts';
import type { SavedRun } from '../runs/use-runs.ts';
import { rhythms } from './rhythms.ts';
import { useScheduleRun } from './use-schedules.ts';

interface RepeatRunProps {
  run: SavedRun;
  onClose: () => void;
}

/** Lets the agent do the same again on the server, in a rhythm. */
export function RepeatRun({ run, onClose }: RepeatRunProps) {
  const [every, setEvery] = useState<(typeof rhythms)[number]['value']>('week');
  const [movesDays, setMovesDays] = useState(true);
  const { mutate, isPending, error } = useScheduleRun();
  function start() {
    mutate(
      { runId: run.id, every, movesDays },
      {
        onSuccess() {
          onClose();
          toast({
            title: 'It runs regularly now',
            description: 'You find it at Agent runs, and can pause it there.',
          });
        },
      },
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Run “${run.name}” regularly`}
      description="The server works it out again with the same input, keeps the result among your runs, and writes you an e-mail."
      actions={
        <Button look="primary" busy={isPending} onClick={start}>
          Run it regularly
        </Button>
      }
    >
      <div className="grid gap-4">
        <Segmented label="How often" options={rhythms} value={every} onChange={setEvery} />
        <Switch
          label="Days go with the calendar"
          hint="A day that lies a week ahead now lies a week ahead each time. Without it, days stay as they were entered."
          checked={movesDays}
          onChange={setMovesDays}
        />
        {error === null ? null : (
          <Alert tone="negative" announce>
            {messageOf(error, 'It was not set up. Please try again.')}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}
