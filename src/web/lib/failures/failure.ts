/** Something did not work, in words that can be shown. */
export class Failure extends Error {
  /** As the server names it; `unreachable` when there was no answer, `late` when none came in time. */
  readonly code: string;
  readonly status: number | undefined;
  readonly details: unknown;

  constructor(code: string, message: string, status?: number, details?: unknown) {
    super(message);
    this.name = 'Failure';
    this.code = code;
    this.status = status;
    this.details = details;
  }
}

/** What an error says, if it was made to be read; else `fallback`. The words of libraries and browsers help nobody. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof Failure && error.message.trim() !== '' ? error.message : fallback;
}
