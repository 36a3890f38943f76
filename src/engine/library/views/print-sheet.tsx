import { Copy, Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { usePerson } from '../account/session.ts';
import { asSeen } from '../records/as-seen.ts';
import { type Entity, titleOf } from '../records/entity.ts';
import type { Field } from '../records/field.ts';
import { inputClass } from '../records/field-input.tsx';
import { fits } from '../records/fits.ts';
import { formatValue } from '../records/format-value.ts';
import type { AppRecord } from '../store/collection.ts';
import { useRecords } from '../store/use-records.ts';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/card.tsx';
import { copyText } from '../ui/download.ts';
import { Empty } from '../ui/empty.tsx';
import { printOnly } from '../ui/print-only.ts';
import { ScrollArea } from '../ui/scroll-area.tsx';
import { say } from '../ui/toast.tsx';
import { inText } from '../words/in-text.ts';
import { Labelled } from './form-parts.tsx';
import { exportableFields, exportRecords } from './record-export.ts';

interface PrintSheetProps {
  entity: Entity;
  /** What the paper is called. */
  title: string;
  /** One sheet for each record instead of one list of all. */
  each?: boolean;
  where?: string;
}

/** A sheet of paper with one record or the list of all: printed, saved as PDF by the same dialogue, or copied as text. */
export function PrintSheet({ entity: whole, title, each = false, where }: PrintSheetProps) {
  const entity = asSeen(whole, usePerson());
  const all = useRecords(entity.records);
  const records = where === undefined ? all : all.filter(fits(entity.name, where));
  const [chosen, choose] = useState('');
  const paper = useRef<HTMLElement>(null);
  const one = records.find(({ id }) => id === chosen) ?? records[0];
  const shown = each ? (one === undefined ? [] : [one]) : records;
  const fields = exportableFields(entity);
  async function copy(): Promise<void> {
    if (await copyText(exportRecords(entity, shown, fields, 'Text'))) return say('Copied.');
    say('This browser does not let the app copy. Mark the text instead.', { tone: 'bad' });
  }
  function print(): void {
    if (paper.current === null) return;
    printOnly(paper.current);
    say(`${title} was handed to the printer.`);
  }
  if (one === undefined) return <Empty text={`There are no ${inText(entity.many)} to print yet.`} />;
  return (
    <Panel title={title}>
      <div className="grid grid-cols-1 gap-4">
        {each ? (
          <Labelled label={`${entity.one} to print`}>
            <select value={one.id} onChange={(event) => choose(event.target.value)} className={inputClass}>
              {records.map((record) => (
                <option key={record.id} value={record.id}>
                  {titleOf(entity, record)}
                </option>
              ))}
            </select>
          </Labelled>
        ) : null}
        <article
          ref={paper}
          aria-label={`${title} on paper`}
          data-paper
          className="min-w-0 rounded-control border border-line-strong bg-surface p-4 break-words print:border-0"
        >
          <h3 className="border-b-2 border-line-strong pb-2 font-heading text-xl font-bold">{title}</h3>
          {each ? (
            <Sheet entity={entity} record={one} fields={fields} />
          ) : (
            <ListSheet entity={entity} records={records} fields={fields} />
          )}
        </article>
        <div className="flex flex-wrap gap-3">
          <Button look="primary" onClick={print}>
            <Printer aria-hidden="true" className="size-4" />
            Print {inText(title)}
          </Button>
          <Button onClick={() => void copy()}>
            <Copy aria-hidden="true" className="size-4" />
            Copy as text
          </Button>
        </div>
      </div>
    </Panel>
  );
}

interface SheetProps {
  entity: Entity;
  record: AppRecord;
  fields: readonly Field[];
}

function Sheet({ entity, record, fields }: SheetProps) {
  const filled = fields
    .filter(({ name }) => name !== entity.title)
    .map((field) => ({ field, text: formatValue(field, record[field.name]) }))
    .filter(({ text }) => text !== '');
  return (
    <>
      <p className="mt-3 font-heading text-lg font-semibold">{titleOf(entity, record)}</p>
      <dl className="mt-3 grid grid-cols-1 gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
        {filled.map(({ field, text }) => (
          <div key={field.name} className="flex gap-2">
            <dt className="text-muted">{field.label}:</dt>
            <dd className="min-w-0 font-medium whitespace-pre-wrap">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface ListSheetProps {
  entity: Entity;
  records: readonly AppRecord[];
  fields: readonly Field[];
}

function ListSheet({ entity, records, fields }: ListSheetProps) {
  // Columns in which nothing stands only make the others narrow.
  const columns = fields.filter(
    (field) =>
      field.name !== entity.title && records.some((record) => formatValue(field, record[field.name]) !== ''),
  );
  return (
    <ScrollArea label={`${entity.many} on paper`}>
      <table className="mt-3 w-full text-left text-sm">
        <thead className="border-b border-line-strong">
          <tr>
            {[entity.one, ...columns.map(({ label }) => label)].map((label, at) => (
              <th key={columns[at - 1]?.name ?? ''} scope="col" className="py-2 pr-3 align-bottom">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <tr key={record.id} className="border-b border-line align-top">
              <th scope="row" className="py-2 pr-3 font-semibold">
                {titleOf(entity, record)}
              </th>
              {columns.map((field) => (
                <td key={field.name} className="py-2 pr-3">
                  {formatValue(field, record[field.name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
