/** Something that the palette finds: it leads to an address or does something. */
export type PaletteItem = {
  readonly id: string;
  readonly label: string;
  /** What kind of thing it is, in a word or two. */
  readonly hint?: string;
  /** Other words by which it is found. */
  readonly keywords?: string;
} & ({ readonly to: string } | { readonly run: () => void });

/** A feature's part of the palette, such as the person's apps. It is asked each time the palette opens. */
export interface PaletteSource {
  /** The heading of its group; unlike every other. */
  readonly label: string;
  readonly find: (signal: AbortSignal) => readonly PaletteItem[] | Promise<readonly PaletteItem[]>;
}

const sources = new Set<PaletteSource>();

/** Adds a group to the palette. Gives what takes it out again. */
export function registerPaletteSource(source: PaletteSource): () => void {
  if ([...sources].some(({ label }) => label === source.label)) {
    throw new Error(`The palette already has a group called "${source.label}".`);
  }
  sources.add(source);
  return () => sources.delete(source);
}

export interface PaletteFinding {
  readonly label: string;
  readonly items: readonly PaletteItem[];
}

/** What every source has. One that fails is left out: the rest is still worth finding. */
export async function askPaletteSources(signal: AbortSignal): Promise<PaletteFinding[]> {
  return Promise.all(
    [...sources].map(async ({ label, find }) => {
      try {
        return { label, items: await find(signal) };
      } catch (error) {
        if (!signal.aborted) console.warn(`The palette could not ask for ${label}.`, error);
        return { label, items: [] };
      }
    }),
  );
}
