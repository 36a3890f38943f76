import { MonitorSmartphone } from 'lucide-react';
import { useId, useState } from 'react';
import { brand } from '../../../kernel/brand.ts';
import { Button } from '../../ui/button.tsx';
import { type Device, deviceOf } from './device.ts';
import { askToInstall, dismissInstall, useInstallState } from './install-state.ts';

const steps: Record<Device, readonly string[]> = {
  ios: ['Tap Share in the bar of the browser.', 'Choose Add to Home Screen.', 'Tap Add.'],
  android: ['Open the menu of the browser, the three dots.', 'Choose Install app, or Add to Home screen.'],
  desktop: [
    'Press the install icon at the end of the address bar.',
    'If there is none, bookmark this page: it works offline all the same.',
  ],
};

/**
 * Offers to put the product on the device. It stands in the HTML of the page and is hidden before the first paint from
 * those who have it or put it away (public/theme.js), so that nothing moves.
 */
export function InstallCard() {
  const state = useInstallState();
  const headingId = useId();
  const [device, setDevice] = useState<Device>();
  if (state === 'accepted' || state === 'dismissed') return null;

  async function install(): Promise<void> {
    if (!(await askToInstall())) setDevice(deviceOf(navigator));
  }

  return (
    <section
      aria-labelledby={headingId}
      className="flex flex-col gap-4 rounded-large border border-line bg-surface p-5 in-data-[install=hidden]:hidden sm:flex-row sm:items-start sm:gap-5"
    >
      <div className="flex size-11 shrink-0 items-center justify-center rounded-medium border border-line bg-surface-raised text-accent">
        <MonitorSmartphone aria-hidden className="size-5" />
      </div>
      <div className="min-w-0 flex-1">
        <h2 id={headingId} className="text-body font-semibold text-ink">
          Install {brand.osName}
        </h2>
        <p className="mt-1 max-w-[60ch] text-small text-ink-muted">
          An icon of its own, a window of its own, and it opens without a network.
        </p>
        {device === undefined ? null : (
          <ol className="mt-3 grid list-decimal gap-1 pl-5 text-small text-ink">
            {steps[device].map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
      </div>
      <div className="flex shrink-0 flex-col gap-2 sm:flex-row">
        {device === undefined ? (
          <>
            <Button look="quiet" onClick={dismissInstall}>
              Not now
            </Button>
            <Button look="primary" busy={state === 'shown'} onClick={() => void install()}>
              Install App
            </Button>
          </>
        ) : (
          <Button look="primary" onClick={dismissInstall}>
            Got it, thanks!
          </Button>
        )}
      </div>
    </section>
  );
}
