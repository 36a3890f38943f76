import { Container } from '../../ui/container.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Layout', title: 'Container', Show };

function Show() {
  return (
    <div className="rounded-large border border-line py-4">
      <Container width="prose" className="text-small text-ink-muted">
        Keeps its text off the edges and no wider than is good to read.
      </Container>
    </div>
  );
}
