interface ColourDotProps {
  hex: string;
  /** Beside words that say it all. */
  decorative?: boolean;
}

/** A colour to look at. Written as an attribute of a drawing, since styles within a page are refused. */
export function ColourDot({ hex, decorative = false }: ColourDotProps) {
  const named = decorative ? ({ 'aria-hidden': true } as const) : { role: 'img', 'aria-label': hex };
  return (
    <svg viewBox="0 0 16 16" {...named} className="inline-block size-4 shrink-0 align-[-0.2em]">
      <circle cx="8" cy="8" r="7" fill={hex} className="stroke-line-strong" strokeWidth="1" />
    </svg>
  );
}
