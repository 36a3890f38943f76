import { Checkbox } from '../../ui/checkbox.tsx';
import { writeHours } from './write-hours.ts';

interface MarkRowProps {
  label: string;
  hint: string;
  minutes: number;
  checked: boolean;
  onMark: (done: boolean) => void;
}

/** Something of a week that is ticked off and not moved: a review, or the final task. */
export function MarkRow({ label, hint, minutes, checked, onMark }: MarkRowProps) {
  return (
    <div className="flex items-start gap-3 py-1.5 pr-4 pl-10 sm:pr-5 sm:pl-11">
      <div className="min-w-0 flex-1">
        <Checkbox
          checked={checked}
          onChange={onMark}
          label={<span className={checked ? 'text-ink-muted line-through' : ''}>{label}</span>}
        />
        <p className="-mt-1 pb-1 pl-7 text-caption text-ink-muted">{hint}</p>
      </div>
      <span className="pt-3 text-caption text-ink-muted tabular-nums sm:pt-1.5">{writeHours(minutes)}</span>
    </div>
  );
}
