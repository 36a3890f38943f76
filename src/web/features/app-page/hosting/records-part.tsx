import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { limits } from '../../../../kernel/limits.ts';
import { messageOf } from '../../../lib/failures/failure.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Select } from '../../../ui/select.tsx';
import { Table, type TableColumn } from '../../../ui/table.tsx';
import { toast } from '../../../ui/toast.ts';
import {
  exportRecords,
  type KeptRecord,
  type RecordKind,
  readRecords,
  removeRecord,
} from './hosting-data.ts';
import { HostingPart, NotRead } from './hosting-part.tsx';

interface RecordsPartProps {
  appId: string;
  appName: string;
  kinds: UseQueryResult<RecordKind[]>;
}

/** What the visitors of the app keep together. */
export function RecordsPart({ appId, appName, kinds }: RecordsPartProps) {
  const { data, error, refetch } = kinds;
  const [chosen, setChosen] = useState<string>();
  const [busy, setBusy] = useState(false);
  const shown = data?.find(({ name }) => name === chosen) ?? data?.[0];

  async function save(): Promise<void> {
    setBusy(true);
    try {
      const text = await exportRecords(appId, data ?? []);
      const name = `${appName.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-records.json`;
      saveFile(new Blob([text], { type: 'application/json' }), name);
    } catch (failure) {
      toast({
        title: 'Nothing was exported',
        description: messageOf(failure, 'Please try again.'),
        variant: 'destructive',
      });
    }
    setBusy(false);
  }

  return (
    <HostingPart
      title="Records"
      lead="What the visitors of the app keep together."
      tools={
        <Button busy={busy} disabled={(data?.length ?? 0) === 0} onClick={() => void save()}>
          <Download aria-hidden />
          Export as JSON
        </Button>
      }
    >
      {error === null ? null : <NotRead error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 ? (
        <p className="text-small text-ink-muted">This app keeps no records that are shared.</p>
      ) : null}
      {data === undefined || shown === undefined ? null : (
        <>
          <Select
            aria-label="Kind of records"
            options={data.map(({ name, label, count }) => ({ value: name, label: `${label} (${count})` }))}
            value={shown.name}
            onChange={setChosen}
          />
          <RecordList appId={appId} kind={shown} onChanged={() => void refetch()} />
        </>
      )}
    </HostingPart>
  );
}

function RecordList({ appId, kind, onChanged }: { appId: string; kind: RecordKind; onChanged: () => void }) {
  const key = ['app-records', appId, kind.name];
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({ queryKey: key, queryFn: () => readRecords(appId, kind.name) });
  const [leaving, setLeaving] = useState<KeptRecord>();
  if (error !== null) return <NotRead error={error} onRetry={() => void refetch()} />;

  async function remove(record: KeptRecord): Promise<void> {
    setLeaving(undefined);
    try {
      await removeRecord(appId, kind.name, record.id);
      toast({ title: `“${titleOf(record)}” was deleted` });
    } catch (failure) {
      toast({
        title: 'It was not deleted',
        description: messageOf(failure, 'Please try again.'),
        variant: 'destructive',
      });
    }
    await client.invalidateQueries({ queryKey: key });
    onChanged();
  }

  return (
    <>
      <div className="max-h-96 overflow-y-auto">
        <Table
          caption={kind.label}
          rows={data}
          rowKey={({ id }) => id}
          expected={3}
          empty={<p className="text-small text-ink-muted">There are none.</p>}
          columns={recordColumns(setLeaving)}
        />
      </div>
      {kind.count > limits.hostingPage.records ? (
        <p className="text-caption text-ink-muted">
          The newest {limits.hostingPage.records} are shown. The export has all of them.
        </p>
      ) : null}
      <AlertDialog
        open={leaving !== undefined}
        onOpenChange={(open) => (open ? undefined : setLeaving(undefined))}
        title={`Delete “${leaving === undefined ? '' : titleOf(leaving)}”?`}
        description="It goes from every open page of the app, for good."
        action="Delete"
        onAction={() => void (leaving === undefined ? undefined : remove(leaving))}
      />
    </>
  );
}

function recordColumns(onRemove: (record: KeptRecord) => void): TableColumn<KeptRecord>[] {
  return [
    { key: 'record', header: 'Record', cell: (record) => <RecordLook record={record} /> },
    {
      key: 'tools',
      header: 'Actions',
      align: 'end',
      cell: (record) => (
        <IconButton label={`Delete ${titleOf(record)}`} onClick={() => onRemove(record)}>
          <Trash2 aria-hidden />
        </IconButton>
      ),
    },
  ];
}

/** The first field that says something in words. */
function titleOf({ id, data }: KeptRecord): string {
  const text = data['title'] ?? data['name'] ?? data['subject'] ?? Object.values(data).find(isWords);
  return typeof text === 'string' && text !== '' ? text.slice(0, 80) : id;
}

function isWords(value: unknown): boolean {
  return typeof value === 'string' && value !== '' && !/^\d{4}-\d\d-\d\d/.test(value);
}

function RecordLook({ record }: { record: KeptRecord }) {
  return (
    <details className="min-w-0">
      <summary className="min-h-11 cursor-pointer content-center font-medium wrap-anywhere text-ink sm:min-h-9">
        {titleOf(record)}
      </summary>
      <dl className="grid gap-1 py-2 pl-4 text-caption">
        {Object.entries(record.data).map(([field, value]) => (
          <div key={field} className="flex min-w-0 gap-2">
            <dt className="shrink-0 text-ink-muted">{field}</dt>
            <dd className="min-w-0 wrap-anywhere text-ink">{String(value ?? '').slice(0, 500)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
