import type { DrawingPart, Shape } from '../../agent-desk/parts.ts';
import type { Slide } from '../../agent-desk/result.ts';
import { sidesOf } from './continuity.ts';
import { drawFrame, type Staging } from './draw-frame.ts';
import type { BoardInput } from './fields.ts';
import type { Script } from './script.ts';
import type { Shot } from './shots.ts';

const perSheet = 4;
const columns = 2;
const cellWidth = 320;
const frameHeight = 172;
const frameWidth = 300;
const textHeight = 84;
const room = 50;
/** More frames than these would make a document that nobody opens; the shot list has all. */
export const mostFrames = 60;

function wrap(text: string, lines: number): string[] {
  const rows: string[] = [''];
  for (const word of text.split(/\s+/)) {
    const last = rows.at(-1) ?? '';
    if (last === '' || `${last} ${word}`.length <= room) rows[rows.length - 1] = `${last} ${word}`.trim();
    else rows.push(word);
  }
  const shown = rows.slice(0, lines).map((row) => (row.length > room + 4 ? `${row.slice(0, room)}…` : row));
  return rows.length > lines ? [...shown.slice(0, -1), `${shown.at(-1) ?? ''} …`] : shown;
}

function stagings(script: Script, shots: readonly Shot[]): Staging[] {
  return script.scenes.map((scene, index) => ({
    scene,
    sides: sidesOf(shots.filter((shot) => shot.scene === index)),
  }));
}

function cell(shot: Shot, staging: Staging, aspect: number, x: number, y: number): Shape[] {
  const w = Math.min(frameWidth, frameHeight * aspect);
  const h = w / aspect;
  const box = { x: x + (cellWidth - w) / 2, y: y + 8 + (frameHeight - h) / 2, w, h };
  const spoken = shot.speech === undefined ? '' : `${shot.speech.who}: “${shot.speech.text}”`;
  const says = [shot.text, spoken].filter((text) => text !== '').join(' / ');
  const left = x + (cellWidth - frameWidth) / 2;
  const base = y + frameHeight + 24;
  return [
    ...drawFrame(shot, staging, box),
    {
      kind: 'label',
      x: left,
      y: base,
      text: `${shot.number}  ${shot.size}${shot.angle === 'eye level' ? '' : `, ${shot.angle} angle`}`,
      size: 12,
      bold: true,
    },
    {
      kind: 'label',
      x: left + frameWidth,
      y: base,
      text: `${shot.movement}, ${shot.seconds.toFixed(1)} s`,
      size: 11,
      at: 'end',
      paint: 'muted',
    },
    ...wrap(says, 3).map(
      (text, row): Shape => ({ kind: 'label', x: left, y: base + 17 + row * 15, text, size: 11 }),
    ),
  ];
}

function said(shot: Shot): string {
  const who = shot.subjects.length === 0 ? 'nobody' : shot.subjects.join(' and ');
  return `${shot.number}: ${shot.size} of ${who}${shot.movement === 'static' ? '' : `, ${shot.movement}`}`;
}

/** Four frames to a sheet, with what is seen or said below each. */
export function sheetsOf(script: Script, shots: readonly Shot[], input: BoardInput): DrawingPart[] {
  const staged = stagings(script, shots);
  const aspect = Number(input.aspect);
  const drawn = shots.slice(0, mostFrames);
  return Array.from({ length: Math.ceil(drawn.length / perSheet) }, (_, sheet) => {
    const here = drawn.slice(sheet * perSheet, (sheet + 1) * perSheet);
    const rows = Math.ceil(here.length / columns);
    const height = frameHeight + textHeight;
    return {
      kind: 'drawing',
      title: `Frames ${here[0]?.number ?? ''} to ${here.at(-1)?.number ?? ''}`,
      width: columns * cellWidth,
      height: rows * height,
      shapes: here.flatMap((shot, index) => {
        const staging = staged[shot.scene];
        return staging === undefined
          ? []
          : cell(shot, staging, aspect, (index % columns) * cellWidth, Math.floor(index / columns) * height);
      }),
      says: `${here.map(said).join('; ')}.`,
    };
  });
}

/** One slide for each shot, so that the board can be shown as a film of stills. */
export function slidesOf(script: Script, shots: readonly Shot[], input: BoardInput): Slide[] {
  const staged = stagings(script, shots);
  const aspect = Number(input.aspect);
  return shots.slice(0, mostFrames).flatMap((shot): Slide[] => {
    const staging = staged[shot.scene];
    if (staging === undefined) return [];
    return [
      {
        title: `${shot.number} · ${staging.scene.heading}`,
        drawing: {
          kind: 'drawing',
          title: shot.number,
          width: cellWidth,
          height: frameHeight + textHeight,
          shapes: cell(shot, staging, aspect, 0, 0),
          says: said(shot),
        },
        notes: [shot.text, shot.sound, `${shot.seconds.toFixed(1)} seconds`]
          .filter((text) => text !== '')
          .join(' · '),
      },
    ];
  });
}
