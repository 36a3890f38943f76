import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Layout', title: 'Section', Show };

function Show() {
  return (
    <div className="grid gap-12">
      <Section
        heading="Recent apps"
        description="The last ones that you opened."
        actions={<Button look="quiet">See all</Button>}
      >
        <p className="text-small text-ink-muted">What the section holds.</p>
      </Section>
      <Section
        look="story"
        eyebrow="How it works"
        heading="From a sentence to an app"
        description="Describe it, look at it, publish it."
      >
        <p className="text-body text-ink-muted">What the section holds.</p>
      </Section>
    </div>
  );
}
