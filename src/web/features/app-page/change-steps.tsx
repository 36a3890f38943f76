import { versionStepList } from '../../lib/version-steps.ts';
import { Button } from '../../ui/button.tsx';
import { StepList } from '../../ui/step-list.tsx';
import { useAppPage } from './app-page-context.ts';
import { versionUnderWay } from './app-view.ts';

/** How far the version is that is being made, with the way to stop it; nothing while none is. */
export function ChangeSteps() {
  const { view, changes } = useAppPage();
  const coming = versionUnderWay(view);
  if (coming === undefined) return null;
  return (
    <div className="grid gap-3 rounded-large border border-line bg-surface p-4">
      <div className="flex items-center justify-between gap-4">
        <p className="text-small font-semibold text-ink">Version {coming.number} is being made</p>
        <Button onClick={() => void changes.cancel(coming.id).catch(() => undefined)}>Cancel</Button>
      </div>
      <StepList label={`How far version ${coming.number} is`} steps={versionStepList(coming)} />
    </div>
  );
}
