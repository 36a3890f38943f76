import type { ListField } from '../../../../catalog/agent-desk/fields.ts';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';

const leastLines = 4;

interface ListControlProps {
  field: ListField;
  value: unknown;
  onChange: (items: readonly string[]) => void;
  error: string | undefined;
}

/** One entry to a line. */
export function ListControl({ field, value, onChange, error }: ListControlProps) {
  const items = (Array.isArray(value) ? value : []).map(String);
  return (
    <Field label={field.label} hint={field.help ?? 'One to a line.'} error={error}>
      {(control) => (
        <Textarea
          rows={Math.max(leastLines, items.length)}
          value={items.join('\n')}
          onChange={(event) => onChange(event.target.value.split('\n'))}
          {...control}
        />
      )}
    </Field>
  );
}
