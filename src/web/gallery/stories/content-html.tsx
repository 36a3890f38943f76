import { ContentHtml } from '../../ui/content-html.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Text', title: 'Written content', Show };

function Show() {
  return (
    <ContentHtml html='<p>A text from <code>content</code>, made at build, with <a href="/">a link</a> inside the app.</p><ul><li>One</li><li>Two</li></ul>' />
  );
}
