import { ArrowRight, Plus } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Actions', title: 'Button', Show };

function Show() {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button look="primary">Create app</Button>
      <Button>
        <Plus aria-hidden />
        Add member
      </Button>
      <Button look="quiet">Cancel</Button>
      <Button look="danger">Delete app</Button>
      <Button look="primary" busy>
        Saving
      </Button>
      <Button disabled>Not now</Button>
      <Button look="primary" size="large">
        Get started
        <ArrowRight aria-hidden />
      </Button>
    </div>
  );
}
