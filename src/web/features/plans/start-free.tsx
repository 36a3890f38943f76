import { Link } from 'react-router';
import { href } from '../../lib/href.ts';
import { useSession } from '../../lib/session.ts';
import { buttonClass } from '../../ui/button.tsx';

/** The way into the free plan: an account, or what its owner does with it. */
export function StartFree() {
  const { user } = useSession();
  return user === null ? (
    <Link to={href('/auth')} className={buttonClass('secondary')}>
      Create an account
    </Link>
  ) : (
    <Link to={href('/dashboard')} className={buttonClass('secondary')}>
      Go to your apps
    </Link>
  );
}
