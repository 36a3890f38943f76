import type { DrawingPart, Shape } from '../../agent-desk/parts.ts';
import type { BrandInput } from './fields.ts';
import { gridUnits, type Mark, smallestSizes } from './mark.ts';
import type { Hex, Role } from './palette.ts';

const clear = 6;

/** The mark on its grid with the clear space around it. */
export function constructionDrawing(mark: Mark): DrawingPart {
  const unit = Math.min(9, 560 / (mark.width + 2 * clear));
  const left = clear * unit + 30;
  const top = clear * unit + 20;
  const wide = mark.width * unit;
  const high = gridUnits * unit;
  const lines: Shape[] = [];
  for (let at = 0; at <= mark.width; at += 2)
    lines.push({
      kind: 'line',
      points: [
        [left + at * unit, top],
        [left + at * unit, top + high],
      ],
      stroke: 'line',
      width: 0.5,
    });
  for (let at = 0; at <= gridUnits; at += 2)
    lines.push({
      kind: 'line',
      points: [
        [left, top + at * unit],
        [left + wide, top + at * unit],
      ],
      stroke: 'line',
      width: 0.5,
    });
  const { pixels, millimetres } = smallestSizes(mark);
  return {
    kind: 'drawing',
    title: 'The mark on its grid, with clear space',
    width: wide + 2 * left,
    height: high + 2 * top + 30,
    shapes: [
      {
        kind: 'rect',
        x: left - clear * unit,
        y: top - clear * unit,
        w: wide + 2 * clear * unit,
        h: high + 2 * clear * unit,
        stroke: 'accent',
        dashed: true,
        width: 1.5,
      },
      ...mark.draw(left, top, unit, 'ink', 'surface'),
      ...lines,
      {
        kind: 'label',
        x: left - clear * unit + 4,
        y: top - clear * unit + 14,
        text: `clear space ${clear} units`,
        size: 11,
        paint: 'muted',
      },
      {
        kind: 'label',
        x: left + wide / 2,
        y: top + high + clear * unit + 22,
        text: `grid ${mark.width} × ${gridUnits} units; not smaller than ${pixels} px or ${millimetres} mm high`,
        size: 12,
        at: 'middle',
      },
    ],
    says: `${mark.says}. Around it ${clear} units stay free. It is never smaller than ${pixels} pixels or ${millimetres} millimetres high.`,
  };
}

const tile = 150;

/** The mark as it may stand: on light, on dark, on the accent, and in one ink. */
export function lockupDrawing(input: BrandInput, mark: Mark, roles: readonly Role[]): DrawingPart {
  const of = (name: string, mode: 'light' | 'dark'): Hex =>
    roles.find((role) => role.name === name)?.[mode] ?? '#000000';
  const grounds: readonly (readonly [name: string, ground: Hex, ink: Hex, word: Hex])[] = [
    ['On light', of('surface', 'light'), of('accent', 'light'), of('text', 'light')],
    ['On dark', of('surface', 'dark'), of('accent', 'dark'), of('text', 'dark')],
    ['On the accent', of('accent', 'light'), of('on-accent', 'light'), of('on-accent', 'light')],
    ['One ink', '#ffffff', '#000000', '#000000'],
  ];
  const wide = mark.kind === 'wordmark' ? 2 * tile : tile;
  const shapes = grounds.flatMap(([name, ground, ink, word], at): Shape[] => {
    const x = 12 + (at % 2) * (wide + 24);
    const y = 12 + Math.floor(at / 2) * (tile + 34);
    const unit = Math.min(2.8, (wide - 40) / mark.width);
    const isAlone = mark.kind === 'wordmark';
    const markX = x + (wide - mark.width * unit) / 2;
    const markY = y + (isAlone ? (tile - gridUnits * unit) / 2 : 22);
    return [
      { kind: 'rect', x, y, w: wide, h: tile, round: 8, fill: ground, stroke: 'line' },
      ...mark.draw(markX, markY, unit, ink, ground),
      ...(isAlone
        ? []
        : [
            {
              kind: 'label' as const,
              x: x + wide / 2,
              y: y + tile - 22,
              text: input.brand,
              size: Math.min(20, (wide - 16) / Math.max(4, input.brand.length * 0.66)),
              at: 'middle' as const,
              bold: true as const,
              paint: word,
            },
          ]),
      { kind: 'label', x, y: y + tile + 16, text: name, size: 11, paint: 'muted' },
    ];
  });
  return {
    kind: 'drawing',
    title: 'The mark on its grounds',
    width: 2 * wide + 48,
    height: 2 * (tile + 34) + 16,
    shapes,
    says: `The mark of ${input.brand} on the light surface, on the dark one, on the accent, and in black alone.`,
  };
}
