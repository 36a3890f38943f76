import { inputClass } from '../../records/field-input.tsx';
import { Labelled } from '../../views/form-parts.tsx';
import { FaultText } from './option-list.tsx';

interface TextControlProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'number' | 'email' | 'date' | 'search';
  placeholder?: string;
  /** More than one line. */
  long?: boolean;
  fault?: string | undefined;
}

/** A named place to write. */
export function TextControl({
  label,
  value,
  onChange,
  type = 'text',
  placeholder,
  long = false,
  fault,
}: TextControlProps) {
  const shared = {
    value,
    'aria-invalid': fault !== undefined,
    className: inputClass,
    ...(placeholder === undefined ? {} : { placeholder }),
  };
  return (
    <div>
      <Labelled label={label}>
        {long ? (
          <textarea {...shared} rows={3} onChange={(event) => onChange(event.target.value)} />
        ) : (
          <input
            {...shared}
            type={type}
            {...(type === 'number' ? { step: 'any', inputMode: 'decimal' as const } : {})}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Labelled>
      <FaultText fault={fault} />
    </div>
  );
}

interface ChoiceControlProps {
  label: string;
  value: string;
  options: readonly (string | { readonly value: string; readonly label: string })[];
  onChange: (value: string) => void;
}

/** A named choice of one thing. */
export function ChoiceControl({ label, value, options, onChange }: ChoiceControlProps) {
  return (
    <Labelled label={label}>
      <select value={value} onChange={(event) => onChange(event.target.value)} className={inputClass}>
        {options.map((option) => {
          const { value: key, label: text } =
            typeof option === 'string' ? { value: option, label: option } : option;
          return (
            <option key={key} value={key}>
              {text}
            </option>
          );
        })}
      </select>
    </Labelled>
  );
}
