import { Link } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';
import { LinkedPage } from '../../ui/linked-page.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Messages', title: 'What a link leads to', Show };

const instead = (
  <Link to="/" className={buttonClass('primary')}>
    Go to the front page
  </Link>
);

interface Shared {
  readonly state: 'open' | 'revoked';
}

function Show() {
  return (
    <div className="grid gap-6">
      {(['open', 'revoked'] as const).map((state) => (
        <LinkedPage<Shared>
          key={state}
          answer={{ data: { state }, error: null, isFetching: false, refetch: () => undefined }}
          thing="result"
          instead={instead}
        >
          {() => <p>What was shared stands here.</p>}
        </LinkedPage>
      ))}
    </div>
  );
}
