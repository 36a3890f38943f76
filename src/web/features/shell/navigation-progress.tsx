import { useNavigation } from 'react-router';
import { limits } from '../../../kernel/limits.ts';
import { useDelay } from '../../lib/use-delay.ts';
import { Spinner } from '../../ui/spinner.tsx';

/** A page that takes long enough to notice: a thin line at the top, and words. */
export function NavigationProgress() {
  const slow = useDelay(useNavigation().state === 'loading', limits.web.spinnerDelayMs);
  if (!slow) return null;
  return (
    <>
      <div
        aria-hidden
        className="pointer-events-none fixed inset-x-0 top-0 z-30 h-0.5 origin-left scale-x-90 bg-accent transition-[scale] duration-[8s] ease-out starting:scale-x-5"
      />
      <div className="pointer-events-none fixed inset-x-0 bottom-6 z-20 flex justify-center">
        <div className="rounded-full border border-line-strong bg-surface-overlay px-4 py-2 shadow-card">
          <Spinner>Loading page…</Spinner>
        </div>
      </div>
    </>
  );
}
