import { useState } from 'react';
import { RadioGroup } from '../../ui/radio-group.tsx';
import type { Story } from '../story.ts';

const visibilities = [
  { value: 'private', label: 'Only me', hint: 'Nobody else can open it.' },
  { value: 'link', label: 'Anyone with the link', hint: 'It is not listed anywhere.' },
  { value: 'public', label: 'Everyone', hint: 'Listed in the directory.', disabled: true },
] as const;

export const story: Story = { group: 'Fields', title: 'Radio group', Show };

function Show() {
  const [choice, setChoice] = useState<'private' | 'link' | 'public'>('link');
  return (
    <div className="max-w-md">
      <RadioGroup label="Who can see the app" options={visibilities} value={choice} onChange={setChoice} />
    </div>
  );
}
