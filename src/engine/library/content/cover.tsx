import { Pattern } from './pattern.tsx';

const shown = /^(https?:|data:image\/|blob:|\.?\/)/;

/** The picture of a record, or a drawing in the colours of the app. Its name stands beside it. */
export function Cover({
  source,
  label,
  className = '',
}: {
  source?: string;
  label: string;
  className?: string;
}) {
  if (source !== undefined && shown.test(source))
    return <img src={source} alt={label} className={`object-cover ${className}`} />;
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

export function initials(label: string): string {
  return label
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}
