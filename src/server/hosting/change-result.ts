/** What became of a change. */
export interface ChangeResult {
  key: string;
  ok: boolean;
  /** `busy`, `full` and `again` say that it can be done later; `rule` that a rule of the app does not allow it. */
  reason?: string;
  message?: string;
}
