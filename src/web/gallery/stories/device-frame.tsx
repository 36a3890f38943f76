import { useState } from 'react';
import { DeviceFrame, DeviceSwitch } from '../../ui/device-frame.tsx';
import type { PreviewSize } from '../../ui/fit-frame.ts';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Layout', title: 'Device frame', Show };

function Show() {
  const [size, setSize] = useState<PreviewSize>('phone');
  return (
    <div className="grid max-w-xl gap-3">
      <DeviceSwitch value={size} onChange={setSize} />
      <div className="h-64 overflow-hidden rounded-large border border-line">
        <DeviceFrame src="about:blank" title="An app" size={size} />
      </div>
    </div>
  );
}
