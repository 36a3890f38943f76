import { RowsField } from '../parts/rows-field.tsx';
import { NumberField, SelectField, TextField } from '../parts/tool-fields.tsx';
import type { CalculationInput, Rows } from './calculation.ts';

export interface FormValues {
  readonly texts: Readonly<Record<string, string>>;
  readonly rows: Readonly<Record<string, Rows>>;
}

interface FormProps {
  inputs: readonly CalculationInput[];
  values: FormValues;
  fault: { readonly input: string; readonly text: string } | undefined;
  onChange: (values: FormValues) => void;
}

export function CalculationFields({ inputs, values, fault, onChange }: FormProps) {
  function setText(name: string, text: string): void {
    onChange({ ...values, texts: { ...values.texts, [name]: text } });
  }
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {inputs.map((input) => {
        const shared = {
          label: input.label,
          fault: fault?.input === input.name ? fault.text : undefined,
        };
        const text = values.texts[input.name] ?? '';
        const change = (next: string) => setText(input.name, next);
        switch (input.kind) {
          case 'number':
            return <NumberField key={input.name} {...shared} value={text} onChange={change} />;
          case 'choice':
            return (
              <SelectField
                key={input.name}
                {...shared}
                options={input.options}
                value={text}
                onChange={change}
              />
            );
          case 'date':
            return <TextField key={input.name} {...shared} type="date" value={text} onChange={change} />;
          case 'text':
            return (
              <div key={input.name} className="sm:col-span-2">
                <TextField {...shared} value={text} onChange={change} />
              </div>
            );
          case 'rows':
            return (
              <div key={input.name} className="min-w-0 sm:col-span-2">
                <RowsField
                  label={input.label}
                  columns={input.columns}
                  fault={shared.fault}
                  rows={values.rows[input.name] ?? []}
                  onChange={(rows) => onChange({ ...values, rows: { ...values.rows, [input.name]: rows } })}
                />
              </div>
            );
        }
      })}
    </div>
  );
}
