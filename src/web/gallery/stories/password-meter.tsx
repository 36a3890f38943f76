import { PasswordMeter } from '../../ui/password-meter.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Fields', title: 'Password strength', Show };

function Show() {
  return (
    <div className="grid max-w-sm gap-4 text-small text-ink-muted">
      <PasswordMeter password="abc123" />
      <PasswordMeter password="correct horse battery staple" />
    </div>
  );
}
