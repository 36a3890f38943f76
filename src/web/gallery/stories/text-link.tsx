import { OutsideLink, TextLink } from '../../ui/text-link.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Actions', title: 'Link', Show };

function Show() {
  return (
    <p className="text-body text-ink-muted">
      Read <TextLink to="/">what is new</TextLink>, or see the{' '}
      <OutsideLink href="https://www.w3.org/WAI/">accessibility guidelines</OutsideLink>.
    </p>
  );
}
