import { AppWindow } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { useGenerator } from '../../../ui/use-generator.ts';

/** A description of an app, one press away from the app. */
export function AppAnswer({ description }: { description: string }) {
  const generate = useGenerator();
  return (
    <div className="grid grid-cols-1 gap-4 rounded-large border border-line bg-surface p-5 shadow-card">
      <div>
        <p className="text-small text-ink-muted">This can be made as it stands</p>
        <p className="mt-1 wrap-anywhere whitespace-pre-line text-ink">{description}</p>
      </div>
      <div>
        <Button look="primary" onClick={() => generate({ description })}>
          <AppWindow aria-hidden />
          Make this app
        </Button>
      </div>
    </div>
  );
}
