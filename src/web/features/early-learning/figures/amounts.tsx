import type { DrawingName } from '../../../../catalog/early-learning/drawings.ts';
import { Placed } from './picture.tsx';

/** The columns in which so many are seen at a glance: pairs, then rows of five. */
function columnsFor(count: number): number {
  if (count <= 2) return count;
  if (count <= 4) return 2;
  return count <= 6 ? 3 : 5;
}

export function Many({ name, count }: { name: DrawingName; count: number }) {
  const columns = columnsFor(count);
  const rows = Math.ceil(count / columns);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${columns * 24} ${rows * 24}`} className="size-full">
      {Array.from({ length: count }, (_, at) => (
        <Placed
          key={at.toString()}
          name={name}
          x={(at % columns) * 24 + 2}
          y={Math.floor(at / columns) * 24 + 2}
          size={20}
        />
      ))}
    </svg>
  );
}

interface HeapsProps {
  name: DrawingName;
  first: number;
  second: number;
  away: boolean;
}

/** Two heaps with a plus between them, or one of which some are crossed out. */
export function Heaps({ name, first, second, away }: HeapsProps) {
  if (away) return <Crossed name={name} count={first} gone={second} />;
  const left = heap(first, 0);
  const right = heap(second, left.width + 22);
  const height = Math.max(left.height, right.height);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${left.width + 22 + right.width} ${height}`} className="size-full">
      {[left, right].map((one) =>
        one.places.map(({ x, y }) => (
          <Placed key={`${x} ${y}`} name={name} x={x} y={y + (height - one.height) / 2} size={20} />
        )),
      )}
      <path
        d={`M${left.width + 4} ${height / 2}h14m-7 -7v14`}
        strokeWidth={4}
        strokeLinecap="round"
        fill="none"
        className="stroke-ink"
      />
    </svg>
  );
}

function heap(count: number, from: number) {
  const columns = Math.min(count, count <= 4 ? 2 : 3);
  const places = Array.from({ length: count }, (_, at) => ({
    x: from + (at % columns) * 23,
    y: Math.floor(at / columns) * 23,
  }));
  return { places, width: columns * 23 - 3, height: Math.ceil(count / columns) * 23 - 3 };
}

function Crossed({ name, count, gone }: { name: DrawingName; count: number; gone: number }) {
  const columns = columnsFor(count);
  const rows = Math.ceil(count / columns);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${columns * 24} ${rows * 24}`} className="size-full">
      {Array.from({ length: count }, (_, at) => {
        const x = (at % columns) * 24 + 2;
        const y = Math.floor(at / columns) * 24 + 2;
        const isGone = at >= count - gone;
        return (
          <g key={at.toString()}>
            <Placed name={name} x={x} y={y} size={20} className={isGone ? 'opacity-35' : ''} />
            {isGone ? (
              <path
                d={`M${x + 1} ${y + 19}L${x + 19} ${y + 1}`}
                strokeWidth={3}
                strokeLinecap="round"
                className="stroke-ink"
              />
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}

/** Rods of ten and single ones. */
export function Tens({ count }: { count: number }) {
  const rods = Math.floor(count / 10);
  const ones = count % 10;
  const width = rods * 13 + (ones > 0 ? 34 : 0) + 2;
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} 104`} className="size-full">
      {Array.from({ length: rods }, (_, rod) => (
        <g key={rod.toString()}>
          {Array.from({ length: 10 }, (__, cube) => (
            <rect
              key={cube.toString()}
              x={rod * 13 + 1}
              y={cube * 10.2 + 1}
              width={10}
              height={9.6}
              rx={1.5}
              className="fill-crayon-blue"
            />
          ))}
        </g>
      ))}
      {Array.from({ length: ones }, (_, at) => (
        <rect
          key={at.toString()}
          x={rods * 13 + 8 + (at % 2) * 13}
          y={93 - Math.floor(at / 2) * 13}
          width={10}
          height={10}
          rx={1.5}
          className="fill-crayon-orange"
        />
      ))}
    </svg>
  );
}

/** Hops on the number line, from a dot to where a question stands. */
export function NumberLine({ from, by }: { from: number; by: number }) {
  const last = Math.max(from, from + by) > 10 ? 20 : 10;
  const step = 220 / last;
  const x = (number: number) => 12 + number * step;
  const hops = Array.from({ length: Math.abs(by) }, (_, at) => from + at * Math.sign(by));
  const end = from + by;
  return (
    <svg aria-hidden="true" viewBox="0 0 244 84" className="size-full">
      <path d="M4 50H240" strokeWidth={3} strokeLinecap="round" className="stroke-ink" />
      {Array.from({ length: last + 1 }, (_, number) => (
        <g key={number.toString()}>
          <path d={`M${x(number)} 45V55`} strokeWidth={2} className="stroke-ink" />
          {number === from || (number % 5 === 0 && Math.abs(number - end) > (last > 10 ? 1 : 0)) ? (
            <text
              x={x(number)}
              y={68}
              textAnchor="middle"
              dominantBaseline="central"
              fontSize={12}
              className="fill-ink font-semibold"
            >
              {number}
            </text>
          ) : null}
        </g>
      ))}
      {hops.map((start) => (
        <path
          key={start}
          d={`M${x(start)} 46Q${(x(start) + x(start + Math.sign(by))) / 2} ${last > 10 ? 26 : 16} ${x(start + Math.sign(by))} 46`}
          fill="none"
          strokeWidth={2.5}
          strokeLinecap="round"
          className="stroke-crayon-orange"
        />
      ))}
      <circle cx={x(from)} cy={50} r={5} className="fill-crayon-green" />
      <rect
        x={x(end) - 9}
        y={58}
        width={18}
        height={20}
        rx={5}
        strokeWidth={2}
        strokeDasharray="4 3"
        className="fill-surface stroke-ink"
      />
      <text
        x={x(end)}
        y={69}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={12}
        className="fill-ink font-bold"
      >
        ?
      </text>
    </svg>
  );
}
