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
