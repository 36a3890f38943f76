import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Fields', title: 'Input', Show };

function Show() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="App name" hint="Up to 50 characters.">
        {(control) => <Input {...control} placeholder="Invoice tracker" />}
      </Field>
      <Field label="Disabled">{(control) => <Input {...control} disabled value="Cannot be changed" />}</Field>
    </div>
  );
}
