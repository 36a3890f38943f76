/** One picture of the recording on the first page: what is done before it is taken, and how long it is shown. */
export type RecordedStep =
  | { readonly does: 'wait'; readonly ms: number }
  /** The sentence stands in the box up to this letter. */
  | { readonly does: 'type'; readonly letters: number; readonly ms: number }
  | { readonly does: 'make'; readonly ms: number }
  /** The app is there; what is seen of it begins at its top. */
  | { readonly does: 'see'; readonly ms: number }
  /** A button of the app, by its name; the picture shows where. */
  | { readonly does: 'point' | 'press'; readonly button: string; readonly ms: number };

const sentence = 'A plant watering tracker';

function typed(): RecordedStep[] {
  const places = [...sentence].map((_, index) => index + 1).filter((letters) => letters % 2 === 0);
  return places.map((letters) => ({ does: 'type', letters, ms: letters === sentence.length ? 700 : 130 }));
}

/**
 * What is recorded of the product itself, step by step: `npm run hero-recording` does it and writes all pictures as one sheet
 * for each theme, and the first page shows them one after the other.
 */
export const firstPageRecording = {
  sentence,
  text: 'A sentence is typed, “A plant watering tracker”. A second later the app is there and says that three plants are thirsty. A press waters them all, and none is thirsty any more.',
  /** Pixels of one picture, and how many stand side by side on the sheet. */
  frame: { width: 720, height: 540 },
  columns: 4,
  steps: [
    { does: 'wait', ms: 900 },
    ...typed(),
    { does: 'make', ms: 900 },
    { does: 'see', ms: 2_000 },
    { does: 'point', button: 'Water all that are thirsty', ms: 1_500 },
    { does: 'press', button: 'Water all that are thirsty', ms: 1_300 },
    { does: 'see', ms: 2_400 },
  ] satisfies readonly RecordedStep[] as readonly RecordedStep[],
} as const;
