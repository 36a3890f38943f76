/** Why the server cannot start, told to the operator: what is wrong and what to do. */
export class StartFault extends Error {
  /** sysexits: 69 unavailable, 73 cannot create, 75 try later, 78 configuration. */
  readonly exitCode: number;

  constructor(message: string, more: { cause?: unknown; exitCode?: number } = {}) {
    super(message, more.cause === undefined ? undefined : { cause: more.cause });
    this.name = 'StartFault';
    this.exitCode = more.exitCode ?? 69;
  }
}
