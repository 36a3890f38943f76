import { useState } from 'react';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Fields', title: 'Checkbox', Show };

function Show() {
  const [agreed, setAgreed] = useState(true);
  return (
    <div>
      <Checkbox label="Send me a copy" checked={agreed} onChange={setAgreed} />
      <Checkbox label="All apps" indeterminate checked={false} onChange={setAgreed} />
      <Checkbox label="Not available on this plan" disabled checked={false} onChange={setAgreed} />
    </div>
  );
}
