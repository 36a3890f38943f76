import { Stepper } from '../../ui/stepper.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Messages', title: 'Stepper', Show };

function Show() {
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      <Stepper
        label="Building the app"
        steps={[
          { label: 'Read the description', state: 'done' },
          { label: 'Plan the screens', state: 'done' },
          { label: 'Write the code', state: 'active', detail: '14 of 22 files' },
          { label: 'Prove that it works', state: 'waiting' },
        ]}
      />
      <Stepper
        label="Publishing"
        steps={[
          { label: 'Pack the files', state: 'done' },
          { label: 'Upload', state: 'failed', detail: 'The connection was lost. Publish again to go on.' },
        ]}
      />
    </div>
  );
}
