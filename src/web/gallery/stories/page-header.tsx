import { Badge } from '../../ui/badge.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Layout', title: 'Page header', Show };

function Show() {
  return (
    <div className="grid gap-12">
      <PageHeader
        trail={<Breadcrumb items={[{ label: 'Apps', to: '/' }, { label: 'Invoice tracker' }]} />}
        heading="Invoice tracker"
        description="Shows what is due and reminds late payers."
        meta={
          <>
            <Badge tone="positive">Live</Badge>
            <span>Updated today</span>
          </>
        }
        actions={
          <>
            <Button>Preview</Button>
            <Button look="primary">Publish</Button>
          </>
        }
      />
      <PageHeader
        look="story"
        eyebrow="Plans"
        heading="Pay for what you use"
        description="Start without a card. Change or cancel at any time, and keep everything you made."
      />
    </div>
  );
}
