/** Numbers of passkeys. Used through `limits`. */
export const passkeyLimits = {
  perPerson: 20,
  nameLength: 120,
  /** What an authenticator is asked to sign is good for this long, and so is the browser's dialog. */
  challengeSeconds: 300,
  /** Challenges and tries from one address: the page for signing in asks for one whenever it is opened. */
  challengesPerAddress: 600,
  triesPerAddress: 120,
  windowSeconds: 300,
  /** Longest name of a key, and longest part of what an authenticator answers. */
  credentialIdLength: 1_400,
  answerLength: 16_384,
  /** Random bytes that stand for the person towards authenticators. */
  handleBytes: 32,
} as const;

/** Numbers of recovery codes. Used through `limits`. */
export const recoveryCodeLimits = {
  count: 10,
  /** With this many left or fewer, it is time for new ones. */
  few: 3,
  /** A code is this many groups of this many characters, 5 bits each. */
  groups: 4,
  groupLength: 4,
} as const;
