export interface DiagramBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly title: string;
  /** Lines below the title. */
  readonly lines: readonly string[];
  /** `frame` holds others, `part` is one of the product's own, `option` is there only when somebody wants it. */
  readonly look: 'frame' | 'part' | 'option';
}

export interface DiagramLine {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly heads?: 'end' | 'both';
  readonly dashed?: boolean;
}

interface DiagramLabel {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

export interface DiagramLayout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly DiagramBox[];
  readonly lines: readonly DiagramLine[];
  readonly labels?: readonly DiagramLabel[];
}

interface DiagramProps {
  title: string;
  /** Everything that the picture says, in words, for those who do not see it. */
  description: string;
  /** One drawing for a wide place, one for a phone. */
  wide: DiagramLayout;
  tall: DiagramLayout;
}

/** A drawing in the colours of the theme, legible at both widths; its words stand beside it for those who listen. */
export function Diagram({ title, description, wide, tall }: DiagramProps) {
  return (
    <figure className="@container">
      <figcaption className="sr-only">
        {title}. {description}
      </figcaption>
      <Drawing layout={wide} className="hidden @3xl:block" />
      <Drawing layout={tall} className="mx-auto max-w-md @3xl:hidden" />
    </figure>
  );
}

function Drawing({ layout, className }: { layout: DiagramLayout; className: string }) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      className={`h-auto w-full ${className}`}
    >
      {layout.boxes.map((box) => (
        <Box key={`${box.x} ${box.y}`} box={box} />
      ))}
      {layout.lines.map((line) => (
        <Line key={`${line.from.join()} ${line.to.join()}`} line={line} />
      ))}
      {(layout.labels ?? []).map(({ x, y, text, anchor = 'middle' }) => (
        <text
          key={text}
          x={x}
          y={y}
          textAnchor={anchor}
          fontSize="12.5"
          className="fill-ink-muted font-medium"
        >
          {text}
        </text>
      ))}
    </svg>
  );
}

const boxLooks = {
  frame: 'fill-surface stroke-accent/50',
  part: 'fill-surface-raised stroke-line-strong',
  option: 'fill-transparent stroke-ink-faint',
};

function Box({ box: { x, y, width, height, title, lines, look } }: { box: DiagramBox }) {
  const start = look === 'frame' ? y + 30 : y + height / 2 - (lines.length * 18) / 2 + 5;
  const centred = look !== 'frame';
  const textX = centred ? x + width / 2 : x + 20;
  const anchor = centred ? 'middle' : 'start';
  return (
    <g>
      <rect
        x={x + 0.5}
        y={y + 0.5}
        width={width - 1}
        height={height - 1}
        rx="10"
        className={boxLooks[look]}
        strokeDasharray={look === 'option' ? '4 4' : undefined}
      />
      <text x={textX} y={start} textAnchor={anchor} fontSize="14.5" className="fill-ink font-semibold">
        {title}
      </text>
      {lines.map((line, index) => (
        <text
          key={line}
          x={textX}
          y={start + 19 + index * 18}
          textAnchor={anchor}
          fontSize="12.5"
          className="fill-ink-muted"
        >
          {line}
        </text>
      ))}
    </g>
  );
}

function Line({ line: { from, to, heads = 'end', dashed = false } }: { line: DiagramLine }) {
  return (
    <g>
      <path
        d={`M${from.join(' ')} L${to.join(' ')}`}
        className={dashed ? 'stroke-ink-faint' : 'stroke-accent'}
        strokeWidth="1.5"
        strokeDasharray={dashed ? '4 4' : undefined}
        fill="none"
      />
      <Head at={to} from={from} dashed={dashed} />
      {heads === 'both' ? <Head at={from} from={to} dashed={dashed} /> : null}
    </g>
  );
}

type Point = DiagramLine['from'];

/** A triangle that looks along the line; lines are level or upright. */
function Head({ at: [x, y], from: [fromX, fromY], dashed }: { at: Point; from: Point; dashed: boolean }) {
  const alongX = Math.sign(x - fromX);
  const alongY = Math.sign(y - fromY);
  const baseX = x - alongX * 8;
  const baseY = y - alongY * 8;
  const points = [
    [x, y],
    [baseX - alongY * 4.5, baseY - alongX * 4.5],
    [baseX + alongY * 4.5, baseY + alongX * 4.5],
  ];
  return <polygon points={points.join(' ')} className={dashed ? 'fill-ink-faint' : 'fill-accent'} />;
}
