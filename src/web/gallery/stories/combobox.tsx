import { useState } from 'react';
import { Combobox } from '../../ui/combobox.tsx';
import { Field } from '../../ui/field.tsx';
import type { Story } from '../story.ts';

const countries = [
  { value: 'br', label: 'Brazil' },
  { value: 'in', label: 'India' },
  { value: 'jp', label: 'Japan' },
  { value: 'ke', label: 'Kenya' },
  { value: 'no', label: 'Norway' },
  { value: 'pt', label: 'Portugal' },
];

export const story: Story = { group: 'Fields', title: 'Combobox', Show };

function Show() {
  const [country, setCountry] = useState<string | null>('no');
  return (
    <div className="max-w-xs">
      <Field label="Country">
        {(control) => (
          <Combobox
            {...control}
            options={countries}
            value={country}
            onChange={setCountry}
            placeholder="Type to search"
          />
        )}
      </Field>
    </div>
  );
}
