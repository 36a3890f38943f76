import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Navigation', title: 'Breadcrumb', Show };

function Show() {
  return (
    <Breadcrumb
      items={[{ label: 'Blog', to: '/' }, { label: 'Guides', to: '/' }, { label: 'How to price a service' }]}
    />
  );
}
