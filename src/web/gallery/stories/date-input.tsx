import { DateInput } from '../../ui/date-input.tsx';
import { Field } from '../../ui/field.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Fields', title: 'Date', Show };

function Show() {
  return (
    <div className="max-w-xs">
      <Field label="Due">{(control) => <DateInput {...control} defaultValue="2026-03-31" />}</Field>
    </div>
  );
}
