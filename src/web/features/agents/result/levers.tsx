import { readNumber } from '../../../../catalog/agent-desk/check-cell.ts';
import type { Draft } from '../../../../catalog/agent-desk/fields.ts';
import type { AnyWork } from '../../../../catalog/agent-desk/work.ts';
import { Slider } from '../../../ui/slider.tsx';

interface LeversProps {
  work: AnyWork;
  draft: Draft;
  onMove: (draft: Draft) => void;
}

/** Sliders that work the result out again while they are moved. */
export function Levers({ work, draft, onMove }: LeversProps) {
  const levers = (work.levers ?? []).filter(({ field }) => work.fields[field]?.when?.(draft) ?? true);
  if (levers.length === 0) return null;
  return (
    <section
      aria-label="What if"
      className="grid grid-cols-1 gap-3 rounded-large border border-line bg-surface p-4"
    >
      <h3 className="text-body font-semibold text-ink">What if</h3>
      <div className="grid grid-cols-1 gap-x-8 gap-y-2 @xl:grid-cols-2">
        {levers.map(({ field, min, max, step }) => {
          const asked = work.fields[field];
          const given = draft[field];
          const value = typeof given === 'number' ? given : readNumber(String(given ?? ''));
          const shown = Number.isFinite(value) ? value : min;
          return (
            <Slider
              key={field}
              label={asked?.label ?? field}
              value={shown}
              min={Math.min(min, shown)}
              max={Math.max(max, shown)}
              step={step}
              onChange={(next) => onMove({ ...draft, [field]: next })}
            />
          );
        })}
      </div>
    </section>
  );
}
