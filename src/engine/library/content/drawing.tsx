import type { ArtShape, ArtTone } from './drawn.ts';
import { seedOf } from './seeded.ts';

const fills: Readonly<Record<ArtTone, string>> = {
  paper: 'fill-art-paper',
  light: 'fill-art-light',
  middle: 'fill-art-middle',
  deep: 'fill-art-deep',
  ink: 'fill-art-ink',
  accent: 'fill-art-accent',
  ground: 'fill-art-ground',
};

const strokes: Readonly<Record<ArtTone, string>> = {
  paper: 'fill-none stroke-art-paper',
  light: 'fill-none stroke-art-light',
  middle: 'fill-none stroke-art-middle',
  deep: 'fill-none stroke-art-deep',
  ink: 'fill-none stroke-art-ink',
  accent: 'fill-none stroke-art-accent',
  ground: 'fill-none stroke-art-ground',
};

function Shapes({ shapes }: { shapes: readonly ArtShape[] }) {
  return shapes.map(([tone, path, width]) =>
    width === undefined ? (
      <path key={`${tone} ${path}`} d={path} className={fills[tone]} />
    ) : (
      <path
        key={`${tone} ${path}`}
        d={path}
        strokeWidth={width}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={strokes[tone]}
      />
    ),
  );
}

/** What stands behind an object, so that several of one kind do not look the same. */
const backdrops: readonly string[] = [
  'M34 50a46 46 0 1 0 92 0a46 46 0 1 0 -92 0z',
  'M0 66c30-22 60-22 90-8s50 10 70-6v48H0z',
  'M52 10h56a16 16 0 0 1 16 16v48a16 16 0 0 1 -16 16H52a16 16 0 0 1 -16-16V26a16 16 0 0 1 16-16z',
  'M24 58C14 30 50 6 84 8s58 22 52 48-34 36-62 36S32 82 24 58z',
  'M0 0h60L30 100H0zM104 0h56v100H74z',
  'M30 100c0-52 20-84 50-84s50 32 50 84z',
];

/** A drawing in the colours of the app: a scene as it is, an object before one of several backdrops. */
export function Drawing({
  shapes,
  label,
  seed,
  className = '',
}: {
  shapes: readonly ArtShape[];
  /** What it shows, for those who do not see it; left out where its name stands beside it. */
  label?: string;
  /** Of an object: what decides about its backdrop. */
  seed?: string;
  className?: string;
}) {
  return (
    <svg
      viewBox="0 0 160 100"
      preserveAspectRatio="xMidYMid slice"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={`bg-art-ground ${className}`}
    >
      {seed === undefined ? (
        <Shapes shapes={shapes} />
      ) : (
        <>
          <path d={backdrops[seedOf(seed) % backdrops.length]} className="fill-art-backdrop" />
          <g transform="translate(35 6) scale(0.88)">
            <Shapes shapes={shapes} />
          </g>
        </>
      )}
    </svg>
  );
}
