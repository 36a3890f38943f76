const size = 200;
const middle = size / 2;
const radius = 96;

function point(degrees: number, distance: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(middle + Math.cos(angle) * distance).toFixed(2)} ${(middle + Math.sin(angle) * distance).toFixed(2)}`;
}

/** Neighbours never look alike: with an odd count the last part gets the third look. */
function lookOf(index: number, count: number): readonly [string, string] {
  if (count % 2 === 1 && index === count - 1) return ['fill-ink', 'fill-ground'];
  return index % 2 === 0 ? ['fill-primary', 'fill-on-primary'] : ['fill-surface', 'fill-ink'];
}

function shorten(text: string, count: number): string {
  const room = count > 14 ? 9 : 13;
  return text.length > room ? `${text.slice(0, room - 1)}…` : text;
}

/** A wheel with equal parts. The part under the pointer at the top is the one that was hit. */
export function Wheel({
  parts,
  degrees,
  spinMs,
}: {
  parts: readonly string[];
  degrees: number;
  spinMs: number;
}) {
  const share = 360 / parts.length;
  return (
    <div className="relative mx-auto w-full max-w-sm">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={`Wheel with ${parts.join(', ')}`}
        data-wheel
      >
        <g
          style={{
            transform: `rotate(${degrees}deg)`,
            transformOrigin: '50% 50%',
            transition: `transform ${spinMs}ms cubic-bezier(0.2, 0.7, 0.1, 1)`,
          }}
        >
          {parts.map((part, index) => {
            const [fill, ink] = lookOf(index, parts.length);
            const large = share > 180 ? 1 : 0;
            return (
              <g key={`${part}-${index}`}>
                <path
                  className={`${fill} stroke-line-strong`}
                  strokeWidth="0.8"
                  d={`M${middle} ${middle} L${point(index * share, radius)} A${radius} ${radius} 0 ${large} 1 ${point((index + 1) * share, radius)}Z`}
                />
                <text
                  className={`${ink} font-semibold`}
                  fontSize={parts.length > 14 ? 6 : 8}
                  textAnchor="end"
                  dominantBaseline="middle"
                  transform={`rotate(${(index + 0.5) * share - 90} ${middle} ${middle}) translate(${middle + radius - 5} ${middle})`}
                >
                  {shorten(part, parts.length)}
                </text>
              </g>
            );
          })}
        </g>
        <circle
          cx={middle}
          cy={middle}
          r="11"
          className="fill-surface stroke-line-strong"
          strokeWidth="1.5"
        />
        <path
          d={`M${middle - 8} 0 H${middle + 8} L${middle} 16Z`}
          className="fill-danger stroke-surface"
          strokeWidth="1.5"
        />
      </svg>
    </div>
  );
}
