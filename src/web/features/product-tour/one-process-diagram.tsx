import { brand } from '../../../kernel/brand.ts';
import { Diagram, type DiagramBox, type DiagramLayout } from './diagram.tsx';

const parts = [
  { title: 'Web app and API', lines: ['one origin'] },
  { title: 'Accounts', lines: ['sign-in and access'] },
  { title: 'Database', lines: ['with row security'] },
  { title: 'Job queue', lines: ['survives a crash'] },
  { title: 'Files', lines: ['in one folder'] },
  { title: 'Mail', lines: ['in an outbox'] },
];

const options = [
  { title: 'PostgreSQL', lines: ['many servers'] },
  { title: 'S3 store', lines: ['many files'] },
  { title: 'Mail server', lines: ['real delivery'] },
];

const browser = {
  title: 'Your browser',
  lines: ['pages are stored here', 'changes are kept here first', 'and sent in order'],
  look: 'part' as const,
};

function partBoxes(x: number, y: number, width: number, height: number): DiagramBox[] {
  const gap = 12;
  return parts.map((part, index) => ({
    ...part,
    look: 'part',
    x: x + (index % 2) * (width + gap),
    y: y + Math.floor(index / 2) * (height + gap),
    width,
    height,
  }));
}

const frameTitle = `${brand.name}: one process, one machine`;

const wide: DiagramLayout = {
  width: 1040,
  height: 372,
  boxes: [
    { ...browser, x: 0, y: 116, width: 232, height: 140 },
    { title: frameTitle, lines: [], x: 318, y: 0, width: 452, height: 372, look: 'frame' },
    ...partBoxes(338, 52, 200, 92),
    ...options.map((option, index) => ({
      ...option,
      x: 860,
      y: 52 + index * 104,
      width: 180,
      height: 92,
      look: 'option' as const,
    })),
  ],
  lines: [
    { from: [234, 186], to: [316, 186], heads: 'both' },
    { from: [772, 98], to: [858, 98], dashed: true },
    { from: [772, 202], to: [858, 202], dashed: true },
    { from: [772, 306], to: [858, 306], dashed: true },
  ],
  labels: [
    { x: 275, y: 174, text: 'HTTP' },
    { x: 950, y: 30, text: 'Only when you set them' },
  ],
};

const tall: DiagramLayout = {
  width: 360,
  height: 782,
  boxes: [
    { ...browser, x: 40, y: 0, width: 280, height: 116 },
    { title: frameTitle, lines: [], x: 0, y: 172, width: 360, height: 356, look: 'frame' },
    ...partBoxes(16, 222, 158, 88),
    ...options.map((option, index) => ({
      ...option,
      x: 40,
      y: 578 + index * 70,
      width: 280,
      height: 60,
      look: 'option' as const,
    })),
  ],
  lines: [
    { from: [180, 118], to: [180, 170], heads: 'both' },
    { from: [90, 530], to: [90, 576], dashed: true },
  ],
  labels: [
    { x: 194, y: 148, text: 'HTTP', anchor: 'start' },
    { x: 104, y: 558, text: 'only when you set them', anchor: 'start' },
  ],
};

export function OneProcessDiagram() {
  return (
    <Diagram
      title={`How ${brand.name} runs`}
      description={`Your browser talks over HTTP to one process on one machine. That process holds the web app and its API, accounts, a database with row security, a job queue, files in one folder and mail in an outbox. PostgreSQL, an S3 store and a mail server take over only when you set them.`}
      wide={wide}
      tall={tall}
    />
  );
}
