import { useMemo, useState } from 'react';
import { strokesOfGlyphs } from '../../../../catalog/early-learning/glyphs.ts';
import { type Arrow, arrowsOn, restsOf } from '../../../../methods/early-learning/follow-stroke.ts';
import { judgeStroke, type StrokeFault } from '../../../../methods/early-learning/judge-stroke.ts';
import { type Point, pointsOfPath } from '../../../../methods/early-learning/stroke-path.ts';

export interface TraceState {
  readonly strokes: readonly (readonly Point[])[];
  /** The stroke to be traced now; as many as there are when all are done. */
  readonly at: number;
  /** What the hand has drawn of the strokes that are done. */
  readonly inked: readonly (readonly Point[])[];
  readonly fault: StrokeFault | undefined;
  /** Where the pen of the keys rests on the present stroke. */
  readonly rest: number;
  /** How often the demonstration was asked for. */
  readonly shown: number;
  readonly faults: number;
}

/** A glyph that is traced stroke by stroke. The next begins when the present one has passed. */
export function useTrace(glyph: string, tolerance: number) {
  const strokes = useMemo(() => (strokesOfGlyphs.get(glyph) ?? []).map(pointsOfPath), [glyph]);
  const [kept, setKept] = useState<Omit<TraceState, 'strokes'>>({
    at: 0,
    inked: [],
    fault: undefined,
    rest: 0,
    shown: 1,
    faults: 0,
  });
  const path = strokes[kept.at];
  const isDone = kept.at >= strokes.length;

  function pass(ink: readonly Point[]): void {
    setKept((before) => ({
      ...before,
      at: before.at + 1,
      inked: [...before.inked, ink],
      fault: undefined,
      rest: 0,
      shown: before.shown + 1,
    }));
  }

  /** A stroke was drawn from where the hand came down to where it was lifted. */
  function draw(ink: readonly Point[]): void {
    if (path === undefined) return;
    const judged = judgeStroke(ink, path, tolerance);
    if (judged.passed) pass(ink);
    else
      setKept((before) => ({
        ...before,
        fault: judged.fault,
        faults: before.faults + 1,
        rest: 0,
        shown: before.shown + 1,
      }));
  }

  /** A key moves the pen on where it points along the line, and nothing happens where it does not. */
  function move(arrow: Arrow): void {
    if (path === undefined) return;
    const rests = restsOf(path);
    if (!arrowsOn(rests, kept.rest).includes(arrow)) return;
    if (kept.rest + 1 >= rests.length - 1) pass(path);
    else setKept((before) => ({ ...before, rest: before.rest + 1, fault: undefined }));
  }

  return {
    state: { ...kept, strokes } satisfies TraceState,
    isDone,
    draw,
    move,
    show: () => setKept((before) => ({ ...before, shown: before.shown + 1 })),
  };
}
