import { useState } from 'react';
import { Slider } from '../../ui/slider.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Fields', title: 'Slider', Show };

function Show() {
  const [share, setShare] = useState(0.35);
  return (
    <div className="max-w-md">
      <Slider
        label="Share of savings"
        value={share}
        onChange={setShare}
        max={1}
        step={0.05}
        format={{ style: 'percent' }}
      />
    </div>
  );
}
