import { useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Fields', title: 'Number', Show };

function Show() {
  const [seats, setSeats] = useState<number | null>(3);
  const [price, setPrice] = useState<number | null>(1250);
  return (
    <div className="grid max-w-xl gap-4 sm:grid-cols-2">
      <Field label="Seats">
        {(control) => <NumberInput {...control} value={seats} onChange={setSeats} min={1} max={50} />}
      </Field>
      <Field label="Price" error="The price is above what the plan allows.">
        {(control) => (
          <NumberInput
            {...control}
            value={price}
            onChange={setPrice}
            step={50}
            format={{ style: 'currency', currency: 'USD' }}
          />
        )}
      </Field>
    </div>
  );
}
