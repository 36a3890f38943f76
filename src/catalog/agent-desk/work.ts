import type { Draft, Fields, Input } from './fields.ts';
import type { AgentResult } from './result.ts';

export interface Step<Name extends string> {
  readonly title: string;
  readonly text?: string;
  readonly fields: readonly Name[];
}

/** A whole, realistic case: one press fills the form with it. */
export interface Starter<Given> {
  readonly name: string;
  readonly text: string;
  readonly input: Given;
}

export interface Source {
  /** Author, title, year; a standard with its number. */
  readonly text: string;
  readonly url?: string;
}

export interface Method {
  readonly name: string;
  /** How it is computed, in plain words, a paragraph each. */
  readonly text: readonly string[];
  readonly sources: readonly Source[];
  readonly assumptions: readonly string[];
  /** What it does not know. */
  readonly limits: readonly string[];
}

export interface InputFault {
  /** The field; in a table with its row and column. */
  readonly field: string;
  readonly row?: number;
  readonly column?: string;
  /** What is wrong, and what to do. */
  readonly message: string;
}

export interface Expected {
  readonly is: number | string;
  /** The most by which a figure may differ, as the source rounds. */
  readonly within?: number;
}

/** A case that was worked out in print, with what was printed. */
export interface WorkedExample<Given> {
  readonly source: string;
  readonly input: Given;
  readonly seed?: number;
  readonly expected: Readonly<Record<string, Expected>>;
}

export interface RunTools {
  /** Evenly spread from 0 up to 1, the same for the same seed. */
  readonly random: () => number;
  /** How far it is, from 0 to 1. Called now and then in long work. */
  readonly progress: (share: number) => void;
}

/** A field that can be moved under the result to see at once what follows. */
export interface Lever<Name extends string> {
  readonly field: Name;
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** What an agent does: what it asks for, how it works it out, and how one can tell that it is right. */
export interface AgentWork<F extends Fields> {
  /** Goes up when the same input gives another result. */
  readonly version: number;
  readonly fields: F;
  readonly steps: readonly Step<keyof F & string>[];
  readonly starters: readonly Starter<Input<F>>[];
  /** What no field alone can see. Called when every field is right by itself. */
  readonly checks?: (input: Input<F>) => readonly InputFault[];
  readonly run: (input: Input<F>, tools: RunTools) => AgentResult | Promise<AgentResult>;
  readonly levers?: readonly Lever<keyof F & string>[];
  readonly method: Method;
  readonly examples: readonly WorkedExample<Input<F>>[];
}

/** For those who handle the work of any agent. */
export interface AnyWork {
  readonly version: number;
  readonly fields: Fields;
  readonly steps: readonly Step<string>[];
  readonly starters: readonly Starter<Draft>[];
  readonly checks?: (input: never) => readonly InputFault[];
  readonly run: (input: never, tools: RunTools) => AgentResult | Promise<AgentResult>;
  readonly levers?: readonly Lever<string>[];
  readonly method: Method;
  readonly examples: readonly WorkedExample<Draft>[];
}

export function defineWork<const F extends Fields>(work: AgentWork<F>): AgentWork<F> {
  return work;
}

/** Something in the input that only the work itself can find; its words are shown to the person. */
export class WorkFault extends Error {
  readonly field: string | undefined;

  constructor(message: string, field?: string) {
    super(message);
    this.field = field;
  }
}
