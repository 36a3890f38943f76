import { Settings, Trash2 } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Actions', title: 'Icon button', Show };

function Show() {
  return (
    <div className="flex gap-2">
      <IconButton label="Open settings">
        <Settings aria-hidden />
      </IconButton>
      <IconButton label="Delete" disabled>
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  );
}
