import { mib, second } from './units.ts';

/** What a plan may hold. */
export const engineLimits = {
  /** Of one text in an app: a label, a heading, a note. */
  textLength: 2000,
  /** Of an app's name in its specification. */
  nameLength: 100,
  /** Longest description that is read. */
  descriptionLength: 10_000,
  /** Labelled word groups of a description; more than its words can be. */
  wordGroups: 5_000,
  /** Word groups of a description that are planned, and wishes that rules find in one. */
  spans: 400,
  wishes: 300,
  /** A sentence that goes on for longer is read in parts. */
  sentenceLength: 1_000,
  /** Longest formula of a plan, most rules of a kind of record and steps of an act. */
  formulaLength: 2_000,
  rulesPerEntity: 20,
  stepsPerAction: 20,
  fieldsPerEntity: 24,
  entities: 24,
  actions: 60,
  pages: 24,
  roles: 8,
  /** Records that a kind of thing starts with. */
  samples: 6,
  /** Lowest contrast of text on its ground. */
  contrast: 4.5,
} as const;

/** How apps are built and proved. */
export const buildLimits = {
  /** What one app may consist of. */
  files: 600,
  fileLength: 400_000,
  totalLength: 6_000_000,
  pathLength: 200,
  /** A description up to this length is read before it is taken up, to see whether an app can be made of it. */
  judgedByReading: 2_000,
  /** What was read of so many descriptions is kept for whoever plans them a moment later. */
  readingsKept: 16,
  /** Versions of which the server remembers what it suggested. */
  suggestionsKept: 200,
  /** One build; a worker that needs longer is ended. */
  buildMs: 30 * second,
  /** How long a worker may take to start. */
  startMs: 30 * second,
  /** Builds that wait before new ones are refused. */
  queue: 100,
  /** A worker is replaced after so many builds, and at once when it holds more memory than this. */
  buildsPerWorker: 300,
  workerBytes: 600 * mib,
  /** One page of an app in the proof, and one case without its own waits. */
  pageMs: 8 * second,
  caseMs: 12 * second,
  /** The whole proof of an app; what is not reached by then counts as not proved. */
  proofMs: 180 * second,
  /** How many times as long pages and cases get when all that was wrong the first time was the time. */
  secondSlack: 4,
  /** Apps that are proved at the same time, on a machine with few processors. */
  provedAtOnce: 2,
  /** Browsers that may end during one proof before it is given up. */
  proofBrowsers: 2,
  /** Windows of a size that stay open for the next proof, and how many proofs are done in one of them. */
  windowsKept: 4,
  proofsPerWindow: 100,
  /** One picture of an app. */
  captureMs: 15 * second,
  /** How long a page that is left may take to go away. */
  closeMs: 3 * second,
} as const;
