import { useEffect, useRef } from 'react';
import { numbersFrom, seedOf } from '../content/seeded.ts';

const width = 640;
const height = 360;

interface Shape {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly speed: number;
  readonly turn: number;
}

function shapesOf(seed: string): readonly Shape[] {
  const next = numbersFrom(seedOf(seed));
  return Array.from({ length: 16 }, () => ({
    x: next() * width,
    y: next() * height,
    size: 14 + next() * 60,
    speed: 12 + next() * 50,
    turn: (next() - 0.5) * 1.6,
  }));
}

/** A drawn film: shapes in the colours of the app that drift as time goes on. */
export function SceneCanvas({ seed, seconds, label }: { seed: string; seconds: number; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    const drawing = element?.getContext('2d');
    if (element === null || drawing === null || drawing === undefined) return;
    const style = getComputedStyle(element);
    const color = (name: string) => style.getPropertyValue(`--color-${name}`).trim() || '#888888';
    drawing.globalAlpha = 1;
    drawing.fillStyle = color('primary');
    drawing.fillRect(0, 0, width, height);
    const number = seedOf(seed);
    for (const [index, shape] of shapesOf(seed).entries()) {
      const x = (shape.x + shape.speed * seconds) % (width + 160);
      drawing.save();
      drawing.globalAlpha = 0.18 + (index % 4) * 0.16;
      drawing.fillStyle = color(index % 3 === 0 ? 'surface' : index % 3 === 1 ? 'soft' : 'on-primary');
      drawing.translate(x - 80, shape.y + Math.sin(seconds * shape.turn + index) * 24);
      drawing.rotate(seconds * shape.turn);
      drawing.beginPath();
      if ((number + index) % 3 === 0) drawing.rect(-shape.size / 2, -shape.size / 2, shape.size, shape.size);
      else drawing.arc(0, 0, shape.size / 2, 0, Math.PI * 2);
      drawing.fill();
      drawing.restore();
    }
  }, [seed, seconds]);
  return (
    <figure aria-label={label}>
      <canvas
        ref={canvas}
        width={width}
        height={height}
        aria-hidden="true"
        className="aspect-video w-full rounded-card bg-primary"
      />
    </figure>
  );
}
