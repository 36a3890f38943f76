/** Numbers of the authorization server: what programs of others may ask for, and for how long. */
export const oauthLimits = {
  accessTokenSeconds: 3_600,
  /** A request for access waits this long for the person. */
  authorizationSeconds: 600,
  codeSeconds: 120,
  /** A refresh token that was not used for this long is void. */
  refreshDays: 90,
  authorizationsPerAddress: 300,
  authorizationWindowSeconds: 300,
  /** Programs that register themselves, from one address. */
  registrationsPerAddress: 20,
  registrationWindowSeconds: 3_600,
  /** Wrong secrets for one program from one address. */
  failuresPerClient: 20,
  failureWindowSeconds: 900,
  /** A program that has registered itself and was let in by nobody is forgotten after this. */
  unusedClientDays: 30,
  nameLength: 100,
  redirectUris: 20,
  uriLength: 2_000,
  stateLength: 4_000,
  nonceLength: 500,
  scopeLength: 500,
  resources: 5,
} as const;
