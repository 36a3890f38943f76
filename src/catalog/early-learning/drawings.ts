import type { Drawing } from './drawing.ts';
import { animals } from './drawings-of-animals.ts';
import { moreThings } from './drawings-of-more-things.ts';
import { flatShapes, solids } from './drawings-of-shapes.ts';
import { things } from './drawings-of-things.ts';

const all = { ...things, ...moreThings, ...animals, ...flatShapes, ...solids };

export type DrawingName = keyof typeof all;

export const drawings: Readonly<Record<DrawingName, Drawing>> = all;

export function isDrawing(name: string): name is DrawingName {
  return Object.hasOwn(drawings, name);
}
