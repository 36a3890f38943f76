import { Upload } from 'lucide-react';
import { useState } from 'react';
import { currentName } from '../account/session.ts';
import { leftValues, Refused } from '../records/check-values.ts';
import { type Entity, titleOf } from '../records/entity.ts';
import { inputClass } from '../records/field-input.tsx';
import { formatValue } from '../records/format-value.ts';
import type { AppRecord } from '../store/collection.ts';
import { useRecords } from '../store/use-records.ts';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/card.tsx';
import { download } from '../ui/download.ts';
import { ScrollArea } from '../ui/scroll-area.tsx';
import { say } from '../ui/toast.tsx';
import { inText } from '../words/in-text.ts';
import { type ReadTable, readRows } from './read-rows.ts';
import { exportableFields, exportRecords } from './record-export.ts';

/** Takes records over from a table: paste or choose a file, look at what was understood, import. */
export function ImportData({ entity }: { entity: Entity }) {
  const records = useRecords(entity.records);
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<readonly string[]>([]);
  const table = text.trim() === '' ? undefined : readRows(entity, text);
  const good = table?.rows.filter(({ faults }) => faults.length === 0) ?? [];
  const known = table?.columns.some(({ field }) => field !== undefined) ?? false;
  const fields = exportableFields(entity).filter(({ automatic }) => automatic !== true);
  const many = inText(entity.many);
  const example = exportRecords(entity, records.slice(0, 1), fields, 'CSV');
  function take(): void {
    const { made, reasons } = addAll(entity, good);
    setText('');
    setRefused(reasons);
    say(`${made.length} ${many} were imported.`, {
      undo: () => {
        for (const { id } of made) entity.records.remove(id);
      },
    });
  }
  return (
    <Panel
      title={`Import ${many}`}
      tools={
        <Button
          onClick={() => download(`${many.replaceAll(/[^a-z0-9]+/g, '-')}-template.csv`, example, 'text/csv')}
        >
          Download template
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <label className="grid grid-cols-1 gap-1.5 text-sm font-semibold *:font-normal">
          CSV file
          <input
            type="file"
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            onChange={(event) => void event.target.files?.[0]?.text().then(setText)}
            className="w-full text-sm font-normal file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-control file:border-0 file:bg-primary file:px-4 file:font-semibold file:text-on-primary"
          />
        </label>
        <label className="grid grid-cols-1 gap-1.5 text-sm font-semibold *:font-normal">
          Or paste a table
          <textarea
            rows={6}
            value={text}
            placeholder={example}
            onChange={(event) => setText(event.target.value)}
            className={`${inputClass} font-mono text-sm`}
          />
        </label>
        <output className="block text-sm">
          {table === undefined
            ? `The first row names the fields: ${fields.map(({ label }) => label).join(', ')}.`
            : known
              ? `${good.length} of ${table.rows.length} rows can be imported.`
              : 'No column is called like a field. The first row has to name the fields.'}
        </output>
        {table === undefined || !known ? null : <Preview entity={entity} table={table} />}
        <Button
          look="primary"
          disabled={!known || good.length === 0}
          onClick={take}
          className="justify-self-start"
        >
          <Upload aria-hidden="true" className="size-4" />
          Import {good.length} {many}
        </Button>
        <RefusedRows reasons={refused} />
        <p className="text-sm text-muted">
          {records.length} {many} now. Newest:{' '}
          {records[0] === undefined ? 'none' : titleOf(entity, records[0])}.
        </p>
      </div>
    </Panel>
  );
}

function Preview({ entity, table }: { entity: Entity; table: ReadTable }) {
  const columns = table.columns.flatMap(({ field }) => field ?? []);
  return (
    <ScrollArea label={`${entity.many} to import`} className="rounded-control border border-line">
      <table className="w-full text-left text-sm">
        <thead className="bg-soft">
          <tr>
            {columns.map((field) => (
              <th key={field.name} scope="col" className="px-3 py-2 font-semibold whitespace-nowrap">
                {field.label}
              </th>
            ))}
            <th scope="col" className="px-3 py-2 font-semibold">
              State
            </th>
          </tr>
        </thead>
        <tbody>
          {table.rows.slice(0, 20).map((row, index) => (
            <tr key={`${index}-${JSON.stringify(row.values)}`} className="border-t border-line">
              {columns.map((field) => (
                <td key={field.name} className="px-3 py-2">
                  {formatValue(field, row.values[field.name])}
                </td>
              ))}
              <td className={`px-3 py-2 ${row.faults.length === 0 ? 'text-good' : 'text-danger-ink'}`}>
                {row.faults.length === 0 ? 'Ready' : row.faults.join(' ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

/** Takes over what the rules of the app allow, and gives the reasons for the rest. */
function addAll(entity: Entity, rows: ReadTable['rows']): { made: AppRecord[]; reasons: string[] } {
  const automatic = leftValues(entity.fields);
  const made: AppRecord[] = [];
  const reasons: string[] = [];
  for (const { values } of rows)
    try {
      made.push(entity.records.add({ ...automatic, ...values, by: currentName() }));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      reasons.push(error.message);
    }
  return { made, reasons };
}

function RefusedRows({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return null;
  return (
    <div role="alert" className="rounded-control bg-danger-soft px-3 py-2 text-sm text-danger-ink">
      <p className="font-semibold">Rows that were refused: {reasons.length}</p>
      <ul className="list-disc pl-5">
        {[...new Set(reasons)].map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}
