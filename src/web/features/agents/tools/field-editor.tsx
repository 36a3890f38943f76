import type { ReactNode } from 'react';
import type { ToolField } from '../../../../catalog/custom-tools/tool-definition.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Collapsible } from '../../../ui/collapsible.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { fieldOfKind, kindLabels, relabelled } from './edit-tool.ts';
import { FieldDetails } from './field-details.tsx';
import { TextLine } from './text-line.tsx';

type Kind = ToolField['kind'];

const kinds = Object.entries(kindLabels).map(([value, label]) => ({ value: value as Kind, label }));

interface FieldEditorProps<Item extends ToolField> {
  field: Item;
  /** Where it stands in the tool. */
  place: string;
  faultAt: (place: string) => string | undefined;
  /** Names that others have. */
  taken: readonly string[];
  onChange: (field: Item) => void;
  /** It is a column of a table, which holds neither lists nor tables. */
  isColumn?: boolean;
  /** The columns of a table. */
  children?: ReactNode;
}

/** One field, or one column of a table. */
export function FieldEditor<Item extends ToolField>({
  field,
  place,
  faultAt,
  taken,
  onChange,
  isColumn = false,
  children,
}: FieldEditorProps<Item>) {
  const offered = isColumn ? kinds.filter(({ value }) => value !== 'list' && value !== 'table') : kinds;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      <div className="grid min-w-0 grid-cols-1 gap-3 @md:grid-cols-3">
        <TextLine
          label="Label"
          value={field.label}
          onChange={(label) => onChange(relabelled(field, label, taken))}
          error={faultAt(`${place}.label`)}
        />
        <Field label="Kind">
          {(control) => (
            <Select
              options={offered}
              value={field.kind}
              onChange={(kind) => onChange(fieldOfKind(kind, field) as Item)}
              {...control}
            />
          )}
        </Field>
        <TextLine
          label="Name in formulas"
          isCode
          value={field.name}
          onChange={(name) => onChange({ ...field, name })}
          error={faultAt(`${place}.name`)}
        />
      </div>
      <FieldDetails
        field={field}
        place={place}
        faultAt={faultAt}
        onChange={(next) => onChange(next as Item)}
      />
      {children}
      <Collapsible label="Help and whether it may stay empty">
        <div className="grid gap-2">
          <TextLine
            label="Help below the field"
            value={field.help ?? ''}
            onChange={(help) => onChange({ ...field, help })}
            error={faultAt(`${place}.help`)}
          />
          {field.kind === 'switch' ? null : (
            <Checkbox
              label="It may stay empty"
              checked={field.optional === true}
              onChange={(isOptional) => {
                const { optional: _, ...rest } = field;
                onChange((isOptional ? { ...rest, optional: true } : rest) as Item);
              }}
            />
          )}
        </div>
      </Collapsible>
    </div>
  );
}
