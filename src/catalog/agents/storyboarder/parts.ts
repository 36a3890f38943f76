import papaparse from 'papaparse';
import type { FiguresPart, Part, TablePart } from '../../agent-desk/parts.ts';
import type { SheetCell, TextFile, WorkbookSheet } from '../../agent-desk/result.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { Fault } from './continuity.ts';
import type { BoardInput } from './fields.ts';
import type { Script } from './script.ts';
import type { Shot } from './shots.ts';
import { clock } from './timing.ts';

const shownShots = 16;

export interface Times {
  readonly total: number;
  readonly speech: number;
  readonly pages: number;
}

export function timeFigures(
  input: BoardInput,
  { total, pages, speech }: Times,
  shots: readonly Shot[],
): FiguresPart {
  const over = total - input.wanted;
  const isClose = Math.abs(over) <= Math.max(1, input.wanted * 0.05);
  return {
    kind: 'figures',
    title: 'Running time',
    figures: [
      {
        label: 'Running time',
        value: clock(total),
        as: 'text',
        against: `wanted ${clock(input.wanted)}`,
        tone: isClose ? 'good' : 'bad',
      },
      {
        label: over >= 0 ? 'Too long by' : 'Too short by',
        value: Math.round(Math.abs(over) * 10) / 10,
        as: 'number',
        against: 'seconds',
        tone: isClose ? 'plain' : 'bad',
      },
      {
        label: 'By pages',
        value: clock(pages * 60),
        as: 'text',
        against: `${pages.toFixed(1)} pages, a minute each`,
      },
      {
        label: 'Shots',
        value: shots.length,
        as: 'whole',
        against: `${writeAmount(total / Math.max(1, shots.length), 'number')} seconds on average, ${clock(speech)} of speech`,
      },
    ],
  };
}

export function sceneTable({ scenes }: Script, shots: readonly Shot[]): TablePart {
  return {
    kind: 'table',
    title: 'Scenes',
    columns: [
      { key: 'scene', label: 'Scene', as: 'text' },
      { key: 'shots', label: 'Shots', as: 'whole' },
      { key: 'seconds', label: 'Seconds', as: 'number' },
      { key: 'starts', label: 'Starts at', as: 'text' },
    ],
    rows: scenes.slice(0, 20).map(({ heading }, index) => {
      const here = shots.filter(({ scene }) => scene === index);
      const before = shots.filter(({ scene }) => scene < index);
      return {
        scene: `${index + 1}. ${heading}`,
        shots: here.length,
        seconds: here.reduce((sum, { seconds }) => sum + seconds, 0),
        starts: clock(before.reduce((sum, { seconds }) => sum + seconds, 0)),
      };
    }),
  };
}

export function shotTable(shots: readonly Shot[]): TablePart {
  return {
    kind: 'table',
    title: 'Shot list',
    columns: [
      { key: 'number', label: 'Shot', as: 'text' },
      { key: 'size', label: 'Size', as: 'text' },
      { key: 'angle', label: 'Angle', as: 'text' },
      { key: 'movement', label: 'Camera', as: 'text' },
      { key: 'picture', label: 'Picture', as: 'text' },
      { key: 'sound', label: 'Sound', as: 'text' },
      { key: 'seconds', label: 'Seconds', as: 'number' },
    ],
    rows: shots.slice(0, shownShots).map((shot) => ({
      number: shot.number,
      size: shot.size,
      angle: shot.angle,
      movement: shot.movement,
      picture: pictureOf(shot),
      sound: shot.sound,
      seconds: Math.round(shot.seconds * 10) / 10,
    })),
    ...(shots.length > shownShots
      ? { note: `The first ${shownShots} of ${shots.length}; the workbook and the csv file have all.` }
      : {}),
  };
}

function pictureOf({ text, subjects, speech }: Shot): string {
  if (text !== '') return text;
  const who = subjects.join(' and ');
  if (speech?.isOff) return who === '' ? 'The place, while a voice is heard' : `${who} listens`;
  return who === '' ? '–' : `${who} speaks`;
}

export function continuityParts(faults: readonly Fault[]): Part[] {
  if (faults.length === 0) return [];
  return [
    {
      kind: 'cards',
      title: 'What will not cut together',
      cards: faults.slice(0, 20).map(({ rule, at, text }) => ({
        title: `${rule}, ${at}`,
        text,
        tags: [rule],
        tone: 'bad' as const,
      })),
    },
  ];
}

export function shotFile(shots: readonly Shot[], script: Script): TextFile {
  let elapsed = 0;
  const rows = shots.map((shot) => {
    const starts = clock(elapsed);
    elapsed += shot.seconds;
    return {
      shot: shot.number,
      scene: script.scenes[shot.scene]?.heading ?? '',
      size: shot.size,
      angle: shot.angle,
      camera: shot.movement,
      subjects: shot.subjects.join(', '),
      picture: pictureOf(shot),
      sound: shot.sound,
      things: shot.objects.join(', '),
      seconds: shot.seconds.toFixed(1),
      starts,
    };
  });
  return {
    name: 'shot-list.csv',
    type: 'text/csv',
    text: `${papaparse.unparse(rows, { escapeFormulae: true, newline: '\r\n' })}\r\n`,
  };
}

/** The list with its running sum: change a length, and everything after it moves. */
export function shotWorkbook(shots: readonly Shot[], input: BoardInput): WorkbookSheet[] {
  const first = 6;
  const last = first + shots.length - 1;
  const bold = (value: string) => ({ value, bold: true as const });
  return [
    {
      name: 'Shots',
      widths: [10, 18, 12, 12, 44, 44, 10, 12],
      rows: [
        [bold('Wanted seconds'), input.wanted],
        [bold('Running seconds'), { formula: `=SUM(G${first}:G${last})`, as: 'number' }],
        [bold('Too long by'), { formula: '=B2-B1', as: 'number' }],
        [],
        ['Shot', 'Size', 'Angle', 'Camera', 'Picture', 'Sound', 'Seconds', 'Starts at second'].map(bold),
        ...shots.map((shot, index): SheetCell[] => [
          shot.number,
          shot.size,
          shot.angle,
          shot.movement,
          pictureOf(shot),
          shot.sound,
          { value: Math.round(shot.seconds * 10) / 10, as: 'number' },
          index === 0 ? 0 : { formula: `=H${first + index - 1}+G${first + index - 1}`, as: 'number' },
        ]),
      ],
    },
  ];
}
