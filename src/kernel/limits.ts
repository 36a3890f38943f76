import { agentModelLimits } from './agent-model-limits.ts';
import { appLimits } from './app-limits.ts';
import { askLimits } from './ask-limits.ts';
import { documentLimits } from './document-limits.ts';
import { buildLimits, engineLimits } from './engine-limits.ts';
import { generatorModelLimits } from './generator-model-limits.ts';
import { mcpLimits, personalKeyLimits, toolServerLimits } from './mcp-limits.ts';
import { modelLimits } from './model-limits.ts';
import { oauthLimits } from './oauth-limits.ts';
import { passkeyLimits, recoveryCodeLimits } from './passkey-limits.ts';
import { restLimits } from './rest-limits.ts';
import { hour, kib, mib, minute, second } from './units.ts';

/** Every number of the product. A limit that is not here does not exist. */

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
    /** A stream of events says this often that it is still there. */
    eventKeepAliveMs: 15 * second,
    headersMs: 20 * second,
    requestMs: 5 * minute,
    /** A body that stands still for this long, or comes slower than this over all, is given up. */
    bodyIdleMs: 15 * second,
    bodyGraceMs: 15 * second,
    bodyBytesPerSecond: 8 * kib,
    /** How often connections are looked at for being too slow. */
    checkPaceMs: second,
    /** How deep JSON may be nested. */
    jsonDepth: 64,
    urlBytes: 16 * kib,
  },
  database: {
    /** A query that runs longer is stopped and its transaction rolled back. */
    queryMs: 15 * second,
    /**
     * What a statement of anybody but the installation itself may take. The embedded engine does one thing at a time, and
     * there the work of the engine counts; on the clock it may be this many times as long, for a machine that is busy.
     */
    statementMs: { embedded: 600, postgres: 2 * second },
    stallFactor: 4,
    /** A statement of the embedded engine that works on for so long after it was told to stop is ended with its thread. */
    stopMs: second,
    /** The whole transaction, waiting for the caller's own code included. */
    transactionMs: 60 * second,
    /** How long a transaction may wait for its turn or for a free connection. */
    acquireMs: 20 * second,
    connectMs: 8 * second,
    poolSize: 10,
    /** Transactions that may wait for the embedded engine before new ones are refused. */
    queueLength: 1_000,
    /** Questions that are on their way to the embedded engine at the same time. */
    askedAtOnce: 16,
    /** Statements that each connection keeps parsed and planned. */
    preparedStatements: 500,
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
  messages: {
    timeoutMs: 10 * second,
    textLength: 1_000,
    /** Messages that one look into the outbox shows. */
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
  rest: restLimits,
  /** Sockets of realtime, which is not offered: how many hear that at once, for how long, and what they may send. */
  realtime: { sockets: 100, socketMs: minute, messages: 100, messageBytes: 64 * kib },
  /** How long the answer to a write with an `Idempotency-Key` is kept. */
  idempotency: { keptDays: 7, keyLength: 200 },
  local: {
    /** A request of the outbox or a refresh that got no answer is given up after this. */
    requestMs: 20 * second,
    /** Waits after failures double from the first to the last of these; up to half of each is left to chance. */
    retryFirstMs: second,
    retryLastMs: 30 * second,
    /** How often a change that the server cannot take for reasons of its own is tried before it counts as failed. */
    faultsBeforeFailed: 10,
    /** How often one round rebases a change on a newer copy of the server before it rests. */
    conflictRounds: 5,
    /** How often an open page looks for news of the records that it shows. */
    refreshEveryMs: 5 * minute,
    /** Least time between two refreshes that focus or a new network asked for. */
    refreshGapMs: 5 * second,
  },
  serviceWorker: {
    /** A page that the network does not bring within this is shown from the device. */
    navigationMs: 4 * second,
    /** Pages that were visited and can be read again without a network. */
    keptPages: 60,
    /** How often an open page asks for a newer version. */
    updateEveryMs: hour,
  },
  auth: {
    accessTokenSeconds: 3_600,
    /** Tokens that were verified a moment ago and are not verified again. */
    rememberedTokens: 5_000,
    rememberTokenMs: 10 * second,
    /** How often a server looks for tokens that were revoked elsewhere, should it not have been told… */
    revocationLookMs: 4 * second,
    /** …and how far back: a revocation is seen when its transaction ends. */
    revocationOverlapMs: 2 * minute,
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
    failuresPerAddress: 100,
    failureWindowSeconds: 900,
    /** Failed sign-ins for one account by people who come from nowhere that it was signed in to before. */
    strangerFailuresPerDay: 50,
    /** How long a browser or network in which an account was signed in to is known to it. */
    knownPlaceDays: 365,
    /** How often sign-up tells one address that an account exists, while accounts need no confirmation. */
    existsAnswersPerAddress: 50,
    /** How long a sign-in by a form without script waits for the app. */
    handoverSeconds: 60,
    /** Links on the console or by mail that prove an address which a setting names. */
    proofsPerAddress: 3,
    proofWindowSeconds: 3_600,
    /** A school or an office signs up from one address. */
    signUpsPerAddress: 300,
    signUpWindowSeconds: 3_600,
    messagesPerRecipient: 5,
    messagesPerAddress: 100,
    messageWindowSeconds: 3_600,
    /** Least time between two messages of the same kind to the same person. */
    messageGapSeconds: 1,
    tokensPerAddress: 1_800,
    tokenWindowSeconds: 300,
    verificationsPerAddress: 120,
    verificationWindowSeconds: 300,
    challengeSeconds: 300,
    verifiedFactors: 10,
    /**
     * Memory and rounds of one password hash (argon2id), and how many are made at the same time: they share four
     * threads with the signing of tokens, which must not wait behind them.
     */
    passwordMemoryKib: 19_456,
    passwordRounds: 2,
    passwordsAtOnce: 2,
    passwordsWaiting: 200,
    /** An answer that must not tell whether an account exists is given at the next multiple of this. */
    evenAnswerMs: 200,
    /** What a person or an admin may keep beside an account: it travels in every token, which is a header. */
    metadataBytes: 4 * kib,
    usersPerPage: 50,
    usersPerPageMax: 1_000,
    /** Keys for the installation's own clients. */
    installationKeyDays: 3_653,
    /** How long used-up tokens are remembered, so that their use again is noticed. */
    usedTokenDays: 30,
  },
  devices: {
    /** How long "This was not me" in a mail about a sign-in works. */
    notMeDays: 7,
    /** Mails about sign-ins from new devices to one person within the window. */
    noticesPerPerson: 5,
    noticeWindowSeconds: 3_600,
    /** Kinds of browser and parts of the network that are remembered for one person. */
    remembered: 50,
  },
  admin: {
    /** Rows of one page of a list, unless asked for fewer or more, and at most. */
    listed: 50,
    maxListed: 200,
    searchLength: 200,
    /** Events of one person that their sheet shows. */
    recentEvents: 20,
    noteLength: 5_000,
  },
  requests: {
    nameLength: 100,
    subjectLength: 200,
    messageLength: 5_000,
    /** Requests from one address, and acknowledgements to one recipient. */
    perAddress: 5,
    perRecipient: 3,
    windowSeconds: 3_600,
  },
  mfa: {
    /** Factors that were begun and not finished: how many a person may have, and for how long. */
    unverifiedFactors: 4,
    unverifiedSeconds: 900,
    /** Challenges of one factor that wait for their code. */
    openChallenges: 5,
    /** Wrong codes for one challenge, and for one person within the window, before no code is taken any more. */
    attemptsPerChallenge: 5,
    failuresPerPerson: 15,
    failureWindowSeconds: 900,
  },
  oauth: oauthLimits,
  mcp: mcpLimits,
  models: modelLimits,
  ask: askLimits,
  documents: documentLimits,
  personalKeys: personalKeyLimits,
  toolServers: toolServerLimits,
  agentModels: agentModelLimits,
  generatorModels: generatorModelLimits,
  passkeys: passkeyLimits,
  recoveryCodes: recoveryCodeLimits,
  providers: {
    timeoutMs: 5 * second,
    answerBytes: 512 * kib,
    /** How long what a provider says about itself is believed. */
    metadataMs: hour,
    /** A key that is not known makes a provider's keys be fetched again, but not more often than this. */
    keysAgainMs: 30 * second,
    /** How old a token may be that a client got from a provider by itself, and how much clocks may differ. */
    idTokenSeconds: 600,
    clockToleranceSeconds: 30,
    /** Further parameters that a client may hand through to the provider. */
    extraParameters: 20,
    parameterLength: 500,
  },
  query: { staleMs: 5 * minute, keptMs: 10 * minute },
  ...appLimits,
  /** In hundredths of a US dollar. */
  prices: {
    proMonthly: 2_999,
    personalHostingMonthly: 999,
    commercialHostingMonthly: 12_900,
    sourceCode: 50_000,
    /** Credits for full access to one app, and for how many hours. */
    accessCredits: 50,
    accessHours: 24,
  },
  academy: {
    /** Courses that admins have published, those that are offered no longer included. */
    ownCourses: 200,
  },
  home: { quickCards: 4, newestArticles: 3 },
  shell: {
    mobileWidth: 768,
    /** How long a browser remembers whether the sidebar is open. */
    sidebarCookieSeconds: 7 * 24 * 3_600,
    /** A pressed button is felt on a phone. */
    vibrationMs: 10,
  },
  cart: { noticeMs: 3 * second },
  account: {
    /** A sign-in this recent is proof enough to delete the account without the password. */
    freshSessionSeconds: 600,
    /** Who came in this shortly after signing up has come in once, and is new for this long. */
    firstVisitGapMs: 10 * second,
    newForMs: hour,
    exports: 20,
    exportWindowSeconds: 3_600,
  },
  toast: { atATime: 1, shownMs: 1_000_000 },
  /** Apps that a device keeps for when the server is away. */
  keptApps: {
    /** How often a list that could not be read is asked for again. */
    retryMs: 15 * second,
    /** An app whose files do not come within this is left for the next visit. */
    keepMs: 20 * second,
    /** A list has been on the screen for this long before its apps are kept. */
    settleMs: 2 * second,
  },
  /** The background optimizer of the web app. */
  optimizer: {
    /** After this long on a page its code is fetched and the server is asked to warm up. */
    settleMs: second,
    /** Its first run, and the time between two; how often it looks at the metrics. */
    firstMs: 10 * second,
    everyMs: 5 * minute,
    checkEveryMs: 2 * minute,
    /** Above either of these the app is slow… */
    slow: { averageMs: 5 * second, errorRate: 0.1 },
    /** …and above either of these, over the last few, it is critical. */
    critical: { averageMs: 10 * second, errorRate: 0.5 },
    lastFew: 10,
    /** Metrics that are older than this say nothing about now. */
    consideredMs: 10 * minute,
    /** Beyond so many metrics only the newest are kept. */
    metricsMost: 100,
    metricsKept: 50,
    /** Entries of the local cache that are older are removed. */
    cacheMs: 24 * hour,
  },
  session: {
    /** After this a sign-in that got no answer says so. */
    signInMs: 15 * second,
    /** After this a sign-out that got no answer ends in this browser alone. */
    signOutMs: 5 * second,
    /** Tokens in an address that were made longer ago than this: somebody has kept the link. */
    staleUrlMs: 2 * minute,
    /** How often an open page asks whether its session still exists, and the least time between two such questions. */
    verifyEveryMs: minute,
    verifyGapMs: 5 * second,
  },
  reading: {
    /** How fast an article is assumed to be read. */
    wordsPerMinute: 220,
    relatedArticles: 3,
    /** What was typed into a search stands in the address after this long. */
    addressDelayMs: 250,
    excerptLength: 180,
    /** Results that one answer shows before it is asked for more. */
    results: 30,
    queryLength: 200,
    /** What was typed into the contact form is kept after this long. */
    draftDelayMs: 400,
  },
  engine: engineLimits,
  build: buildLimits,
  ui: {
    /** How long a button says that it has copied. */
    copiedShownMs: 2 * second,
    /** Longer code is shown without colours: they would take longer than reading the first screen. */
    highlightedLength: 200_000,
    /** After a slider of a result rests this long, the result is worked out again. */
    leverPauseMs: 120,
  },
  web: {
    /** Waiting shorter than this shows nothing; longer shows a spinner with words. */
    spinnerDelayMs: 300,
    /** How long a page waits for the part that its address names. */
    lateAnchorMs: 10 * second,
    /** How often, and how long apart, a press from before the app ran is tried again. */
    earlyPressTries: 300,
    earlyPressTryMs: 50,
    /** How long after the app began to run parts of a page may still wait for their code. */
    latePartsMs: 30 * second,
    /** How often an open page asks whether the server is well… */
    healthPollMs: 15 * second,
    /** …and how often while it is not. */
    healthRetryMs: 3 * second,
    healthTimeoutMs: 6 * second,
  },
} as const;
