import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { createValue, useValue } from '../../store/value.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { say } from '../../ui/toast.tsx';
import { savePicture } from '../parts/save-picture.ts';
import { ChoiceButtons, RangeField, TextField } from '../parts/tool-fields.tsx';
import {
  addStroke,
  emptyDrawing,
  extend,
  type Point,
  paint,
  redo,
  type Shape,
  type Stroke,
  shapes,
  undo,
} from './strokes.ts';

const width = 960;
const height = 600;
const paper = '#ffffff';
const colors = ['#111827', '#dc2626', '#ea580c', '#ca8a04', '#16a34a', '#2563eb', '#7c3aed', '#db2777'];
const kept = createValue('drawing', emptyDrawing);

/** A sheet to draw on with finger, mouse or keyboard. The drawing is kept. */
export function DrawingBoard({ title }: { title: string }) {
  const [drawing, setDrawing] = useValue(kept);
  const [shape, setShape] = useState<Shape>('Pen');
  const [color, setColor] = useState('#111827');
  const [size, setSize] = useState(6);
  const canvas = useRef<HTMLCanvasElement>(null);
  function clear(): void {
    const before = drawing;
    setDrawing(emptyDrawing);
    say('The sheet is empty.', { undo: () => setDrawing(before) });
  }
  return (
    <Panel title={title}>
      <div className="grid grid-cols-1 gap-4">
        <ChoiceButtons label="Tool" options={shapes} value={shape} onChange={setShape} />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-[auto_8rem_1fr]">
          <Swatches color={color} onChange={setColor} />
          <TextField label="Colour" type="color" value={color} onChange={setColor} />
          <RangeField label="Size" value={size} min={1} max={40} onChange={setSize} />
        </div>
        <Sheet
          canvas={canvas}
          strokes={drawing.strokes}
          start={(point) => ({ shape, color, size, points: [point] })}
          onDone={(stroke) => setDrawing(addStroke(drawing, stroke))}
          onUndo={() => setDrawing(undo(drawing))}
        />
        <p role="status" data-result className="text-sm text-muted">
          {drawing.strokes.length === 1 ? '1 stroke' : `${drawing.strokes.length} strokes`}. Arrow keys move
          the mark, Space draws.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button disabled={drawing.strokes.length === 0} onClick={() => setDrawing(undo(drawing))}>
            Undo
          </Button>
          <Button disabled={drawing.undone.length === 0} onClick={() => setDrawing(redo(drawing))}>
            Redo
          </Button>
          <Button disabled={drawing.strokes.length === 0} onClick={clear}>
            Clear
          </Button>
          <Button
            look="primary"
            onClick={() => {
              if (canvas.current !== null) savePicture(canvas.current, 'drawing.png');
            }}
          >
            Save as PNG
          </Button>
        </div>
      </div>
    </Panel>
  );
}

function Swatches({ color, onChange }: { color: string; onChange: (color: string) => void }) {
  return (
    <div role="group" aria-label="Colours" className="flex flex-wrap content-end gap-2">
      {colors.map((one) => (
        <button
          key={one}
          type="button"
          aria-label={`Colour ${one}`}
          aria-pressed={one === color}
          onClick={() => onChange(one)}
          className="grid size-11 cursor-pointer place-items-center rounded-full border-2 border-line aria-pressed:border-ink"
        >
          <svg viewBox="0 0 10 10" aria-hidden="true" className="size-8">
            <circle cx="5" cy="5" r="5" fill={one} />
          </svg>
        </button>
      ))}
    </div>
  );
}

interface SheetProps {
  canvas: React.RefObject<HTMLCanvasElement | null>;
  strokes: readonly Stroke[];
  start: (point: Point) => Stroke;
  onDone: (stroke: Stroke) => void;
  onUndo: () => void;
}

function Sheet({ canvas, strokes, start, onDone, onUndo }: SheetProps) {
  const [current, setShown] = useState<Stroke>();
  // Quick taps begin and end before the next render: the stroke itself is not read from the state.
  const live = useRef<Stroke>(undefined);
  function setCurrent(stroke: Stroke | undefined): void {
    live.current = stroke;
    setShown(stroke);
  }
  const [mark, setMark] = useState<Point>();
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (pen === null || pen === undefined) return;
    pen.fillStyle = paper;
    pen.fillRect(0, 0, width, height);
    for (const stroke of current === undefined ? strokes : [...strokes, current]) paint(pen, stroke, paper);
    if (mark !== undefined) {
      pen.lineWidth = 2;
      pen.strokeStyle = '#6b7280';
      pen.strokeRect(mark.x - 6, mark.y - 6, 12, 12);
    }
  }, [canvas, strokes, current, mark]);
  function pointOf(event: PointerEvent<HTMLCanvasElement>): Point {
    const box = event.currentTarget.getBoundingClientRect();
    return {
      x: Math.round(((event.clientX - box.left) / box.width) * width),
      y: Math.round(((event.clientY - box.top) / box.height) * height),
    };
  }
  function finish(): void {
    if (live.current !== undefined) onDone(live.current);
    setCurrent(undefined);
  }
  function press(event: React.KeyboardEvent): void {
    const steps: Readonly<Record<string, readonly [number, number]>> = {
      ArrowLeft: [-20, 0],
      ArrowRight: [20, 0],
      ArrowUp: [0, -20],
      ArrowDown: [0, 20],
    };
    const at = mark ?? { x: width / 2, y: height / 2 };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const next = {
        x: Math.min(width, Math.max(0, at.x + step[0])),
        y: Math.min(height, Math.max(0, at.y + step[1])),
      };
      setMark(next);
      if (live.current !== undefined) setCurrent(extend(live.current, next));
    } else if (event.key === ' ') {
      event.preventDefault();
      if (live.current === undefined) setCurrent(start(at));
      else finish();
    } else if (event.key === 'z' && (event.ctrlKey || event.metaKey)) onUndo();
  }
  return (
    <canvas
      ref={canvas}
      width={width}
      height={height}
      tabIndex={0}
      role="img"
      aria-label="Drawing sheet"
      data-sheet
      onPointerDown={(event) => {
        capture(event);
        setMark(undefined);
        setCurrent(start(pointOf(event)));
      }}
      onPointerMove={(event) => {
        if (live.current !== undefined) setCurrent(extend(live.current, pointOf(event)));
      }}
      onPointerUp={finish}
      onPointerCancel={finish}
      onKeyDown={press}
      className="w-full cursor-crosshair touch-none rounded-card border border-line-strong"
    />
  );
}

/** A pointer that has left already cannot be held; drawing goes on without. */
function capture(event: PointerEvent<HTMLCanvasElement>): void {
  try {
    event.currentTarget.setPointerCapture(event.pointerId);
  } catch (fault) {
    if (!(fault instanceof DOMException)) throw fault;
  }
}
