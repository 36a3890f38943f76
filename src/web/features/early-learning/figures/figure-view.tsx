import { type DrawingName, drawings } from '../../../../catalog/early-learning/drawings.ts';
import { cornersOfShapes } from '../../../../catalog/early-learning/drawings-of-shapes.ts';
import type { Figure } from '../../../../catalog/early-learning/figure.ts';
import { Heaps, Many, NumberLine, Tens } from './amounts.tsx';
import { Cells, Covered, Gap } from './cells.tsx';
import { ClockFace } from './clock-face.tsx';
import { Handwriting } from './handwriting.tsx';
import { DrawnParts, Picture } from './picture.tsx';

interface FigureViewProps {
  figure: Figure;
  /** The question was answered: nothing is hidden any more. */
  revealed?: boolean;
}

/** Draws a figure as large as the place it stands in. Who shows it says its words. */
export function FigureView({ figure, revealed = false }: FigureViewProps) {
  switch (figure.kind) {
    case 'text':
      return <Handwriting text={figure.text} />;
    case 'drawing':
      return <Picture name={figure.name} />;
    case 'letter':
      return (
        <span className="flex size-full items-center justify-center gap-4">
          <Handwriting text={figure.text} className="h-full min-w-0 flex-1" />
          <Picture name={figure.name} className="h-4/5 min-w-0 flex-1" />
        </span>
      );
    case 'shape':
      return <Shape name={figure.name} turned={figure.turned ?? 0} isOutlined={figure.outlined === true} />;
    case 'footprint':
      return (
        <span className="flex size-full flex-col items-center justify-center gap-1">
          <Picture name={figure.name} className="min-h-0 flex-1" />
          <span className="w-2/3 border-b-4 border-dashed border-ink-muted" />
        </span>
      );
    case 'corners':
      return <Corners name={figure.name} />;
    case 'many':
      return <Many name={figure.name} count={figure.count} />;
    case 'heaps':
      return (
        <Heaps name={figure.name} first={figure.first} second={figure.second} away={figure.away === true} />
      );
    case 'jump':
      return <NumberLine from={figure.from} by={figure.by} />;
    case 'tens':
      return <Tens count={figure.count} />;
    case 'row':
      return <Cells cells={figure.cells} />;
    case 'boxes':
      return (
        <span className="grid size-full grid-rows-[1fr_auto] gap-3">
          <Picture name={figure.name} className="size-full min-h-0" />
          <span className="h-16 sm:h-20">
            <Cells cells={figure.cells} />
          </span>
        </span>
      );
    case 'gap':
      return <Gap word={figure.word} at={figure.at} />;
    case 'covered':
      return <Covered word={figure.word} revealed={revealed} />;
    case 'clock':
      return <ClockFace hour={figure.hour} minute={figure.minute} />;
  }
}

interface ShapeProps {
  name: DrawingName;
  turned: number;
  isOutlined: boolean;
}

function Shape({ name, turned, isOutlined }: ShapeProps) {
  const [outline] = drawings[name];
  return (
    <svg aria-hidden="true" viewBox="-2 -2 68 68" className="size-full">
      <g transform={`rotate(${turned} 32 32)`}>
        {isOutlined ? (
          <path d={outline?.path} fill="none" strokeWidth={3} strokeLinejoin="round" className="stroke-ink" />
        ) : (
          <DrawnParts drawing={drawings[name]} />
        )}
      </g>
    </svg>
  );
}

function Corners({ name }: { name: DrawingName }) {
  return (
    <svg aria-hidden="true" viewBox="-4 -4 72 72" className="size-full">
      <DrawnParts drawing={drawings[name]} />
      {(cornersOfShapes[name] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={4} strokeWidth={2} className="fill-ink stroke-surface" />
      ))}
    </svg>
  );
}
