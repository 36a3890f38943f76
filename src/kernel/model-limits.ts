import { kib, mib, minute, second } from './units.ts';

/** Numbers of the language models that an installation may be given. Used through `limits`. */
export const modelLimits = {
  /** Until a connection stands, until a word comes and then the next, and until everything is said. */
  connectMs: 5 * second,
  silenceMs: 30 * second,
  wholeMs: 5 * minute,
  /** Tries of one request, the wait before the second (it doubles), and the longest wait that a server may ask for. */
  tries: 3,
  retryMs: 250,
  longestRetryMs: 10 * second,
  /** Tokens of one answer unless asked for fewer, and characters of all answers of one use. */
  outputTokens: 4_096,
  mostOutputTokens: 32_768,
  outputCharacters: 400_000,
  /** Bytes of one answer on the wire, which says every word with much around it. */
  answerBytes: 16 * mib,
  /** How often in a row a model may ask for tools in one use. */
  toolRounds: 8,
  /** Characters of what a tool answers that a model is given. */
  toolAnswerCharacters: 60_000,
  /** Looking for models: how long it may take, for how long the answer is believed, and how much is read and named. */
  lookMs: 5 * second,
  localLookMs: 400,
  localKnownMs: minute,
  listBytes: 512 * kib,
  namedModels: 12,
  /** What a provider says of a failure, as far as it is shown. */
  saidCharacters: 300,
  /** A use that was never settled, since its process ended, counts as what it reserved until here. */
  reservationMs: 15 * minute,
  /** Connections of the installation, and of one person. */
  connections: 50,
  connectionsOfPerson: 10,
  nameLength: 80,
  modelLength: 200,
  keyLength: 4_096,
  addressLength: 500,
  /** Days that a list of uses goes back. */
  usageDays: 62,
  /** Tests of connections by one person within the window. */
  tests: 20,
  testWindowSeconds: 600,
};
