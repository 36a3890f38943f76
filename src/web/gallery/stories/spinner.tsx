import { Spinner } from '../../ui/spinner.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Messages', title: 'Spinner', Show };

function Show() {
  return <Spinner>Checking who you are</Spinner>;
}
