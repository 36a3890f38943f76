const figure = [
  <circle key="head" cx="130" cy="55" r="15" />,
  <path key="body" d="M130 70V115" />,
  <path key="left-arm" d="M130 82L108 100" />,
  <path key="right-arm" d="M130 82L152 100" />,
  <path key="left-leg" d="M130 115L112 145" />,
  <path key="right-leg" d="M130 115L148 145" />,
];

/** The figure gets one more part for each wrong letter. */
export function Gallows({ parts }: { parts: number }) {
  return (
    <svg
      viewBox="0 0 190 180"
      role="img"
      aria-label={`Figure with ${parts} of ${figure.length} parts`}
      className="mx-auto w-44 fill-none stroke-ink"
      strokeWidth="5"
      strokeLinecap="round"
    >
      <path d="M15 170H110M45 170V15H130V38" className="stroke-primary" />
      {figure.slice(0, parts)}
    </svg>
  );
}
