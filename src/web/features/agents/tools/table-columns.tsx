import { Plus } from 'lucide-react';
import { customToolLimits } from '../../../../catalog/custom-tools/custom-tool-limits.ts';
import type { ToolField } from '../../../../catalog/custom-tools/tool-definition.ts';
import { Button } from '../../../ui/button.tsx';
import { MovableList } from '../../../ui/movable-list.tsx';
import { kindLabels, nameFromLabel } from './edit-tool.ts';
import { FieldEditor } from './field-editor.tsx';
import { TextLine } from './text-line.tsx';

type Table = Extract<ToolField, { kind: 'table' }>;

interface TableColumnsProps {
  table: Table;
  place: string;
  faultAt: (place: string) => string | undefined;
  onChange: (table: Table) => void;
}

/** The columns of a table. In formulas they are reached by a dot. */
export function TableColumns({ table, place, faultAt, onChange }: TableColumnsProps) {
  const taken = table.columns.map(({ name }) => name);
  const example = `sum(${table.name}.${taken[0] ?? 'price'})`;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      <TextLine
        label="What one row is called"
        value={table.row}
        onChange={(row) => onChange({ ...table, row })}
        error={faultAt(`${place}.row`)}
        hint={`In formulas a column is reached by a dot, and added up: ${example}.`}
      />
      <MovableList
        noun="column"
        items={table.columns}
        least={1}
        nameOf={(column) => `${column.label || 'Without a label'} · ${kindLabels[column.kind]}`}
        onChange={(columns) => onChange({ ...table, columns: [...columns] })}
      >
        {(column, index) => (
          <FieldEditor
            isColumn
            field={column}
            place={`${place}.columns.${index}`}
            faultAt={faultAt}
            taken={taken}
            onChange={(next) =>
              onChange({ ...table, columns: table.columns.map((one, at) => (at === index ? next : one)) })
            }
          />
        )}
      </MovableList>
      <div>
        <Button
          disabled={table.columns.length >= customToolLimits.columns}
          onClick={() =>
            onChange({
              ...table,
              columns: [
                ...table.columns,
                {
                  kind: 'number',
                  name: nameFromLabel('New column', taken),
                  label: 'New column',
                  optional: true,
                },
              ],
            })
          }
        >
          <Plus aria-hidden />
          Add column
        </Button>
      </div>
    </div>
  );
}
