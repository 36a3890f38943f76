const places: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [26, 26],
    [74, 26],
    [50, 50],
    [26, 74],
    [74, 74],
  ],
  6: [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
};

/** A die with its pips; more than six is written as a number. */
export function Die({ value }: { value: number }) {
  const pips = places[value];
  return (
    <svg viewBox="0 0 100 100" role="img" aria-label={`Die ${value}`} data-die className="size-20">
      <rect x="4" y="4" width="92" height="92" rx="18" className="fill-primary" />
      {pips === undefined ? (
        <text x="50" y="64" textAnchor="middle" fontSize="42" className="fill-on-primary font-bold">
          {value}
        </text>
      ) : (
        pips.map(([x, y]) => <circle key={`${x}-${y}`} cx={x} cy={y} r="9" className="fill-on-primary" />)
      )}
    </svg>
  );
}
