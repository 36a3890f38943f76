/** An error as our server sends it. */
export interface WireError {
  code: string;
  message: string;
  details?: unknown;
}

export function isErrorBody(body: unknown): body is WireError {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    typeof body.code === 'string' &&
    'message' in body &&
    typeof body.message === 'string'
  );
}

/** What an error says, or `fallback` when it says nothing. */
export function messageOf(error: unknown, fallback: string): string {
  if (typeof error !== 'object' || error === null || !('message' in error)) return fallback;
  return typeof error.message === 'string' && error.message.trim() !== '' ? error.message : fallback;
}
