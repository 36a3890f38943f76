/** The repository as the registry sees it: paths from the root with `/`, and the text behind a path. */
export interface Tree {
  readonly paths: readonly string[];
  read(path: string): string;
}

export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

export interface Emitted {
  readonly files: readonly GeneratedFile[];
  /** Sentences that name the item and what is wrong with it; nothing is written while there is one. */
  readonly faults: readonly string[];
}

export interface Kind {
  readonly name: string;
  /** Where the items live. */
  readonly folder: string;
  /** A folder per item, or a file per item. */
  readonly shape: 'folder' | 'file';
  readonly generated: readonly string[];
  /** What the items of this kind are called, in the order in which they are written. */
  names(tree: Tree): readonly string[];
  emit(tree: Tree): Emitted;
}
