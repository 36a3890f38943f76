import { type Box, clipPolygon, type Point } from '../../../methods/geometry/clip-polygon.ts';
import type { Paint, Shape } from '../../agent-desk/parts.ts';
import { arrowsOf } from './draw-arrows.ts';
import type { Scene } from './script.ts';
import { pieceAt, pieceWithin } from './set-pieces.ts';
import type { Shot, Side } from './shots.ts';
import { eyeAt, personAt, standing } from './silhouettes.ts';
import { sizes, smallThings } from './vocabulary.ts';

/** Where the horizon lies in the picture: a camera below looks up, and the ground sinks. */
const horizons = { 'eye level': 0.55, low: 0.82, high: 0.28, overhead: 0.02 } as const;

export interface Staging {
  readonly scene: Scene;
  /** On which side of the picture each of them stands throughout the scene. */
  readonly sides: ReadonlyMap<string, Side>;
}

/** One frame as shapes, all of them cut at its edge. */
export function drawFrame(shot: Shot, { scene, sides }: Staging, box: Box): Shape[] {
  const shapes: Shape[] = [
    { kind: 'rect', ...box, fill: scene.isNight ? 'line' : 'surface', stroke: 'ink', width: 2 },
    ...setting(shot, scene, box),
    ...(/\brain\b/.test(shot.sound) ? rainIn(box) : []),
  ];
  const detail = detailOf(shot);
  if (detail !== undefined)
    for (const polygon of pieceWithin(detail, [box.x + box.w / 2, box.y + box.h / 2], box.h * 0.7))
      shapes.push(...cutOut(polygon, box, 'surface', 'ink'));
  else shapes.push(...thingsIn(shot, box), ...peopleIn(shot, sides, box));
  shapes.push(...arrowsOf(shot, sides, box), { kind: 'rect', ...box, stroke: 'ink', width: 2 });
  return shapes;
}

const mostStreaks = 18;

/** What fills the picture in an insert: a small thing, or the one thing that a close shot without people is about. */
function detailOf({ size, objects, subjects }: Shot): string | undefined {
  const small = objects.find((name) => smallThings.includes(name));
  if (size === 'extreme close-up' && small !== undefined) return small;
  return subjects.length === 0 && sizes.indexOf(size) > 3 ? objects[0] : undefined;
}

/** Short strokes across the picture, the same in every frame. */
function rainIn(box: Box): Shape[] {
  return Array.from({ length: mostStreaks }, (_, index): Shape => {
    const x = box.x + box.w * (0.04 + ((index * 0.381) % 0.92));
    const y = box.y + box.h * (0.05 + ((index * 0.617) % 0.75));
    return {
      kind: 'line',
      points: [
        [x, y],
        [x - box.h * 0.03, y + box.h * 0.12],
      ],
      stroke: 'muted',
      width: 1,
    };
  });
}

function cutOut(polygon: readonly Point[], box: Box, fill: Paint, stroke?: Paint): Shape[] {
  const points = clipPolygon(polygon, box);
  if (points.length < 3) return [];
  return [
    { kind: 'line', points, closed: true, fill, ...(stroke === undefined ? {} : { stroke, width: 1.5 }) },
  ];
}

function setting({ angle, size }: Shot, { isInside, isNight }: Scene, box: Box): Shape[] {
  if (sizes.indexOf(size) > 4) return [];
  const level = box.y + box.h * horizons[angle];
  const line = (points: readonly Point[]): Shape => ({ kind: 'line', points, stroke: 'muted', width: 1 });
  if (!isInside) {
    const light: Shape = {
      kind: 'circle',
      x: box.x + box.w * 0.84,
      y: box.y + box.h * 0.16,
      r: box.h * 0.06,
      ...(isNight ? { fill: 'surface' } : { fill: 'warn' }),
    };
    return [
      line([
        [box.x, level],
        [box.x + box.w, level],
      ]),
      ...(angle === 'overhead' ? [] : [light]),
    ];
  }
  const [left, right] = [box.x + box.w * 0.18, box.x + box.w * 0.82];
  const [top, low] = [box.y + box.h * 0.12, Math.min(box.y + box.h * 0.9, level + box.h * 0.12)];
  return [
    line([
      [left, top],
      [right, top],
    ]),
    line([
      [left, low],
      [right, low],
    ]),
    line([
      [left, top],
      [left, low],
    ]),
    line([
      [right, top],
      [right, low],
    ]),
    line([
      [box.x, box.y],
      [left, top],
    ]),
    line([
      [box.x + box.w, box.y],
      [right, top],
    ]),
    line([
      [box.x, box.y + box.h],
      [left, low],
    ]),
    line([
      [box.x + box.w, box.y + box.h],
      [right, low],
    ]),
  ];
}

/** How tall a person would be beside the things of a picture: behind people, things stand farther away. */
const scaleOfThings = [0.17, 0.4, 0.62, 0.62] as const;

function thingsIn({ size, objects, subjects }: Shot, box: Box): Shape[] {
  const scale = scaleOfThings[sizes.indexOf(size)];
  if (scale === undefined) return [];
  const large = objects.filter((name) => !smallThings.includes(name));
  const { tall, top } = standing[size];
  const ground = Math.min(0.94, subjects.length === 0 ? 0.84 : top + tall);
  const places = subjects.length === 0 ? [0.5, 0.2, 0.8] : [0.82, 0.14, 0.5];
  return large.flatMap((name, index) =>
    pieceAt(
      name,
      box.x + box.w * (places[index] ?? 0.5),
      box.y + box.h * ground,
      box.h * scale * (subjects.length === 0 ? 0.8 : 1),
    ).flatMap((polygon) => cutOut(polygon, box, 'surface', 'muted')),
  );
}

function peopleIn(shot: Shot, sides: ReadonlyMap<string, Side>, box: Box): Shape[] {
  const { tall, top } = standing[shot.size];
  const closeness = sizes.indexOf(shot.size);
  // In an upright picture a close face would be cut at both sides, so it is measured by the width.
  const unit = closeness >= 3 ? Math.min(box.h, box.w * 1.25) : box.h;
  const shapes: Shape[] = [];
  const place = (name: string) => {
    const side = shot.standing ?? sides.get(name) ?? 'left';
    const off = closeness >= 6 ? 0 : closeness >= 4 ? 0.1 : shot.subjects.length > 1 ? 0.2 : 0.12;
    return box.x + box.w * (side === 'left' ? 0.5 - off : 0.5 + off);
  };
  for (const [index, name] of shot.subjects.slice(0, 3).entries()) {
    const side = shot.standing ?? sides.get(name) ?? 'left';
    const isThird = index === 2;
    const looks = shot.going ?? (side === 'left' ? 'right' : 'left');
    const centre = isThird ? box.x + box.w / 2 : place(name);
    const head = box.y + (box.h - unit) * 0.3 + unit * top;
    for (const polygon of personAt(centre, head, unit * tall, looks))
      shapes.push(...cutOut(polygon, box, 'ink'));
    if (closeness >= 5) shapes.push(...cutOut(eyeAt(centre, head, unit * tall, looks), box, 'surface'));
  }
  shapes.push(...shoulder(shot, sides, box));
  return shapes;
}

/** Over the shoulder: whoever is spoken to stands in front, dark and cut, on the other side. */
function shoulder(shot: Shot, sides: ReadonlyMap<string, Side>, box: Box): Shape[] {
  const [subject] = shot.subjects;
  const isOver = shot.size === 'medium close-up' && shot.speech !== undefined && shot.subjects.length === 1;
  if (!isOver || subject === undefined || sides.size < 2) return [];
  const side = sides.get(subject) ?? 'left';
  const centre = box.x + box.w * (side === 'left' ? 0.97 : 0.03);
  const unit = Math.min(box.h, box.w * 0.7);
  return personAt(centre, box.y + (box.h - unit) * 0.4 + unit * 0.2, unit * 4, 'away').flatMap((polygon) =>
    cutOut(polygon, box, 'muted'),
  );
}
