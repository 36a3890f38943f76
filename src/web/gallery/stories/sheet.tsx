import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Overlays', title: 'Sheet', Show };

function Show() {
  const [side, setSide] = useState<'left' | 'right' | 'bottom'>('right');
  const [open, setOpen] = useState(false);
  function show(from: typeof side) {
    setSide(from);
    setOpen(true);
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => show('left')}>From the left</Button>
      <Button onClick={() => show('right')}>From the right</Button>
      <Button onClick={() => show('bottom')}>From below</Button>
      <Sheet open={open} onOpenChange={setOpen} title="Filters" side={side}>
        <p className="text-small text-ink-muted">Swipe it away, press Escape, or click beside it.</p>
      </Sheet>
    </div>
  );
}
