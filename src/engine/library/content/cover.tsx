import { Drawing } from './drawing.tsx';
import { drawnFor } from './drawn.ts';
import { initials } from './initials.ts';
import { Pattern } from './pattern.tsx';

const shown = /^(https?:|data:image\/|blob:|\.?\/)/;

/** The picture of a record, or a drawing in the colours of the app. Its name stands beside it. */
export function Cover({
  source,
  label,
  kind,
  className = '',
}: {
  source?: string;
  label: string;
  /** What sort of thing it shows. */
  kind?: string;
  className?: string;
}) {
  if (source !== undefined && shown.test(source))
    return <img src={source} alt={label} className={`object-cover ${className}`} />;
  const shapes = drawnFor(label, kind);
  if (shapes !== undefined) return <Drawing shapes={shapes} seed={label} className={className} />;
  return (
    <div
      aria-hidden="true"
      className={`relative isolate grid place-items-center overflow-hidden bg-primary text-on-primary ${className}`}
    >
      <Pattern seed={label} className="absolute inset-0 -z-10 size-full" />
      <span className="grid size-16 place-items-center rounded-full bg-surface font-heading text-2xl font-bold text-ink">
        {initials(label)}
      </span>
    </div>
  );
}
