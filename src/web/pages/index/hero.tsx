import { Link } from 'react-router';
import { brand } from '../../../kernel/brand.ts';
import { TrialWorkshop } from '../../features/apps/trial/trial-workshop.tsx';
import { Recording } from '../../features/home/recording/recording.tsx';
import { href } from '../../lib/href.ts';
import { usePageExists } from '../../lib/page-exists.ts';
import { useSession } from '../../lib/session.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { askPath } from './tab-ids.ts';

/** The product itself: a box, and what comes of it. */
export function Hero({ onCreate }: { onCreate: () => void }) {
  const { user } = useSession();
  return (
    <TrialWorkshop
      intro={<Intro />}
      ways={
        <div className="grid gap-8">
          <Ways onCreate={onCreate} />
          {user === null ? <Recording /> : null}
        </div>
      }
    />
  );
}

function Intro() {
  return (
    <div>
      <p className="text-small font-medium text-ink-muted">
        <span className="brand-text font-semibold">{brand.name}</span> · {brand.tagline}
      </p>
      <h1 className="mt-2 text-display font-semibold text-ink">Describe an app. Use it a second later.</h1>
      <p className="mt-3 max-w-[68ch] text-lead text-ink-muted">
        Write one sentence. The app is real: press, type, and change it by the next sentence.
      </p>
    </div>
  );
}

const wide = 'w-full sm:w-auto';

function Ways({ onCreate }: { onCreate: () => void }) {
  const { user } = useSession();
  const exists = usePageExists();
  return (
    <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
      <Link to={href('/ai-os')} className={buttonClass('secondary', wide)}>
        Get {brand.osName}
      </Link>
      {exists(askPath) ? (
        <Link to={askPath} className={buttonClass('secondary', wide)}>
          Try {brand.askName} Free
        </Link>
      ) : null}
      {user === null ? (
        <Link to={href('/auth')} className={buttonClass('secondary', wide)}>
          Sign In to Create Apps
        </Link>
      ) : (
        <Button onClick={onCreate} className={wide}>
          Generate Your First App
        </Button>
      )}
    </div>
  );
}
