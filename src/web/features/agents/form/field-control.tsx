import type { Field as AgentField } from '../../../../catalog/agent-desk/fields.ts';
import type { InputFault } from '../../../../catalog/agent-desk/work.ts';
import { Field } from '../../../ui/field.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { CellInput } from './cell-input.tsx';
import { ListControl } from './list-control.tsx';
import { SheetControl } from './sheet-control.tsx';
import { TableControl } from './table-control.tsx';

interface FieldControlProps {
  field: AgentField;
  value: unknown;
  onChange: (value: unknown) => void;
  faults: readonly InputFault[];
  currency: string;
}

/** Wide fields take the whole line of the form. */
export function isWide(field: AgentField): boolean {
  if (field.kind === 'text') return (field.lines ?? 1) > 1;
  return field.kind === 'table' || field.kind === 'list' || field.kind === 'sheet';
}

export function FieldControl({ field, value, onChange, faults, currency }: FieldControlProps) {
  const error = faults.find(({ row }) => row === undefined)?.message;
  switch (field.kind) {
    case 'table':
      return (
        <>
          <TableControl field={field} value={value} onChange={onChange} faults={faults} currency={currency} />
          {error === undefined ? null : <p className="text-small text-negative">{error}</p>}
        </>
      );
    case 'list':
      return <ListControl field={field} value={value} onChange={onChange} error={error} />;
    case 'sheet':
      return <SheetControl field={field} value={value} onChange={onChange} error={error} />;
    case 'switch':
      return (
        <div className="grid content-start gap-1.5">
          <Switch checked={value === true} onChange={onChange} label={field.label} hint={field.help} />
          {error === undefined ? null : <p className="text-small text-negative">{error}</p>}
        </div>
      );
    default:
      return (
        <Field
          label={field.optional ? `${field.label} (optional)` : field.label}
          hint={field.help}
          error={error}
        >
          {(control) => (
            <CellInput field={field} value={value} onChange={onChange} currency={currency} {...control} />
          )}
        </Field>
      );
  }
}
