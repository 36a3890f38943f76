import { useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import type { Story } from '../story.ts';

const roles = [
  { value: 'user', label: 'User' },
  { value: 'admin', label: 'Administrator' },
] as const;

export const story: Story = { group: 'Fields', title: 'Select', Show };

function Show() {
  const [role, setRole] = useState<'user' | 'admin'>('user');
  return (
    <div className="max-w-xs">
      <Field label="Role">
        {(control) => <Select {...control} options={roles} value={role} onChange={setRole} />}
      </Field>
    </div>
  );
}
