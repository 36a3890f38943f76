import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Fields', title: 'Field with an error', Show };

function Show() {
  return (
    <div className="max-w-sm">
      <Field
        label="Email"
        hint="Where we answer."
        error="This is not an address. Write it as name@example.com."
      >
        {(control) => <Input {...control} defaultValue="ada@" />}
      </Field>
    </div>
  );
}
