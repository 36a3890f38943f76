/**
 * The browser itself puts the cursor into a field with this attribute, before any code runs. Only for the one form that somebody
 * opened the page for: in a tab that is walked through by keys it would take the focus away.
 */
export function startHere(isFirst: boolean): { autoFocus?: true } {
  return isFirst ? { autoFocus: true } : {};
}
