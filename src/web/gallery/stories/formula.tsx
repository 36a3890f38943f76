import { Formula } from '../../ui/formula.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Text', title: 'Formula', Show };

function Show() {
  return (
    <p className="text-body text-ink">
      The roots are <Formula tex={String.raw`x = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}`} isBlock={false} />.
    </p>
  );
}
