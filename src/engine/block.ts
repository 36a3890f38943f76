import type { z } from 'zod';
import type { Jsx } from './emit/print-jsx.ts';
import type { SourceFile } from './emit/source-file.ts';
import type { ProofCase } from './proof/proof-step.ts';
import type { ActionSpec, AppSpec, EntitySpec, PageSpec, SectionSpec } from './spec/app-spec.ts';

/** What a block sees when it writes its part of a page. */
export interface EmitContext {
  readonly spec: AppSpec;
  readonly page: PageSpec;
  /** The file of the page: import through it. */
  readonly file: SourceFile;
  /** Imports an entity and returns its name in the file. */
  entity(name: string): string;
  /** Imports an action and returns its name in the file. */
  action(id: string): string;
}

export interface ProofContext {
  readonly spec: AppSpec;
  readonly page: PageSpec;
}

/** A list that visitors write together in a part of a page, besides the records of the plan. */
export interface SharedCollection {
  readonly name: string;
  readonly label: string;
}

/** What a description asks for when a block is chosen for it. */
export interface BlockNeed {
  /** What the app is: “chess game”, “fleet management system”. */
  readonly subject: string;
  /** The wish in its author's words; empty when the whole app asks for the block. */
  readonly text: string;
  /** Things listed with the wish: “four races: elf, orc, human and dwarf”. */
  readonly details: readonly string[];
  /** The whole description: what a game is limited to may stand in another sentence than its name. */
  readonly whole?: string;
  /** The kind of record that the wish is about, when there is one. */
  readonly entity: EntitySpec | undefined;
  /** All kinds of records so far, the most important first. */
  readonly entities: readonly EntitySpec[];
}

/** A block made to fit a need: what its section says, and what it needs beside it. */
export interface Fitted<Props> {
  readonly props: Props;
  /** The heading of the page or section it gets. */
  readonly title: string;
  /** Kinds of records that must be there. One of the same name is kept and gets the fields it lacks. */
  readonly entities?: readonly EntitySpec[];
  readonly actions?: readonly ActionSpec[];
}

/**
 * A part that pages are composed of. `Props` is what a section of the spec may say about it.
 * The component it shows is a file of `src/engine/library`, which goes into the app as it is.
 */
export interface Block<Props = Record<string, unknown>> {
  readonly id: string;
  /** What people call it. */
  readonly title: string;
  readonly props: z.ZodType<Props>;
  /**
   * Phrases that ask for it, lower case, in the base form of their words: `play chess`, `chess game`. None where only
   * a worked-out plan can say what it is to show; then it fits no description.
   */
  readonly words: readonly string[];
  /** `page`: worth a page of its own. `part`: a part of another page. `app`: can be the whole app, such as a game. */
  readonly size: 'app' | 'page' | 'part';
  /** What its component keeps for all visitors: who sees the part reads and adds, and what they wrote is theirs to change. */
  readonly shares?: readonly SharedCollection[];
  /** A section as it could stand in a spec: the shared tests emit, build and prove it. */
  readonly example: Props;
  /** The props for what a description asks for; undefined when it cannot serve it. */
  fit(need: BlockNeed): Fitted<Props> | undefined;
  /** What is wrong with the props beside their shape: names of fields and formulas that speak of what is not there. */
  faults?(props: Props, spec: AppSpec): readonly string[];
  emit(props: Props, section: SectionSpec, context: EmitContext): Jsx;
  /** What a visitor does to see that it works. */
  prove(props: Props, section: SectionSpec, context: ProofContext): readonly ProofCase[];
}

export function defineBlock<Props>(block: Block<Props>): Block<Props> {
  return block;
}
