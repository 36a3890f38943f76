import { type ReactNode, useId } from 'react';
import type { DrawingPart, Paint, Shape } from '../../../../catalog/agent-desk/parts.ts';

const paints: Readonly<Record<string, string>> = {
  ink: 'var(--color-ink)',
  muted: 'var(--color-ink-muted)',
  line: 'var(--color-line-strong)',
  surface: 'var(--color-surface-raised)',
  accent: 'var(--color-accent)',
  good: 'var(--color-positive)',
  bad: 'var(--color-negative)',
  warn: 'var(--color-caution)',
};

const labelSize = 12;

function colourOf(paint: Paint | undefined): string {
  return paint === undefined ? 'none' : (paints[paint] ?? paint);
}

/** Draws shapes in the theme's own colours. Wider than its place, it shrinks. */
export function DrawingView({ part }: { part: DrawingPart }) {
  const arrow = useId();
  const says = useId();
  return (
    <figure className="grid min-w-0 grid-cols-1 gap-3">
      <figcaption className="text-body font-semibold text-ink">{part.title}</figcaption>
      <svg
        aria-labelledby={says}
        viewBox={`0 0 ${part.width} ${part.height}`}
        className="h-auto w-full max-w-full"
      >
        <title id={says}>{part.says}</title>
        <defs>
          <marker
            id={arrow}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            orient="auto"
          >
            <path d="M0 0 8 4 0 8z" fill="var(--color-ink-muted)" />
          </marker>
        </defs>
        {part.shapes.map((shape, index) => drawn(shape, `${shape.kind}-${index}`, `url(#${arrow})`))}
      </svg>
    </figure>
  );
}

function drawn(shape: Shape, key: string, arrow: string): ReactNode {
  if (shape.kind === 'label')
    return (
      <text
        key={key}
        x={shape.x}
        y={shape.y}
        fill={colourOf(shape.paint ?? 'ink')}
        fontSize={shape.size ?? labelSize}
        fontWeight={shape.bold ? 600 : 400}
        textAnchor={shape.at ?? 'start'}
      >
        {shape.text}
      </text>
    );
  const look = {
    fill: colourOf(shape.fill),
    stroke: colourOf(shape.stroke),
    strokeWidth: shape.width ?? 1,
    ...(shape.dashed ? { strokeDasharray: '4 3' } : {}),
  };
  if (shape.kind === 'rect')
    return (
      <rect
        key={key}
        x={shape.x}
        y={shape.y}
        width={shape.w}
        height={shape.h}
        rx={shape.round ?? 0}
        {...look}
      />
    );
  if (shape.kind === 'circle') return <circle key={key} cx={shape.x} cy={shape.y} r={shape.r} {...look} />;
  const points = shape.points.map(([x, y]) => `${x},${y}`).join(' ');
  return shape.closed ? (
    <polygon key={key} points={points} {...look} />
  ) : (
    <polyline key={key} points={points} {...look} {...(shape.arrow ? { markerEnd: arrow } : {})} />
  );
}
