import { arePeople, findDrawing, haveNames, type Named } from '../words/find-drawing.ts';
import { seedOf } from './seeded.ts';

export type ArtTone = 'paper' | 'light' | 'middle' | 'deep' | 'ink' | 'accent' | 'ground';

/** An area as a path of SVG, or a line where it has a width. */
export type ArtShape = readonly [tone: ArtTone, path: string, width?: number];

export interface DrawnThing extends Named {
  readonly shapes: readonly ArtShape[];
}

/** What is drawn in this app. */
export interface AppDrawings {
  /** What fills the first screen: a scene of 160 by 100. */
  readonly scene?: readonly ArtShape[];
  /** Objects in a square of 100, by the words that call for them. */
  readonly things: readonly DrawnThing[];
  /** Heads of people, for those whose picture is not there. */
  readonly people: readonly (readonly ArtShape[])[];
}

let drawn: AppDrawings = { things: [], people: [] };

/** Says once, before anything is shown, what this app has drawings of. */
export function haveDrawings(drawings: AppDrawings): void {
  drawn = drawings;
}

export function drawnScene(): readonly ArtShape[] | undefined {
  return drawn.scene;
}

/** The object that is drawn for a name, else for the kind of thing that it is. */
export function drawnFor(label: string, kind = ''): readonly ArtShape[] | undefined {
  if (arePeople(kind)) return drawn.people[seedOf(label) % Math.max(1, drawn.people.length)];
  const called = haveNames(kind) ? undefined : findDrawing(label, drawn.things);
  return (called ?? findDrawing(kind, drawn.things))?.shapes;
}
