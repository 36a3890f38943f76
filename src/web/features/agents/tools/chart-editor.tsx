import { customToolLimits } from '../../../../catalog/custom-tools/custom-tool-limits.ts';
import type { ShownPart, ToolDefinition } from '../../../../catalog/custom-tools/tool-definition.ts';
import { AmountLine } from './amount-line.tsx';
import { ChoiceLine } from './choice-line.tsx';
import { FigureList } from './figure-list.tsx';
import { FormulaInput } from './formula-input.tsx';

type Chart = Extract<ShownPart, { kind: 'chart' }>;

interface ChartEditorProps {
  part: Chart;
  tool: ToolDefinition;
  place: string;
  faultAt: (place: string) => string | undefined;
  onChange: (part: Chart) => void;
}

const looks = [
  { value: 'line', label: 'Line' },
  { value: 'area', label: 'Area' },
  { value: 'bar', label: 'Bars' },
  { value: 'pie', label: 'Pie' },
] as const;

const overs = [
  { value: 'range', label: 'A range of one field' },
  { value: 'rows', label: 'The rows of a table' },
] as const;

const leastPoints = 2;

/** A chart over the rows of a table, or over a range of one field. */
export function ChartEditor({ part, tool, place, faultAt, onChange }: ChartEditorProps) {
  const tables = tool.fields.filter(({ kind }) => kind === 'table');
  return (
    <>
      <div className="grid min-w-0 grid-cols-1 gap-3 @md:grid-cols-2">
        <ChoiceLine
          label="Drawn as"
          value={part.chart}
          options={looks}
          onChange={(chosen) =>
            onChange({ ...part, chart: looks.find(({ value }) => value === chosen)?.value ?? 'line' })
          }
        />
        <ChoiceLine
          label="Over"
          value={part.over.kind}
          options={tables.length === 0 ? overs.slice(0, 1) : overs}
          onChange={(chosen) => onChange({ ...part, over: overOf(chosen, tool) })}
          error={faultAt(`${place}.over`)}
        />
      </div>
      <OverEditor part={part} tool={tool} place={place} faultAt={faultAt} onChange={onChange} />
      <FigureList
        noun="series"
        figures={part.series}
        place={`${place}.series`}
        faultAt={faultAt}
        onChange={(series) => onChange({ ...part, series })}
      />
    </>
  );
}

function overOf(chosen: string, { fields }: ToolDefinition): Chart['over'] {
  const table = fields.find((field) => field.kind === 'table');
  if (chosen === 'rows' && table?.kind === 'table')
    return { kind: 'rows', table: table.name, category: `${table.name}.${table.columns[0]?.name ?? ''}` };
  return { kind: 'range', field: amountsOf(fields)[0]?.value ?? '', from: 0, to: 100, points: 21 };
}

function amountsOf(fields: ToolDefinition['fields']) {
  return fields
    .filter(({ kind }) => kind === 'number' || kind === 'money' || kind === 'percent')
    .map(({ name, label }) => ({ value: name, label }));
}

function OverEditor({ part, tool, place, faultAt, onChange }: ChartEditorProps) {
  const { over } = part;
  if (over.kind === 'rows')
    return (
      <div className="grid min-w-0 grid-cols-1 gap-3 @md:grid-cols-2">
        <ChoiceLine
          label="Rows of"
          value={over.table}
          options={tool.fields
            .filter(({ kind }) => kind === 'table')
            .map(({ name, label }) => ({ value: name, label }))}
          onChange={(table) => onChange({ ...part, over: { ...over, table } })}
        />
        <FormulaInput
          label="Names along the chart"
          value={over.category}
          onChange={(category) => onChange({ ...part, over: { ...over, category } })}
          error={faultAt(`${place}.over.category`)}
        />
      </div>
    );
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3 @md:grid-cols-4">
      <ChoiceLine
        label="Field"
        value={over.field}
        options={amountsOf(tool.fields)}
        onChange={(field) => onChange({ ...part, over: { ...over, field } })}
      />
      <AmountLine
        label="From"
        value={over.from}
        onChange={(from = 0) => onChange({ ...part, over: { ...over, from } })}
      />
      <AmountLine
        label="To"
        value={over.to}
        onChange={(to = 0) => onChange({ ...part, over: { ...over, to } })}
      />
      <AmountLine
        label="Points"
        value={over.points}
        onChange={(points = leastPoints) =>
          onChange({
            ...part,
            over: {
              ...over,
              points: Math.min(customToolLimits.chartPoints, Math.max(leastPoints, Math.round(points))),
            },
          })
        }
      />
    </div>
  );
}
