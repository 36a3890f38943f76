import { Card } from '../../ui/card.tsx';
import { Progress } from '../../ui/progress.tsx';

/** Shown while hundreds of thousands of reviews are gone through, which happens at the first visit of a device. */
export function WorkingOut({ share }: { share: number }) {
  return (
    <Card className="grid gap-2 p-4 sm:p-5">
      <Progress label="Working out what you remember" value={Math.round(share * 100)} />
      <p className="text-small text-ink-muted">All your reviews are gone through once on this device.</p>
    </Card>
  );
}
