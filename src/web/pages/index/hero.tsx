import { Laptop, Server } from 'lucide-react';
import { Link } from 'react-router';
import { brand } from '../../../kernel/brand.ts';
import { DevicePanel } from '../../features/product-tour/device-panel.tsx';
import { ProductTour } from '../../features/product-tour/product-tour.tsx';
import { SystemPanel } from '../../features/system/system-panel.tsx';
import { href } from '../../lib/href.ts';
import { usePageExists } from '../../lib/page-exists.ts';
import { useSession } from '../../lib/session.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { askPath } from './tab-ids.ts';

const wide = 'w-full sm:w-auto sm:min-h-10 sm:px-4.5';

export function Hero({ onCreate }: { onCreate: () => void }) {
  const { user } = useSession();
  const exists = usePageExists();
  return (
    <div className="grid items-center gap-12 pt-6 pb-16 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] @4xl:gap-14 @4xl:pt-8 @4xl:pb-20">
      <div>
        <h1 className="text-display font-semibold">
          <span className="brand-text">{brand.name}</span>
          <span className="sr-only">: </span>
          <span className="block">{brand.tagline}</span>
        </h1>
        <p className="mt-6 max-w-[52ch] text-lead text-ink-muted">{brand.description}</p>
        <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <Link to={href('/ai-os')} className={buttonClass('primary', wide)}>
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
      </div>
      <ProductTour
        note="Live, from the server and the browser in front of you."
        scenes={[
          {
            id: 'server',
            label: 'This server',
            icon: <Server aria-hidden />,
            content: <SystemPanel />,
          },
          {
            id: 'browser',
            label: 'This browser',
            icon: <Laptop aria-hidden />,
            content: <DevicePanel />,
          },
        ]}
      />
    </div>
  );
}
