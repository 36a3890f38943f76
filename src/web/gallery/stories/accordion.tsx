import { Accordion } from '../../ui/accordion.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Navigation', title: 'Accordion', Show };

function Show() {
  return (
    <div className="max-w-2xl">
      <Accordion
        items={[
          {
            id: 'card',
            title: 'Do I need a card to start?',
            content: 'No. You can build and preview without one.',
            open: true,
          },
          { id: 'offline', title: 'What works offline?', content: 'Everything that you opened before.' },
          { id: 'own', title: 'Who owns what I make?', content: 'You do. Export it at any time.' },
        ]}
      />
    </div>
  );
}
