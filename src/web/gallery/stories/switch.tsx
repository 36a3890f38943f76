import { useState } from 'react';
import { Switch } from '../../ui/switch.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Fields', title: 'Switch', Show };

function Show() {
  const [on, setOn] = useState(true);
  return (
    <div className="grid max-w-md gap-3">
      <Switch label="Weekly summary" hint="Sent on Monday morning." checked={on} onChange={setOn} />
      <Switch label="Beta features" disabled checked={false} onChange={setOn} />
    </div>
  );
}
