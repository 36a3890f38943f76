import { kib, mib, second } from './units.ts';

/** Numbers of `/mcp`, by which programs work for a person, and of the keys that people give to them. */
export const mcpLimits = {
  /** One message of a program. What it may describe is far below this. */
  bodyBytes: 256 * kib,
  /** Tools that work for one person at the same time, over all of their programs. */
  callsAtOnce: 6,
  /** Longest id that a program may give itself or one of its requests. */
  idLength: 200,
  /** Questions and searches of one person within the window, and runs of agents. */
  questions: 300,
  runs: 60,
  windowSeconds: 600,
  /** Passages of one search, and apps of one list. */
  passages: 20,
  apps: 100,
} as const;

export const personalKeyLimits = {
  perPerson: 20,
  nameLength: 60,
  /** The days after which a key may end. */
  days: [7, 30, 90, 365],
  /** A use is written down this often at most. */
  noteUseSeconds: 60,
} as const;

/** Servers of others whose tools a model may use. Nothing that they say is believed to be short, quick or honest. */
export const toolServerLimits = {
  servers: 20,
  nameLength: 60,
  addressLength: 500,
  keyLength: 4_096,
  /** Until a server has introduced itself and told its tools, and until one of them has answered. */
  lookMs: 8 * second,
  callMs: 30 * second,
  /** Bytes of one answer on the wire, and of the description of one tool's input. */
  answerBytes: mib,
  schemaBytes: 16 * kib,
  /** Tools of one server, pages that it may tell them on, and characters of their names and descriptions. */
  tools: 64,
  pages: 8,
  toolNameLength: 128,
  descriptionLength: 2_000,
  /** Characters of what a tool answers that a model is given, and of what a server says of a failure. */
  resultCharacters: 20_000,
  saidCharacters: 300,
  /** Looks at servers by one person within the window. */
  looks: 60,
  lookWindowSeconds: 600,
} as const;
