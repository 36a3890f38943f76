import { limits } from '../../kernel/limits.ts';
import { useDelay } from '../lib/use-delay.ts';
import { Spinner } from '../ui/spinner.tsx';

/** Stands in for the first page until its code has arrived. */
export function FirstLoad() {
  const slow = useDelay(true, limits.web.spinnerDelayMs);
  return (
    <div className="flex min-h-[60dvh] flex-1 items-center justify-center p-6">
      {slow ? <Spinner>Loading page…</Spinner> : null}
    </div>
  );
}
