import { Trash2 } from 'lucide-react';
import { type PointerEvent, useRef, useState } from 'react';
import type { Box } from '../../../catalog/study/card.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

interface OcclusionEditorProps {
  data: string;
  boxes: readonly Box[];
  onChange: (boxes: readonly Box[]) => void;
}

/** Covers parts of a picture: drawn with mouse, pen or finger, or added by a button and then moved by its figures. */
export function OcclusionEditor({ data, boxes, onChange }: OcclusionEditorProps) {
  const frame = useRef<SVGSVGElement>(null);
  const [open, setOpen] = useState<{ from: { x: number; y: number }; box: Box }>();

  function placeOf({ clientX, clientY }: PointerEvent) {
    const { left, top, width, height } = frame.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    const within = (value: number) => Math.min(1, Math.max(0, value));
    return { x: within((clientX - left) / width), y: within((clientY - top) / height) };
  }
  function begin(event: PointerEvent) {
    event.preventDefault();
    frame.current?.setPointerCapture(event.pointerId);
    const from = placeOf(event);
    setOpen({ from, box: { ...from, w: 0, h: 0 } });
  }
  function draw(event: PointerEvent) {
    if (open === undefined) return;
    const to = placeOf(event);
    const x = Math.min(open.from.x, to.x);
    const y = Math.min(open.from.y, to.y);
    setOpen({
      from: open.from,
      box: { x, y, w: Math.abs(to.x - open.from.x), h: Math.abs(to.y - open.from.y) },
    });
  }
  function end() {
    if (open !== undefined && open.box.w > 0.01 && open.box.h > 0.01 && boxes.length < 40)
      onChange([...boxes, open.box]);
    setOpen(undefined);
  }

  const shown = open === undefined ? boxes : [...boxes, open.box];
  return (
    <div className="grid gap-3">
      <p className="text-small text-ink-muted">
        Draw over each part that is to be asked. Every part becomes a card.
      </p>
      <div className="relative mx-auto w-fit max-w-full">
        <img src={data} alt="" className="block max-h-80 max-w-full rounded-medium" />
        <svg
          ref={frame}
          aria-hidden
          className="absolute inset-0 size-full cursor-crosshair touch-none"
          preserveAspectRatio="none"
          viewBox="0 0 1 1"
          onPointerDown={begin}
          onPointerMove={draw}
          onPointerUp={end}
          onPointerCancel={() => setOpen(undefined)}
        >
          {shown.map(({ x, y, w, h }) => (
            <rect key={`${x} ${y}`} x={x} y={y} width={w} height={h} className="fill-accent-fill/80" />
          ))}
        </svg>
      </div>
      <CoveredParts boxes={boxes} onChange={onChange} />
      <Button
        disabled={boxes.length >= 40}
        onClick={() =>
          onChange([...boxes, { x: 0.1, y: Math.min(0.9, 0.05 + boxes.length * 0.1), w: 0.3, h: 0.08 }])
        }
      >
        Cover a part without drawing
      </Button>
    </div>
  );
}

function CoveredParts({ boxes, onChange }: Omit<OcclusionEditorProps, 'data'>) {
  return (
    <ul className="flex flex-wrap gap-2">
      {boxes.map((box, index) => (
        <li
          key={`${box.x} ${box.y}`}
          className="flex items-center rounded-medium border border-line pl-3 text-small"
        >
          Part {index + 1}
          <IconButton
            label={`Uncover part ${index + 1}`}
            onClick={() => onChange(boxes.filter((one) => one !== box))}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
