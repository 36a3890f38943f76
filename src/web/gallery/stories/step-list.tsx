import { StepList } from '../../ui/step-list.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Messages', title: 'Step list', Show };

function Show() {
  return (
    <StepList
      label="Making the app"
      steps={[
        { label: 'Reading', state: 'done' },
        { label: 'Planning', state: 'active', detail: 'Two kinds of things, three pages' },
        { label: 'Building', state: 'waiting' },
      ]}
    />
  );
}
