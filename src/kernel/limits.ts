/** Every number of the product. A limit that is not here does not exist. */

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const kib = 1_024;
const mib = 1_024 * kib;

export const limits = {
  http: {
    /** Largest request body outside of uploads. */
    bodyBytes: 2 * mib,
    uploadBytes: 50 * mib,
    /** Requests from one address, over all routes, before 429. */
    requestsPerWindow: 1_200,
    requestWindowMs: minute,
    /** After SIGTERM, how long running requests and jobs get to end by themselves. */
    shutdownGraceMs: 10 * second,
    healthCheckMs: 3 * second,
    keepAliveMs: 65 * second,
    headersMs: 20 * second,
    requestMs: 5 * minute,
    urlBytes: 16 * kib,
  },
  database: {
    /** A query that runs longer is stopped and its transaction rolled back. */
    queryMs: 15 * second,
    /** The whole transaction, waiting for the caller's own code included. */
    transactionMs: 60 * second,
    /** How long a transaction may wait for its turn or for a free connection. */
    acquireMs: 20 * second,
    connectMs: 8 * second,
    poolSize: 10,
    /** Transactions that may wait for the embedded engine before new ones are refused. */
    queueLength: 1_000,
    minimumPostgres: 150_000,
    minimumPostgresName: '15',
    /** Free space below which the server does not start and /health is not well. */
    freeBytes: 64 * mib,
  },
  jobs: {
    /** A running job says that it lives this often… */
    heartbeatMs: 10 * second,
    /** …and after this long without a sign, another worker takes it over. */
    silenceSeconds: 40,
    /** How often the silent are looked for. */
    supervisionSeconds: 20,
    pollSeconds: 2,
    retryLimit: 3,
    retryDelaySeconds: 2,
    /** The longest that one run of a job may take unless it declares another limit. */
    runMs: 5 * minute,
    keepCompletedHours: 24,
    keepFailedDays: 30,
  },
  mail: {
    timeoutMs: 20 * second,
    recipients: 50,
    subjectLength: 255,
    headerLength: 900,
    bodyBytes: mib,
    /** Mails that one look into the outbox shows. */
    listed: 200,
  },
  storage: {
    keyLength: 512,
    timeoutMs: 60 * second,
    /** Objects in one page of a listing. */
    listed: 1_000,
    /** Longest content type or cache rule of an object. */
    headerLength: 255,
    chunkBytes: 64 * kib,
    /** Tries of one call to an S3 store, and the wait before the second; each later wait doubles. */
    attempts: 4,
    retryDelayMs: 100,
    /** A temporary file of another machine that was not written to for this long belongs to nobody. */
    leftoverMs: 10 * minute,
  },
  rest: {
    /** Rows of one answer, whatever the client asks for. */
    maxRows: 1_000,
    /** How deep conditions and embedded tables may be nested. */
    nesting: 16,
    /** Embedded tables in one request. */
    embeds: 64,
    /** Conditions in one request. */
    conditions: 500,
    /** A name that is not known makes the catalogue be read again, but not more often than this. */
    catalogueReloadMs: 2 * second,
  },
  auth: {
    accessTokenSeconds: 3_600,
    /** Within this time a used refresh token still gives the successor that it gave before. */
    refreshReuseSeconds: 10,
    /** Links and codes in messages. */
    oneTimeSeconds: 3_600,
    oneTimeDigits: 6,
    /** Wrong codes before the code itself is void. */
    oneTimeAttempts: 5,
    flowSeconds: 300,
    passwordMin: 6,
    passwordMax: 128,
    emailMax: 255,
    /** A session older than this must show its person again before the password is changed. */
    reauthenticateAfterSeconds: 86_400,
    /** Failed sign-ins for one account, and for one address over all accounts. */
    failuresPerAccount: 10,
    failuresPerAddress: 60,
    failureWindowSeconds: 900,
    signUpsPerAddress: 30,
    signUpWindowSeconds: 3_600,
    messagesPerRecipient: 5,
    messagesPerAddress: 30,
    messageWindowSeconds: 3_600,
    /** Least time between two messages of the same kind to the same person. */
    messageGapSeconds: 1,
    tokensPerAddress: 300,
    tokenWindowSeconds: 300,
    verificationsPerAddress: 60,
    verificationWindowSeconds: 300,
    challengeSeconds: 300,
    verifiedFactors: 10,
  },
  query: { staleMs: 5 * minute, keptMs: 10 * minute },
  apps: {
    nameInForm: 50,
    nameInSchema: 100,
    description: 1_000,
    prompt: 10_000,
    listed: 20,
    freePerWindow: 5,
    freeWindowMs: hour,
  },
  shell: { mobileWidth: 768 },
  web: {
    /** Waiting shorter than this shows nothing; longer shows a spinner with words. */
    spinnerDelayMs: 300,
    /** How often an open page asks whether the server is well… */
    healthPollMs: 15 * second,
    /** …and how often while it is not. */
    healthRetryMs: 3 * second,
    healthTimeoutMs: 6 * second,
  },
} as const;
