import { useRef, useState } from 'react';
import { ChartTable } from '../../charts/chart-table.tsx';
import { type ChartType, ChartView } from '../../charts/chart-view.tsx';
import { formatNumber } from '../../records/format-value.ts';
import { createValue, useValue } from '../../store/value.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { toCsv } from '../../views/csv.ts';
import { Fault } from '../parts/result-box.tsx';
import { createSaved, SavedItems, saveItem } from '../parts/saved-items.tsx';
import { DownloadButton, PrintButton } from '../parts/tool-buttons.tsx';
import { ChoiceButtons, SelectField, TextArea, TextField } from '../parts/tool-fields.tsx';
import { savePictureOf } from './chart-picture.ts';
import { readChartData } from './read-data.ts';

interface ChartDraft {
  readonly name: string;
  readonly type: ChartType;
  readonly text: string;
}

const example: ChartDraft = {
  name: 'Visitors by month',
  type: 'bar',
  text: 'Month,Visitors\nJanuary,320\nFebruary,410\nMarch,380\nApril,520\nMay,610',
};
const kept = createValue('chart-maker', example);
const saved = createSaved('charts');
const types = [
  { value: 'bar', label: 'Bar' },
  { value: 'line', label: 'Line' },
  { value: 'donut', label: 'Pie' },
] as const;

/** Pasted rows become a chart with its table. What is entered is kept. */
export function ChartMaker({ title }: { title: string }) {
  const [draft, setDraft] = useValue(kept);
  const read = readChartData(draft.text);
  return (
    <div className="grid grid-cols-1 gap-6">
      <Panel title={title}>
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          <div className="grid grid-cols-1 content-start gap-4">
            <TextField label="Title" value={draft.name} onChange={(name) => setDraft({ ...draft, name })} />
            <ChoiceButtons
              label="Chart type"
              options={types}
              value={draft.type}
              onChange={(type) => setDraft({ ...draft, type })}
            />
            <TextArea
              label="Data"
              rows={9}
              hint="A name and a number in each row, as CSV or copied from a spreadsheet."
              value={draft.text}
              onChange={(text) => setDraft({ ...draft, text })}
              className="font-mono text-sm!"
            />
            <FileField onText={(text) => setDraft({ ...draft, text })} />
            <div className="flex flex-wrap gap-3">
              <Button
                look="primary"
                disabled={!read.ok || draft.name.trim() === ''}
                onClick={() => saveItem(saved, draft.name.trim(), JSON.stringify(draft))}
              >
                Save
              </Button>
              <Button onClick={() => setDraft(example)}>Reset</Button>
            </div>
          </div>
          <div className="min-w-0">
            <Fault text={read.ok ? undefined : read.fault} />
            {read.ok ? <Drawn draft={draft} data={read.data} /> : null}
          </div>
        </div>
      </Panel>
      <SavedItems
        title="Saved charts"
        items={saved}
        onOpen={(item) => setDraft(JSON.parse(item.content) as ChartDraft)}
      />
    </div>
  );
}

function FileField({ onText }: { onText: (text: string) => void }) {
  return (
    <label className="grid gap-1.5 text-sm font-semibold">
      Or choose a CSV file
      <input
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        onChange={(event) => void event.target.files?.[0]?.text().then(onText)}
        className="w-full font-normal file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-control file:border-0 file:bg-soft file:px-4 file:text-ink"
      />
    </label>
  );
}

function Drawn({
  draft,
  data,
}: {
  draft: ChartDraft;
  data: Extract<ReturnType<typeof readChartData>, { ok: true }>['data'];
}) {
  const [chosen, choose] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const series = data.series[chosen] ?? data.series[0];
  if (series === undefined) return null;
  const rows = series.points.map(({ label, value }) => [label, String(value)]);
  return (
    <div className="grid grid-cols-1 gap-4">
      {data.series.length < 2 ? null : (
        <SelectField
          label="Column"
          options={data.series.map(({ label }, index) => ({ value: String(index), label }))}
          value={String(chosen)}
          onChange={(value) => choose(Number(value))}
        />
      )}
      <h3 className="font-heading text-lg font-semibold">{draft.name}</h3>
      <div ref={frame} data-chart>
        <ChartView type={draft.type} label={draft.name} points={series.points} format={formatNumber} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => savePictureOf(frame.current?.querySelector('svg'), 'chart.png')}>
          Download PNG
        </Button>
        <DownloadButton
          name="chart.csv"
          text={toCsv([[data.nameLabel, series.label], ...rows])}
          type="text/csv"
          label="Export CSV"
        />
        <PrintButton />
      </div>
      <ChartTable
        caption={draft.name}
        nameLabel={data.nameLabel}
        valueLabel={series.label}
        points={series.points}
        format={formatNumber}
      />
      <p role="status" data-result className="text-sm">
        {series.points.length} values, total{' '}
        {formatNumber(series.points.reduce((sum, { value }) => sum + value, 0))}
      </p>
    </div>
  );
}
