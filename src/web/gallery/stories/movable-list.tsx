import { useState } from 'react';
import { MovableList } from '../../ui/movable-list.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Fields', title: 'Movable list', Show };

function Show() {
  const [items, setItems] = useState<readonly string[]>(['Listen', 'Say sorry', 'Solve']);
  return (
    <div className="max-w-md">
      <MovableList items={items} noun="step" nameOf={(item) => item} onChange={setItems}>
        {(item) => <p className="text-small text-ink-muted">What {item.toLowerCase()} means.</p>}
      </MovableList>
    </div>
  );
}
