/** A picture, or a drawn stand-in from the initials where none was given. */
export function Picture({
  source,
  label,
  className = '',
}: {
  source?: string;
  label: string;
  className?: string;
}) {
  if (source !== undefined && /^(https?:|data:image\/|blob:|\.?\/)/.test(source)) {
    return <img src={source} alt={label} className={`object-cover ${className}`} />;
  }
  return (
    <svg
      viewBox="0 0 160 100"
      role="img"
      aria-label={label}
      preserveAspectRatio="xMidYMid slice"
      className={className}
    >
      <Scene seed={label} />
    </svg>
  );
}

function Scene({ seed }: { seed: string }) {
  const mix = [...seed].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  const hue = mix % 360;
  const sun = 30 + (mix % 100);
  const hill = 55 + (mix % 18);
  const initials = seed
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
  return (
    <>
      <rect width="160" height="100" fill={`hsl(${hue} 45% 82%)`} />
      <circle cx={sun} cy="30" r="15" fill={`hsl(${(hue + 40) % 360} 70% 90%)`} />
      <path
        d={`M0 ${hill} Q40 ${hill - 22} 80 ${hill} T160 ${hill - 6} V100 H0Z`}
        fill={`hsl(${hue} 38% 62%)`}
      />
      <path
        d={`M0 ${hill + 16} Q50 ${hill} 100 ${hill + 14} T160 ${hill + 10} V100 H0Z`}
        fill={`hsl(${hue} 42% 42%)`}
      />
      <text x="80" y="90" textAnchor="middle" fontSize="15" fontWeight="700" fill="#fff">
        {initials}
      </text>
    </>
  );
}
