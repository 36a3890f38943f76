/**
 * The tabs need the code of the app. Without it the one form that is shown does what the others do, with the same two
 * fields: the server looks at which button sent it.
 */
export function WithoutScript() {
  return (
    <noscript>
      <div className="grid gap-2 border-t border-line pt-4">
        <p className="text-small text-ink-muted">You have an account already:</p>
        <FormButton action="sign-in">Sign in</FormButton>
        <FormButton action="reset">Send Reset Link</FormButton>
      </div>
    </noscript>
  );
}

function FormButton({ action, children }: { action: string; children: string }) {
  return (
    <button
      type="submit"
      name="action"
      value={action}
      className="min-h-11 rounded-medium border border-line-strong px-4 text-small font-medium text-ink"
    >
      {children}
    </button>
  );
}
