import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { limits } from '../../../kernel/limits.ts';
import { href } from '../../lib/href.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

const price = `$${(limits.prices.proMonthly / 100).toFixed(2)}`;
const features = ['Unlimited generations', 'Custom domains', 'Priority support', 'Advanced analytics'];

interface UpgradeDialogProps {
  /** Why it opened; closed while undefined. */
  reason: string | undefined;
  onClose: () => void;
}

export function UpgradeDialog({ reason, onClose }: UpgradeDialogProps) {
  return (
    <Dialog
      open={reason !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Upgrade Required"
      description={reason}
      actions={
        <>
          <Button onClick={onClose}>Maybe Later</Button>
          <Link to={href('/plans')} className={buttonClass('primary')}>
            Upgrade Now
          </Link>
        </>
      }
    >
      <div className="rounded-large border border-accent/30 bg-accent/8 p-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h3 className="text-body font-semibold text-ink">Pro Plan</h3>
          <p className="text-small text-ink-muted">
            <span className="text-lead font-semibold text-ink tabular-nums">{price}</span> per month
          </p>
        </div>
        <ul className="mt-4 grid gap-2.5">
          {features.map((feature) => (
            <li key={feature} className="flex items-center gap-2.5 text-small text-ink">
              <Check aria-hidden className="size-4 shrink-0 text-accent" />
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
