import { ContentsFold } from '../../ui/contents-nav.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Navigation', title: 'Contents of a text', Show };

const headings = [
  { id: 'worth', text: 'What it is worth', level: 2 },
  { id: 'hours', text: 'Why hours mislead', level: 3 },
  { id: 'offer', text: 'Writing the offer', level: 2 },
] as const;

function Show() {
  return (
    <div className="max-w-md">
      <ContentsFold headings={headings} />
    </div>
  );
}
