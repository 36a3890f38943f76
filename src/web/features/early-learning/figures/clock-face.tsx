const numbers = [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

function place(turn: number, radius: number): { x: number; y: number } {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return { x: 50 + radius * Math.cos(angle), y: 50 + radius * Math.sin(angle) };
}

/** A clock with a short red hand for the hour and a long blue one for the minute. */
export function ClockFace({ hour, minute }: { hour: number; minute: number }) {
  const short = place((hour % 12) / 12 + minute / 720, 23);
  const long = place(minute / 60, 34);
  return (
    <svg aria-hidden="true" viewBox="0 0 100 100" className="size-full">
      <circle cx={50} cy={50} r={47} strokeWidth={4} className="fill-surface stroke-ink" />
      {numbers.map((number, at) => {
        const { x, y } = place(at / 12, 38);
        return (
          <text
            key={number}
            x={x}
            y={y}
            textAnchor="middle"
            dominantBaseline="central"
            fontSize={10.5}
            className="fill-ink font-semibold"
          >
            {number}
          </text>
        );
      })}
      <line
        x1={50}
        y1={50}
        {...ends(long)}
        strokeWidth={4}
        strokeLinecap="round"
        className="stroke-crayon-blue"
      />
      <line
        x1={50}
        y1={50}
        {...ends(short)}
        strokeWidth={6.5}
        strokeLinecap="round"
        className="stroke-crayon-red"
      />
      <circle cx={50} cy={50} r={4} className="fill-ink" />
    </svg>
  );
}

function ends({ x, y }: { x: number; y: number }) {
  return { x2: x, y2: y };
}
