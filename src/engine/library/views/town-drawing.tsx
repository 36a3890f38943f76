import { districts, parksOf, riverOf, streetsOf, townHeight, townWidth } from './town.ts';

/** A schematic town: blocks of houses, streets, parks and a river, drawn from a name. */
export function TownDrawing({ seed }: { seed: string }) {
  return (
    <svg viewBox={`0 0 ${townWidth} ${townHeight}`} aria-hidden="true" className="block size-full">
      <rect width={townWidth} height={townHeight} className="fill-soft" />
      {parksOf(seed).map((park) => (
        <circle
          key={`${park.x}-${park.y}`}
          cx={park.x}
          cy={park.y}
          r={park.radius}
          className="fill-good-soft"
        />
      ))}
      <path
        d={riverOf(seed)}
        fill="none"
        strokeWidth={26}
        strokeLinecap="round"
        className="stroke-primary"
        opacity={0.35}
      />
      {streetsOf(seed).map((street) => (
        <path
          key={street.path}
          d={street.path}
          fill="none"
          strokeWidth={street.wide ? 13 : 7}
          className="stroke-surface"
        />
      ))}
      {districts.map(({ name, x, y }) => (
        <text key={name} x={x} y={y} textAnchor="middle" className="fill-muted text-xl font-semibold">
          {name}
        </text>
      ))}
    </svg>
  );
}
