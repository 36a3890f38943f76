import { BookOpen } from 'lucide-react';
import { LinkCard } from '../../ui/link-card.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Layout', title: 'Link card', Show };

function Show() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      <LinkCard to="/" title="Plain" summary="A whole card that leads to a page." />
      <LinkCard
        to="/"
        title="With a picture and a note"
        summary="Who may use it stands at the top."
        icon={<BookOpen aria-hidden />}
        note="Free"
        noteTone="positive"
      />
    </ul>
  );
}
