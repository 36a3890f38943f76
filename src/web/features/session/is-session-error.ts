/** Names and statuses by which auth-js says that a session is not, or no longer, good. */
const refusals = new Set([400, 401, 403, 404]);

/**
 * Whether an error means that the session itself is lost. A server that cannot be reached, is busy or limits us says
 * nothing about the session: offline, a person stays signed in.
 */
export function isSessionError(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { name, status } = error as { name?: unknown; status?: unknown };
  if (name === 'AuthSessionMissingError' || name === 'AuthInvalidTokenResponseError') return true;
  if (name === 'AuthRetryableFetchError') return false;
  return typeof status === 'number' && refusals.has(status);
}
