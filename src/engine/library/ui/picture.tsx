import { Drawing } from '../content/drawing.tsx';
import { drawnFor } from '../content/drawn.ts';
import { initials } from '../content/initials.ts';
import { Pattern } from '../content/pattern.tsx';

/** A picture, or a drawing in the colours of the app where none was given. */
export function Picture({
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
  if (source !== undefined && /^(https?:|data:image\/|blob:|\.?\/)/.test(source)) {
    return <img src={source} alt={label} className={`object-cover ${className}`} />;
  }
  const shapes = drawnFor(label, kind);
  if (shapes !== undefined)
    return <Drawing shapes={shapes} label={label} seed={label} className={className} />;
  return (
    <svg
      viewBox="0 0 160 100"
      role="img"
      aria-label={label}
      preserveAspectRatio="xMidYMid slice"
      className={`bg-primary text-on-primary ${className}`}
    >
      <Pattern seed={label} />
      <circle cx="80" cy="50" r="19" className="fill-surface" />
      <text
        x="80"
        y="50"
        textAnchor="middle"
        dominantBaseline="central"
        fontSize="15"
        fontWeight="700"
        className="fill-ink font-heading"
        aria-hidden="true"
      >
        {initials(label)}
      </text>
    </svg>
  );
}
