import { hour, kib, mib, minute, second } from './units.ts';

/** Numbers about the apps that people make: making, showing, hosting, taking away. Used through `limits`. */
export const appLimits = {
  apps: {
    nameInForm: 50,
    nameInSchema: 100,
    description: 1_000,
    prompt: 10_000,
    listed: 20,
    freePerWindow: 5,
    freeWindowMs: hour,
    /** Descriptions of one person that are read in the same window, be they built or answered with a question. */
    judgedPerWindow: 120,
    /** Changes of apps by one person in the same window. */
    changesPerWindow: 240,
    /** A change of the plan that says of itself what it is: how many sentences, and how long each. */
    changesSaid: 20,
    saidLength: 500,
    fileName: 255,
    techStack: 20,
    /** Whoever follows the making of an app looks for news this often, should an announcement be missed. */
    progressPollMs: second,
    /** One try at making a version, how often it is tried again, and how many are made at the same time. */
    makeMs: 10 * minute,
    retries: 3,
    madeAtOnce: 8,
    /** A version this old whose job is gone was lost; how often such are looked for. */
    lostSeconds: 60,
    lookForLostMs: 30 * second,
  },
  pictures: {
    /** How many times as wide and as high an enlarged picture is. */
    scale: 4,
    /** Longest picture that is taken, in base64. */
    base64Length: 1_900_000,
  },
  /** Deleted apps, and what is left of those that are gone. */
  bin: {
    /** A deleted app can be brought back for this long. */
    days: 30,
    /** Deleted apps that one list shows. */
    listed: 50,
    /** Of one round of tidying up. */
    tidyMs: 30 * minute,
    startAfterSeconds: 60,
    askEveryMs: hour,
    /** A file without a version may still be on its way until it is this old. */
    leftoverMs: 24 * hour,
    /** Shared code that no site names is kept for this long, and renewed this often by whoever builds with it. */
    vendorMs: 7 * 24 * hour,
    vendorRenewMs: 24 * hour,
  },
  /** Pictures that are enlarged by super-resolution. */
  upscale: {
    /** Of the picture that comes in: what it may hold, and its longer side. */
    pixels: 1_100_000,
    side: 4_095,
    deadlineMs: 2 * minute,
    /** Pictures that wait while another is enlarged. */
    waiting: 4,
    /** After this long without work its process goes. */
    idleMs: minute,
    perWindow: 60,
    windowSeconds: 3_600,
  },
  hosting: {
    /** Sites that are kept in memory. */
    sitesInMemory: 60,
    vendorSeconds: 30 * 24 * 3_600,
    /** Domains of apps that are remembered, and for how long. */
    domainsInMemory: 5_000,
    domainMs: 15 * second,
    dnsMs: 5 * second,
    dnsTries: 2,
    /** How long a visitor of an app stays signed in, and on how many devices. */
    visitorSessionDays: 30,
    /** How long a browser is known again as the device of a guest, counted from its last visit. */
    deviceDays: 400,
    /** How long an address is kept for who left it, before somebody else may take it. */
    addressKeptDays: 90,
    visitorSessions: 20,
    visitorsPerApp: 10_000,
    visitorName: 100,
    visitorAbout: 2_000,
    /** Registrations from one client address in an app, and failed sign-ins of an account and an address. */
    signUpsPerAddress: 100,
    signUpWindowSeconds: 3_600,
    failuresPerAccount: 10,
    failuresPerAddress: 100,
    failureWindowSeconds: 900,
    /** Requests to the apps from one client address in a window of `http.requestWindowMs`: of everything, and of data alone. */
    requestsPerWindow: 6_000,
    dataRequestsPerWindow: 1_200,
    /** New devices of guests, and changes in all apps, from one client address in an hour. */
    devicesPerAddress: 300,
    changesPerAddress: 6_000,
    /** What one app keeps for its visitors; guests together, one device and one client address each have a part of it. */
    records: 20_000,
    bytes: 20 * mib,
    guestRecords: 10_000,
    guestBytes: 10 * mib,
    deviceRecords: 500,
    addressRecords: 2_000,
    /** Changes in one app within an hour: of all with an account, of all guests, of one of them, of one client address. */
    memberChanges: 20_000,
    guestChanges: 10_000,
    visitorChanges: 600,
    addressChanges: 3_000,
    bodyBytes: 512 * kib,
    changesAtOnce: 50,
    recordsAtOnce: 1_000,
    fieldsPerRecord: 60,
    listLength: 200,
    /** Changes that are taken all or none. */
    batchLength: 200,
    /**
     * What the rules of an app may ask about when somebody changes a record: the newest records of each kind, and parts of
     * formulas that are worked out for one request.
     */
    ruleRecords: 5_000,
    ruleParts: 1_000_000,
    /** How long a change waits for others in the same app, and how many of them wait in one server. */
    ruleWaitMs: 1_500,
    ruleQueue: 50,
    /** Open pages that wait for news: of everybody, of one app, of one client address. */
    followers: 2_000,
    followersPerApp: 500,
    followersPerAddress: 60,
    /** A page that waits is asked to come again after this, and hears something at least this often. */
    followMs: 15 * minute,
    followAliveMs: 25 * second,
    /** Changes within this time are one piece of news. */
    newsGapMs: 150,
  },
  /** Apps that somebody without an account makes on the first page. Nothing of them is kept here. */
  trial: {
    /** Apps and changes from one client address in a window. */
    perAddress: 60,
    windowSeconds: 3_600,
    /** Sentences that one of them may be changed by. */
    changes: 12,
    /** How many are made at the same time: people with an account must not wait for strangers. */
    atOnce: 2,
    /** How many more may wait before the next is asked to come again, and when. */
    waiting: 20,
    retrySeconds: 5,
    /** How long a browser keeps one for its owner to sign up. */
    keptMs: 24 * hour,
    /** A frame that has not shown the app by then says so. */
    frameMs: 15 * second,
  },
  /** Agents that work again and again. */
  schedules: {
    perPerson: 20,
    /** How often the server looks for what is due, and how many it does at most in one round. */
    askEveryMs: 5 * minute,
    perRound: 200,
    roundMs: 10 * minute,
    /** One run; longer than any agent takes on a slow machine. */
    runMs: 30 * second,
  },
  /** Links to one app, or to one run of an agent, that are open at the same time. */
  sharing: {
    linksPerThing: 20,
    /** What a link to a deck may hold: its cards and its pictures as JSON. */
    deckCardBytes: 4 * mib,
    deckPictureBytes: 6 * mib,
    /** What all open links to decks of one person may hold together. */
    deckBytesPerPerson: 64 * mib,
  },
  /** Choosing an element of an app in its preview: what the preview may tell of it. */
  picker: { textLength: 600, routeLength: 300, nameLength: 100, hereMs: 150 },
  /** Apps that are taken away and brought back. */
  takeAway: {
    /** Versions in one bundle, and the bytes of all their different files. */
    bundleVersions: 1_000,
    bundleBytes: 100 * mib,
    /**
     * A zip that is brought in: its bytes, its entries, their names, and what they unpack to. Both sizes leave room for the
     * largest app that is built (`build.totalLength` letters of three bytes each), its plan and its icons.
     */
    zipBytes: 24 * mib,
    zipEntries: 2_000,
    zipNameLength: 300,
    unpackedBytes: 24 * mib,
    /** Icons that somebody brings: as shapes, as a picture in base64, and the sides of a picture. */
    svgLength: 200_000,
    iconBase64Length: 1_500_000,
    iconSide: { least: 128, most: 4_096 },
    /** Windows of desktop apps, in points. */
    windowSide: { least: 200, most: 8_000 },
    identifierLength: 150,
  },
  /** What the owner of a published app sees of it at once. */
  hostingPage: { visitDays: 30, visitors: 500, records: 100, exported: 1_000, keptAddresses: 20 },
  /** The page of one app. */
  appPage: {
    versionsListed: 200,
    /** How often it looks for news while a version is made. */
    pollMs: second,
    /** Lines that a search over the files shows. */
    foundLines: 200,
    /** Unchanged lines that are shown around a change. */
    contextLines: 3,
    /** Two files that differ in more lines, or take longer to compare, are shown as one replaced by the other. */
    compareEdits: 1_500,
    compareMs: 200,
  },
  palette: {
    /** How many of one kind are shown for a word. */
    perGroup: 6,
    /** How many of the last choices are remembered. */
    recent: 5,
  },
  /** How long a page waits for the list of apps before it goes on without. */
  appList: { homeMs: 15 * second, dashboardMs: 5 * second, inSidebar: 3 },
  /** How long a page waits to learn the plan before it takes it for free. */
  subscription: { homeMs: 15 * second, dashboardMs: 6 * second },
  appCreator: {
    /** How often a list with an app under way is read again. */
    pollMs: 2 * second,
    /** A connection that broke while an app was made is opened again this often; the waits double. */
    reconnects: 5,
    reconnectFirstMs: second,
    /** After this nobody is brought back to an app that they had begun. */
    resumeMs: hour,
    /** A press that the server had not answered yet when the page was left is sent again for this long. */
    resendMs: 30 * second,
    /** First so many technologies of an app are named. */
    techStackShown: 4,
  },
} as const;
