/** Something that the palette finds. */
export interface FoundThing {
  readonly id: string;
  readonly label: string;
  readonly to: string;
  /** What kind of thing it is, in a word or two. */
  readonly hint?: string;
  /** Other words by which it is found. */
  readonly keywords?: string;
}

/** A group of the palette that is looked up each time it opens, such as the versions of the person's apps. */
export interface PaletteSource {
  /** The heading of its group; unlike every other. */
  readonly label: string;
  readonly find: (signal: AbortSignal) => Promise<readonly FoundThing[]>;
}

interface FoundGroup {
  readonly label: string;
  readonly items: FoundThing[];
}

/** What every source has. One that fails is left out: the rest is still worth finding. */
export async function askPaletteSources(
  sources: readonly PaletteSource[],
  signal: AbortSignal,
): Promise<FoundGroup[]> {
  return Promise.all(
    sources.map(async ({ label, find }) => {
      try {
        return { label, items: [...(await find(signal))] };
      } catch (error) {
        if (!signal.aborted) console.warn(`The palette could not ask for ${label}.`, error);
        return { label, items: [] };
      }
    }),
  );
}
