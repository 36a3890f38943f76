import { ThemeToggle } from '../../ui/theme-toggle.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Actions', title: 'Theme toggle', Show };

function Show() {
  return <ThemeToggle />;
}
