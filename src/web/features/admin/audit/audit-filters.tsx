import type { Address } from '../../../lib/use-address.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { SearchField } from '../search-field.tsx';

export const filterNames = ['actor', 'action', 'target', 'from', 'to'] as const;

const texts = [
  { name: 'actor', label: 'Who did it', placeholder: 'E-mail or id' },
  { name: 'action', label: 'Action begins with', placeholder: 'admin.' },
  { name: 'target', label: 'About', placeholder: 'E-mail, id or name' },
] as const;

const times = [
  { name: 'from', label: 'From' },
  { name: 'to', label: 'To' },
] as const;

interface AuditFiltersProps extends Address {
  onClear: () => void;
}

export function AuditFilters({ get, change, onClear }: AuditFiltersProps) {
  const filtered = filterNames.some((name) => get(name) !== '');
  return (
    <search aria-label="Filter events" className="grid grid-cols-2 gap-3 lg:grid-cols-5">
      {texts.map(({ name, label, placeholder }) => (
        <div key={name} className="grid grid-cols-1 gap-1.5 max-lg:nth-3:col-span-2">
          <span aria-hidden className="text-small font-medium text-ink">
            {label}
          </span>
          <SearchField
            label={label}
            placeholder={placeholder}
            value={get(name)}
            onChange={(value) => change({ [name]: value.trim() })}
          />
        </div>
      ))}
      {times.map(({ name, label }) => (
        <Field key={name} label={label}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={get(name)}
              onChange={(event) => change({ [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
      {filtered ? (
        <Button look="quiet" className="justify-self-start" onClick={onClear}>
          Clear filters
        </Button>
      ) : null}
    </search>
  );
}
