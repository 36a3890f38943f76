import type { ReactNode } from 'react';

interface CommandBase {
  /** Unlike every other of the list. */
  id: string;
  label: string;
  icon?: ReactNode;
  /** What kind of thing it is or where it leads, in a word or two. */
  hint?: string;
  /** The keys that do the same without the palette. */
  keys?: readonly string[];
  /** Other words by which it is found; not shown. */
  keywords?: string;
  /** What is said of it elsewhere: it is found by that too, after what has the word in its name. Not shown. */
  about?: string;
}

/** Either leads to an address or does something. */
export type Command =
  | (CommandBase & { to: string; onSelect?: never })
  | (CommandBase & { onSelect: () => void; to?: never });

export interface CommandGroup {
  label: string;
  items: readonly Command[];
}
