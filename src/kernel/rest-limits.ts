import { minute, second } from './units.ts';

/** Numbers of the data API. Used through `limits`. */
export const restLimits = {
  /** Reads whose statement is kept, and the longest request that is. */
  rememberedReads: 500,
  rememberedLength: 4_000,
  /** Rows of one answer, whatever the client asks for. */
  maxRows: 1_000,
  /** How deep conditions may be nested. */
  nesting: 16,
  /** Embedded tables in one request. */
  embeds: 64,
  /** Embedded tables within each other. */
  embedLevels: 8,
  /**
   * Rows of a list of embedded rows for each row that it belongs to: a list, a list in a list, and so on. There are no
   * lists deeper than these.
   */
  listRows: [1_000, 1_000, 200, 50],
  /** How many rows a list is taken for that does not say, and one of a table that is embedded in itself… */
  expectedInList: 10,
  expectedAgain: 100,
  /** …and the most that all levels may multiply to. */
  expectedRows: 1_000_000,
  /** Conditions in one request. */
  conditions: 500,
  /** Columns to order by, and columns to select. */
  orderTerms: 50,
  columns: 500,
  jsonSteps: 32,
  /** Values of `in.(…)`. */
  listed: 10_000,
  /** Patterns of `like` and `match` in one list, the length of one for `like`, and its wildcards. */
  patterns: 50,
  patternLength: 1_000,
  wildcards: 100,
  searchLength: 1_000,
  /**
   * Of a regular expression: characters, counted repetitions, characters once these are written out, groups within
   * each other, and places where it looks ahead or behind.
   */
  expressionLength: 300,
  expressionRepeats: 100,
  expressionSize: 1_000,
  expressionNesting: 20,
  expressionLooks: 4,
  /** Rows of one body. */
  bodyRows: 10_000,
  /** Requests of one person, or of one address without a person, that may wait for the database. */
  waiting: 100,
  /** After so many stopped statements within the window, nothing of theirs is asked for a while. */
  cuts: 3,
  cutWindowMs: minute,
  refusedMs: minute,
  /**
   * A read is slow from here on, and from so many times what is usual; what is usual is learned, beginning here. Who
   * asked one rests so many times as long as it took, less what is free, while others have asked within this time. On
   * PostgreSQL one slow question takes one processor of perhaps two: who asks nothing else has it for a ninth of the time.
   */
  slowFromMs: 20,
  slowFactor: 8,
  usualMs: 2,
  restFactor: { embedded: 19, postgres: 8 },
  restFreeMs: 10 * second,
  othersMs: 2 * second,
  /**
   * One party's requests go to the database together as long as they are expected to take no more than this. A first
   * request is taken for `unknownMs`, and none for less than `leastMs`: who comes new begins with two at a time.
   */
  aheadMs: { embedded: 40, postgres: 60 },
  unknownMs: 30,
  leastMs: 0.25,
  /** Parties whose use of the database is remembered. */
  parties: 5_000,
  /** A name that is not known makes the catalogue be read again, but not more often than this. */
  catalogueReloadMs: 2 * second,
} as const;
