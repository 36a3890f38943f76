import { Progress as Base } from '@base-ui/react/progress';

export interface ProgressProps {
  /** What is under way, in words. */
  label: string;
  /** 0 to 100; null while it cannot be told. */
  value: number | null;
}

export function Progress({ label, value }: ProgressProps) {
  return (
    <Base.Root value={value} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 text-small">
      <Base.Label className="text-ink">{label}</Base.Label>
      <Base.Value className="text-ink-muted tabular-nums" />
      <Base.Track className="col-span-2 h-1.5 overflow-hidden rounded-full bg-surface-overlay">
        {/* Moved rather than widened: only transforms run without a new layout. */}
        <Base.Indicator
          {...(value === null ? {} : { style: { width: '100%', transform: `translateX(${value - 100}%)` } })}
          className="h-full rounded-full bg-accent-fill transition-transform duration-200 data-indeterminate:w-2/5 data-indeterminate:animate-pass"
        />
      </Base.Track>
    </Base.Root>
  );
}
