import { Copy, Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { usePerson } from '../account/session.ts';
import { asSeen } from '../records/as-seen.ts';
import type { Entity } from '../records/entity.ts';
import { inputClass } from '../records/field-input.tsx';
import { useRecords } from '../store/use-records.ts';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/card.tsx';
import { copyText, download } from '../ui/download.ts';
import { say } from '../ui/toast.tsx';
import { inText } from '../words/in-text.ts';
import { filterField } from './fields-of.ts';
import { CheckList, Labelled } from './form-parts.tsx';
import { GroupFilter, inGroup } from './group-filter.tsx';
import {
  type ExportFormat,
  exportableFields,
  exportFormats,
  exportRecords,
  fileTypes,
} from './record-export.ts';

/** Takes records out of the app: which ones, which fields, in which format. */
export function ExportData({ entity: whole }: { entity: Entity }) {
  const entity = asSeen(whole, usePerson());
  const all = useRecords(entity.records);
  const possible = exportableFields(entity);
  const group = filterField(entity);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [format, setFormat] = useState<ExportFormat>('CSV');
  const [chosen, choose] = useState('');
  const records = group === undefined ? all : inGroup(all, group, chosen);
  const fields = possible.filter(({ name }) => !left.includes(name));
  const text = exportRecords(entity, records, fields, format);
  const many = inText(entity.many);
  return (
    <Panel title={`Export ${many}`}>
      <div className="grid grid-cols-1 gap-5">
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <Labelled label="Format">
            <select
              value={format}
              onChange={(event) =>
                setFormat(exportFormats.find((one) => one === event.target.value) ?? 'CSV')
              }
              className={inputClass}
            >
              {exportFormats.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </Labelled>
          {group === undefined ? null : (
            <GroupFilter field={group} records={all} value={chosen} onChange={choose} />
          )}
        </div>
        <CheckList
          legend="Fields"
          options={possible.map(({ name, label }) => ({ key: name, label }))}
          left={left}
          onChange={setLeft}
        />
        <output className="block text-sm text-muted">
          {records.length} {many}, {fields.length} fields
        </output>
        <ExportButtons
          name={many.replaceAll(/[^a-z0-9]+/g, '-')}
          what={`${records.length} ${many}`}
          text={text}
          format={format}
          possible={fields.length > 0}
        />
        <Labelled label="Preview">
          <textarea
            readOnly
            rows={8}
            value={text}
            className={`${inputClass} font-mono text-sm whitespace-pre`}
          />
        </Labelled>
      </div>
    </Panel>
  );
}

interface ExportButtonsProps {
  name: string;
  what: string;
  text: string;
  format: ExportFormat;
  possible: boolean;
}

function ExportButtons({ name, what, text, format, possible }: ExportButtonsProps) {
  const { ending, type } = fileTypes[format];
  async function copy(): Promise<void> {
    if (await copyText(text)) return say('Copied.');
    say('This browser does not let the app copy. Mark the text below instead.', { tone: 'bad' });
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        look="primary"
        disabled={!possible}
        onClick={() => {
          download(`${name}.${ending}`, text, type);
          say(`${name}.${ending} was exported with ${what}.`);
        }}
      >
        <Download aria-hidden="true" className="size-4" />
        Export as {format}
      </Button>
      <Button onClick={() => void copy()}>
        <Copy aria-hidden="true" className="size-4" />
        Copy
      </Button>
      <Button onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-4" />
        Print
      </Button>
    </div>
  );
}
