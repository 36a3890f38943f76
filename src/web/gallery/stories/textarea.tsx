import { useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Fields', title: 'Textarea with counter', Show };

function Show() {
  const [text, setText] = useState('An app that tracks invoices, reminds late payers and shows what is due.');
  return (
    <div className="grid max-w-xl gap-4">
      <Field label="Description" hint="What should the app do?">
        {(control) => (
          <Textarea
            {...control}
            counter
            grow
            maxLength={1000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Field label="Nearly full">
        {(control) => (
          <Textarea {...control} counter maxLength={40} defaultValue="Thirty-six characters of forty here." />
        )}
      </Field>
    </div>
  );
}
