const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Ids from an address go into a query only when they are ids. */
export function isUuid(text: string | undefined): text is string {
  return text !== undefined && uuid.test(text);
}
