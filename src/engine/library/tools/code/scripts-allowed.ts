/**
 * Whether the site lets code run that is not a file of its own. A preview with such code would only fill the console
 * with complaints where it does not.
 */
export function scriptsAllowed(): boolean {
  try {
    return Reflect.construct(Function, ['return true'])() === true;
  } catch {
    return false;
  }
}
