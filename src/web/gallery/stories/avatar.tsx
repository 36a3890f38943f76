import { Avatar } from '../../ui/avatar.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Data', title: 'Avatar', Show };

function Show() {
  return (
    <div className="flex items-center gap-3">
      <Avatar name="Ada Lovelace" size="small" />
      <Avatar name="Grace Hopper" />
      <Avatar name="With a picture" src="/logo.svg" />
      <Avatar name="katherine@example.com" size="large" />
    </div>
  );
}
