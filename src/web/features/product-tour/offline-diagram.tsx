import { Diagram, type DiagramBox, type DiagramLayout, type DiagramLine } from './diagram.tsx';

const steps = [
  { title: 'You change it', lines: ['a setting,', 'your profile'] },
  { title: 'Stored here', lines: ['in this browser,', 'before it is shown'] },
  { title: 'You carry on', lines: ['nothing waits for', 'an answer'] },
  { title: 'Outbox', lines: ['keeps the order,', 'each with a key'] },
  { title: 'Server', lines: ['takes each change', 'exactly once'] },
];

const last = steps.length - 1;

function inBand(index: number): boolean {
  return index > 0 && index < last;
}

function wideBoxes(): DiagramBox[] {
  return steps.map((step, index) => ({
    ...step,
    x: index * 218,
    y: 64,
    width: 168,
    height: 108,
    look: 'part',
  }));
}

function wideLines(): DiagramLine[] {
  return steps.slice(1).map((_, index) => ({
    from: [index * 218 + 172, 118],
    to: [index * 218 + 214, 118],
    dashed: index === last - 1,
  }));
}

const wide: DiagramLayout = {
  width: 1040,
  height: 200,
  boxes: [
    { title: 'No network needed', lines: [], x: 198, y: 0, width: 644, height: 200, look: 'frame' },
    ...wideBoxes(),
  ],
  lines: wideLines(),
  labels: [{ x: 956, y: 50, text: 'when there is one again' }],
};

function tallTop(index: number): number {
  if (index === 0) return 0;
  return index === last ? 556 : 152 + (index - 1) * 122;
}

const tall: DiagramLayout = {
  width: 360,
  height: 644,
  boxes: [
    { title: 'No network needed', lines: [], x: 0, y: 106, width: 360, height: 402, look: 'frame' },
    ...steps.map((step, index) => ({
      ...step,
      x: 60,
      y: tallTop(index),
      width: 240,
      height: inBand(index) ? 92 : 84,
      look: 'part' as const,
    })),
  ],
  lines: steps.slice(1).map((_, index) => ({
    from: [180, tallTop(index) + (inBand(index) ? 94 : 86)],
    to: [180, tallTop(index + 1) - 2],
    dashed: index === last - 1,
  })),
  labels: [{ x: 194, y: 536, text: 'when there is one again', anchor: 'start' }],
};

export function OfflineDiagram() {
  return (
    <Diagram
      title="A change without a network"
      description="You change something, such as a setting. It is stored in this browser before it is shown, and you carry on. An outbox keeps your changes in order, each with a key. None of that needs a network. When there is one again, the server takes each change exactly once."
      wide={wide}
      tall={tall}
    />
  );
}
