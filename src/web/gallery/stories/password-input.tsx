import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Fields', title: 'Password', Show };

function Show() {
  return (
    <div className="max-w-sm">
      <Field label="Password">
        {(control) => <PasswordInput {...control} defaultValue="correct horse" />}
      </Field>
    </div>
  );
}
