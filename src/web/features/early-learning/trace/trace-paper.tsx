import { type PointerEvent, useRef, useState } from 'react';
import { restsOf } from '../../../../methods/early-learning/follow-stroke.ts';
import { distance, lengthOf, type Point, resample } from '../../../../methods/early-learning/stroke-path.ts';
import type { TraceState } from './use-trace.ts';

interface TracePaperProps {
  state: TraceState;
  label: string;
  onDraw: (ink: readonly Point[]) => void;
}

const paper = { x: -8, y: -6, width: 116, height: 156 };

function written(points: readonly Point[]): string {
  return points.map(([x, y]) => `${x},${y}`).join(' ');
}

/** The paper: lines as in a school book, the letter in grey, the start as a dot with an arrow, and what the hand draws. */
export function TracePaper({ state, label, onDraw }: TracePaperProps) {
  const sheet = useRef<SVGSVGElement>(null);
  const drawing = useRef<{ pointer: number; ink: Point[] } | undefined>(undefined);
  const [ink, setInk] = useState<readonly Point[]>([]);
  const { strokes, at, inked, shown, fault } = state;
  const path = strokes[at];

  function pointOf({ clientX, clientY }: PointerEvent): Point {
    const box = sheet.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return [0, 0];
    const scale = paper.width / box.width;
    return [paper.x + (clientX - box.left) * scale, paper.y + (clientY - box.top) * scale];
  }

  function begin(event: PointerEvent<SVGSVGElement>): void {
    // A palm that lies on the paper as well draws nothing.
    if (drawing.current !== undefined || path === undefined) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    drawing.current = { pointer: event.pointerId, ink: [pointOf(event)] };
    setInk(drawing.current.ink);
  }

  function go(event: PointerEvent<SVGSVGElement>): void {
    const now = drawing.current;
    if (now === undefined || now.pointer !== event.pointerId) return;
    const point = pointOf(event);
    const last = now.ink.at(-1);
    if (last !== undefined && distance(last, point) < 1) return;
    now.ink = [...now.ink, point];
    setInk(now.ink);
  }

  function end(event: PointerEvent<SVGSVGElement>): void {
    const now = drawing.current;
    if (now === undefined || now.pointer !== event.pointerId) return;
    drawing.current = undefined;
    setInk([]);
    if (event.type === 'pointerup') onDraw(now.ink);
  }

  return (
    <svg
      ref={sheet}
      aria-hidden="true"
      data-paper={label}
      viewBox={`${paper.x} ${paper.y} ${paper.width} ${paper.height}`}
      className="aspect-116/156 max-h-[58svh] w-full max-w-sm cursor-crosshair touch-none rounded-soft border-3 border-line-strong bg-surface select-none"
      onPointerDown={begin}
      onPointerMove={go}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <g className="stroke-line-strong" strokeWidth={0.8}>
        <path d="M-8 12H108M-8 100H108" />
        <path d="M-8 47H108M-8 134H108" strokeDasharray="3 3" />
      </g>
      {strokes.map((points) => (
        <Line key={written(points)} points={points} width={13} className="stroke-surface-overlay" />
      ))}
      {inked.map((points) => (
        <Line key={written(points)} points={points} width={7} className="stroke-crayon-green" />
      ))}
      {path === undefined ? null : (
        <PresentStroke
          key={at}
          path={path}
          rest={state.rest}
          number={at + 1}
          shown={shown}
          isWrong={fault !== undefined}
        />
      )}
      <Line points={ink} width={7} className="stroke-accent" />
    </svg>
  );
}

function Line({ points, width, className }: { points: readonly Point[]; width: number; className: string }) {
  const [first] = points;
  if (first === undefined) return null;
  if (points.length === 1)
    return (
      <circle
        cx={first[0]}
        cy={first[1]}
        r={width / 2}
        stroke="none"
        className={className.replace('stroke-', 'fill-')}
      />
    );
  return (
    <polyline
      points={written(points)}
      fill="none"
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    />
  );
}

interface PresentStrokeProps {
  path: readonly Point[];
  rest: number;
  number: number;
  shown: number;
  isWrong: boolean;
}

/** Where it begins, which way it goes, and a dot that runs along it to show how. */
function PresentStroke({ path, rest, number, shown, isWrong }: PresentStrokeProps) {
  const [start = [0, 0]] = path;
  const rests = restsOf(path);
  const pen = rests[rest] ?? start;
  const isDot = lengthOf(path) < 8;
  return (
    <g>
      <polyline
        points={written(path)}
        fill="none"
        strokeWidth={isWrong ? 3.5 : 2}
        strokeDasharray="5 4"
        strokeLinecap="round"
        className={isWrong ? 'stroke-crayon-orange' : 'stroke-ink-muted'}
      />
      {isDot ? null : <Arrowhead path={path} />}
      <Line points={rests.slice(0, rest + 1)} width={rest === 0 ? 0 : 7} className="stroke-accent" />
      <circle cx={pen[0]} cy={pen[1]} r={7} className="fill-crayon-green" />
      <text
        x={pen[0]}
        y={pen[1]}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={9}
        className="fill-crayon-white font-bold"
      >
        {number}
      </text>
      {isDot ? null : (
        <circle key={shown} r={5} className="fill-crayon-orange opacity-80 motion-reduce:hidden">
          <animateMotion
            path={`M${path.map(([x, y]) => `${x} ${y}`).join('L')}`}
            dur={`${Math.max(0.9, lengthOf(path) / 90)}s`}
            repeatCount={2}
            fill="remove"
          />
          <set attributeName="r" to="0" begin={`${2 * Math.max(0.9, lengthOf(path) / 90)}s`} />
        </circle>
      )}
    </g>
  );
}

/** Points along the line, a third of the way on. */
function Arrowhead({ path }: { path: readonly Point[] }) {
  const along = resample(path, 21);
  const [from = [0, 0], to = [0, 0]] = [along[6], along[8]];
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return (
    <path
      d="M5 0L-4 -5.500V5.500Z"
      transform={`translate(${to[0]} ${to[1]}) rotate(${turn})`}
      className="fill-crayon-orange"
    />
  );
}
