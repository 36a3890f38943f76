import type { ReactNode } from 'react';
import { numbersFrom, seedOf } from './seeded.ts';

const width = 400;
const height = 300;

/** A drawing in the colour of the text around it. Each seed has a drawing of its own. */
export function Pattern({ seed, className = '' }: { seed: string; className?: string }) {
  const number = seedOf(seed);
  const draw = drawings[number % drawings.length] ?? rings;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={`fill-current stroke-current ${className}`}
    >
      {draw(numbersFrom(number))}
    </svg>
  );
}

type Draw = (next: () => number) => ReactNode;

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

function rings(next: () => number): ReactNode {
  const x = 220 + next() * 120;
  const y = 80 + next() * 140;
  return range(9).map((index) => (
    <circle
      key={index}
      cx={x}
      cy={y}
      r={24 + index * 30}
      fill="none"
      strokeWidth={index % 3 === 0 ? 10 : 3}
      opacity={0.42 - index * 0.035}
    />
  ));
}

function waves(next: () => number): ReactNode {
  return range(6).map((index) => {
    const top = 70 + index * 38;
    const swing = 26 + next() * 34;
    const path = `M0 ${top} C ${width * 0.25} ${top - swing}, ${width * 0.35} ${top + swing}, ${width * 0.55} ${top} S ${width * 0.85} ${top - swing}, ${width} ${top - 10} V${height} H0Z`;
    return <path key={index} d={path} stroke="none" opacity={0.1 + index * 0.02} />;
  });
}

function tiles(next: () => number): ReactNode {
  return range(48).map((index) => {
    const chance = next();
    const x = (index % 8) * 50 + 5;
    const y = Math.floor(index / 8) * 50 + 5;
    const opacity = chance < 0.35 ? 0.07 : chance < 0.75 ? 0.17 : 0.34;
    return next() < 0.3 ? (
      <circle key={index} cx={x + 20} cy={y + 20} r={20} stroke="none" opacity={opacity} />
    ) : (
      <rect key={index} x={x} y={y} width={40} height={40} rx={8} stroke="none" opacity={opacity} />
    );
  });
}

function dots(next: () => number): ReactNode {
  const x = 150 + next() * 180;
  const y = 60 + next() * 180;
  return range(192).map((index) => {
    const left = (index % 16) * 25 + 12;
    const top = Math.floor(index / 16) * 25 + 12;
    const away = Math.hypot(left - x, top - y);
    return (
      <circle
        key={index}
        cx={left}
        cy={top}
        r={Math.max(1.5, 10 - away / 24)}
        stroke="none"
        opacity={Math.max(0.12, 0.5 - away / 520)}
      />
    );
  });
}

function rays(next: () => number): ReactNode {
  const x = 330 - next() * 60;
  const y = height + 10;
  return range(13).map((index) => {
    const from = Math.PI + (index / 13) * Math.PI;
    const to = from + Math.PI / 26;
    const point = (angle: number) => `${x + Math.cos(angle) * 520} ${y + Math.sin(angle) * 520}`;
    return (
      <path
        key={index}
        d={`M${x} ${y} L${point(from)} L${point(to)}Z`}
        stroke="none"
        opacity={0.1 + (index % 4) * 0.05}
      />
    );
  });
}

function blobs(next: () => number): ReactNode {
  return range(7).map((index) => {
    const radius = 34 + next() * 74;
    return (
      <g key={index} opacity={0.1 + next() * 0.14}>
        <circle cx={60 + next() * 340} cy={next() * height} r={radius} stroke="none" />
      </g>
    );
  });
}

const drawings: readonly Draw[] = [rings, waves, tiles, dots, rays, blobs];
