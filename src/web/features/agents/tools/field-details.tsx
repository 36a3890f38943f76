import type { ToolField } from '../../../../catalog/custom-tools/tool-definition.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { AmountLine } from './amount-line.tsx';
import { optionsOfText, textOfOptions } from './option-lines.ts';
import { TextLine } from './text-line.tsx';

interface FieldDetailsProps {
  field: ToolField;
  place: string;
  faultAt: (place: string) => string | undefined;
  onChange: (field: ToolField) => void;
}

type Amount = Extract<ToolField, { kind: 'number' | 'money' | 'percent' }>;

/** What only fields of this kind have. */
export function FieldDetails({ field, place, faultAt, onChange }: FieldDetailsProps) {
  switch (field.kind) {
    case 'number':
    case 'money':
    case 'percent':
      return <AmountDetails field={field} place={place} faultAt={faultAt} onChange={onChange} />;
    case 'choice':
      return (
        <Field
          label="Options"
          hint={
            'One to a line. Formulas compare with what is chosen: if(size == "large", 2, 1). Another value for formulas stands before a =, such as large = Large pizza.'
          }
          error={faultAt(`${place}.options`) ?? faultAt(`${place}.options.0.label`)}
        >
          {(control) => (
            <Textarea
              rows={3}
              defaultValue={textOfOptions(field.options)}
              onChange={(event) => onChange({ ...field, options: optionsOfText(event.target.value) })}
              {...control}
            />
          )}
        </Field>
      );
    case 'list':
      return (
        <p className="text-small text-ink-muted">One entry to a line. count({field.name}) says how many.</p>
      );
    case 'switch':
      return <p className="text-small text-ink-muted">In formulas: if({field.name}, 2, 1).</p>;
    case 'date':
      return (
        <p className="text-small text-ink-muted">
          Two days subtracted give the days between; {field.name} + 30 is thirty days later.
        </p>
      );
    default:
      return null;
  }
}

interface AmountDetailsProps extends Omit<FieldDetailsProps, 'field'> {
  field: Amount;
}

function AmountDetails({ field, place, faultAt, onChange }: AmountDetailsProps) {
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3 @md:grid-cols-3">
      {field.kind === 'number' ? (
        <TextLine
          label="Unit"
          value={field.unit ?? ''}
          onChange={(unit) => onChange({ ...field, unit })}
          error={faultAt(`${place}.unit`)}
        />
      ) : null}
      <AmountLine
        label="At least"
        value={field.min}
        onChange={(min) => onChange(withBound(field, 'min', min))}
      />
      <AmountLine
        label="At most"
        value={field.max}
        onChange={(max) => onChange(withBound(field, 'max', max))}
      />
      {field.kind === 'percent' ? (
        <p className="self-end text-small text-ink-muted">In formulas it is a share: 8 % is 0.08.</p>
      ) : null}
      {field.kind === 'number' ? (
        <div className="flex flex-wrap gap-x-6 @md:col-span-3">
          <Checkbox
            label="Whole numbers only"
            checked={field.whole === true}
            onChange={(isOn) => onChange(withMark(field, 'whole', isOn))}
          />
          {field.unit === undefined || field.unit === '' ? null : (
            <Checkbox
              label="The unit is only written; formulas get the bare number"
              checked={field.plain === true}
              onChange={(isOn) => onChange(withMark(field, 'plain', isOn))}
            />
          )}
        </div>
      ) : null}
    </div>
  );
}

function withBound(field: Amount, name: 'min' | 'max', value: number | undefined): Amount {
  const { [name]: _, ...rest } = field;
  return value === undefined ? rest : { ...rest, [name]: value };
}

type NumberField = Extract<ToolField, { kind: 'number' }>;

function withMark(field: NumberField, name: 'whole' | 'plain', isOn: boolean): NumberField {
  const { [name]: _, ...rest } = field;
  return isOn ? { ...rest, [name]: true } : rest;
}
