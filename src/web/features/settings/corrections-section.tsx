import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { brand } from '../../../kernel/brand.ts';
import { messageOf } from '../../lib/failures/failure.ts';
import { saveFile } from '../../lib/save-file.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.ts';
import { countCorrections, deleteCorrections, readLabelsFile } from './kept-corrections.ts';
import { SettingsSection } from './settings-section.tsx';
import { useProfile } from './use-profile.ts';

/** Whether corrected labels are kept for an export; off until somebody turns it on. */
export function CorrectionsSection({ userId }: { userId: string }) {
  const { status, profile, save } = useProfile(userId);
  const queryKey = ['kept-corrections', userId];
  const queryClient = useQueryClient();
  const {
    data: count = 0,
    isError,
    refetch,
  } = useQuery({ queryKey, queryFn: countCorrections, staleTime: 0 });
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  async function attempt(title: string, work: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toast({ title, description: messageOf(error, 'Please try again.'), variant: 'destructive' });
    }
    setBusy(false);
  }

  const turn = (keepCorrections: boolean) =>
    attempt('Not changed', async () => {
      await save({ keepCorrections });
      if (!keepCorrections && count > 0) setAsking(true);
    });

  const download = () =>
    attempt('Export failed', async () => {
      const day = new Date().toISOString().slice(0, 10);
      saveFile(await readLabelsFile(), `${brand.slug}-labels-${day}.txt`);
    });

  const remove = () =>
    attempt('Not deleted', async () => {
      await deleteCorrections(userId);
      await queryClient.invalidateQueries({ queryKey });
      setAsking(false);
      toast({ title: 'Corrections deleted', variant: 'success' });
    });

  return (
    <SettingsSection
      id="corrections"
      heading="Corrected labels"
      intro="On the Plan tab of an app you can correct how your description was read."
    >
      <div className="grid gap-4">
        <Switch
          checked={profile.keepCorrections}
          disabled={busy || status === 'loading'}
          onChange={(checked) => void turn(checked)}
          label="Keep my corrections so that I can export them as labels"
          hint="Kept are the description and its labels, on this server. Nothing leaves it by itself."
        />
        {isError ? (
          <p className="flex flex-wrap items-center gap-2 text-small text-ink-muted">
            What is kept could not be read.
            <Button onClick={() => void refetch()}>Try again</Button>
          </p>
        ) : count === 0 && !profile.keepCorrections ? null : (
          <Kept
            count={count}
            busy={busy}
            onDownload={() => void download()}
            onDelete={() => setAsking(true)}
          />
        )}
      </div>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete what is kept"
        description={`${countWords(count)} Deleted labels cannot be brought back; your apps stay as they are.`}
        action="Delete"
        busy={busy}
        onAction={() => void remove()}
      />
    </SettingsSection>
  );
}

interface KeptProps {
  count: number;
  busy: boolean;
  onDownload: () => void;
  onDelete: () => void;
}

function Kept({ count, busy, onDownload, onDelete }: KeptProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="text-small text-ink-muted">{countWords(count)}</p>
      <div className="flex flex-wrap gap-2">
        <Button disabled={count === 0 || busy} onClick={onDownload}>
          Download labels
        </Button>
        <Button disabled={count === 0 || busy} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </div>
  );
}

function countWords(count: number): string {
  if (count === 0) return 'No description is kept yet.';
  return count === 1 ? 'One description is kept.' : `${count} descriptions are kept.`;
}
