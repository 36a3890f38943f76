import { Navigate, useLocation } from 'react-router';
import { signInAddress } from '../../../lib/return-path.ts';
import { useSession } from '../../../lib/session.ts';
import { ConsentFault } from './consent-fault.tsx';
import { ConsentFrame } from './consent-frame.tsx';
import { ConsentQuestion } from './consent-question.tsx';
import { ConsentWaiting } from './consent-waiting.tsx';

/** Where the authorization server sends the browser: to a question, or to what is wrong with what the app has sent. */
export function Page() {
  const { pathname, search } = useLocation();
  const { status, user } = useSession();
  const asked = new URLSearchParams(search);
  const id = asked.get('authorization_id');
  if (id === null) {
    return (
      <ConsentFrame>
        <ConsentFault code={asked.get('fault') ?? 'nothing_asked'} />
      </ConsentFrame>
    );
  }
  if (status === 'signed-out') return <Navigate to={signInAddress({ pathname, search })} replace />;
  return (
    <ConsentFrame>
      {user === null ? <ConsentWaiting /> : <ConsentQuestion key={`${id} ${user.id}`} id={id} />}
    </ConsentFrame>
  );
}
