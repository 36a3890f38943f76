/** Stands on every page of the dictionary. */
export function NotAdvice() {
  return (
    <p className="max-w-[68ch] border-t border-line pt-4 text-small text-ink-muted">
      These entries explain what words mean. They are not legal advice: the law differs between places and
      changes, and a case of your own needs somebody who knows it and is qualified where you are.
    </p>
  );
}
