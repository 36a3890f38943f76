import { Award, X } from 'lucide-react';
import { useState } from 'react';
import { Cover } from '../content/cover.tsx';
import { type Entity, imageField, titleOf } from '../records/entity.ts';
import { inputClass } from '../records/field-input.tsx';
import { RecordTitle } from '../records/record-views.tsx';
import { ValueView } from '../records/value-view.tsx';
import type { AppRecord } from '../store/collection.ts';
import { useRecords } from '../store/use-records.ts';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/card.tsx';
import { ScrollArea } from '../ui/scroll-area.tsx';
import { inText } from '../words/in-text.ts';
import { bestOf, differs } from './compare-values.ts';

const most = 4;

/** Records side by side. The best of every number is marked. */
export function Compare({ entity }: { entity: Entity }) {
  const records = useRecords(entity.records);
  const [ids, setIds] = useState<readonly string[]>(() => records.slice(0, 2).map(({ id }) => id));
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const chosen = ids.flatMap((id) => records.find((record) => record.id === id) ?? []);
  const rest = records.filter(({ id }) => !ids.includes(id));
  return (
    <Panel title={`Compare ${inText(entity.many)}`}>
      <div className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <label className="grid min-w-60 gap-1.5 text-sm font-semibold *:font-normal">
            Add to comparison
            <select
              value=""
              disabled={chosen.length >= most || rest.length === 0}
              onChange={(event) => setIds([...ids, event.target.value])}
              className={inputClass}
            >
              <option value="">
                {chosen.length >= most ? `At most ${most} at a time` : `Choose from ${inText(entity.many)}`}
              </option>
              {rest.map((record) => (
                <option key={record.id} value={record.id}>
                  {titleOf(entity, record)}
                </option>
              ))}
            </select>
          </label>
          <label className="flex min-h-11 items-center gap-2.5">
            <input
              type="checkbox"
              checked={onlyDifferent}
              onChange={(event) => setOnlyDifferent(event.target.checked)}
              className="size-5 accent-primary"
            />
            Only differences
          </label>
        </div>
        <output className="block text-sm text-muted">
          {chosen.length} of {records.length} {inText(entity.many)} compared
        </output>
        {chosen.length === 0 ? null : (
          <CompareTable
            entity={entity}
            records={chosen}
            onlyDifferent={onlyDifferent}
            onRemove={(id) => setIds(ids.filter((one) => one !== id))}
          />
        )}
      </div>
    </Panel>
  );
}

interface CompareTableProps {
  entity: Entity;
  records: readonly AppRecord[];
  onlyDifferent: boolean;
  onRemove: (id: string) => void;
}

function CompareTable({ entity, records, onlyDifferent, onRemove }: CompareTableProps) {
  const image = imageField(entity);
  const fields = entity.fields.filter(
    (field) =>
      field.name !== entity.title &&
      field.kind !== 'image' &&
      field.kind !== 'password' &&
      (!onlyDifferent || differs(field, records)),
  );
  return (
    <ScrollArea label="Comparison table">
      <table className="w-full min-w-max text-left text-sm">
        <thead>
          <tr>
            <th scope="col" className="sticky left-0 bg-surface">
              <span className="sr-only">Field</span>
            </th>
            {records.map((record) => (
              <th key={record.id} scope="col" data-record={record.id} className="min-w-44 p-3 align-top">
                <Cover
                  label={titleOf(entity, record)}
                  kind={entity.one}
                  className="mb-2 h-24 w-full rounded-control"
                  {...(image === undefined ? {} : { source: String(record[image.name] ?? '') })}
                />
                <span className="flex items-center justify-between gap-2 font-heading text-base font-semibold">
                  <RecordTitle entity={entity} record={record} />
                  <Button
                    look="quiet"
                    className="px-3"
                    aria-label={`Remove ${titleOf(entity, record)} from comparison`}
                    onClick={() => onRemove(record.id)}
                  >
                    <X aria-hidden="true" className="size-4" />
                  </Button>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => {
            const best = bestOf(field, records);
            return (
              <tr key={field.name} className="border-t border-line">
                <th scope="row" className="sticky left-0 bg-surface py-3 pr-4 font-medium text-muted">
                  {field.label}
                </th>
                {records.map((record) => (
                  <td
                    key={record.id}
                    className={`p-3 align-top ${best.has(record.id) ? 'bg-soft font-semibold' : ''}`}
                  >
                    <span className="flex max-w-64 items-center gap-2">
                      <ValueView field={field} value={record[field.name]} />
                      {best.has(record.id) ? (
                        <span className="inline-flex items-center gap-1 text-xs font-semibold">
                          <Award aria-hidden="true" className="size-4" />
                          Best
                        </span>
                      ) : null}
                    </span>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollArea>
  );
}
