import { Link } from 'react-router';
import { href } from '../../lib/href.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';

/**
 * Signs in or up by one press, with the two fields that both ask for. The browser posts it to the page for accounts, which has
 * every other way in; so none of that page's code is needed here.
 */
export function PostedAccountForm() {
  return (
    <Card className="max-w-xl p-5 sm:p-6">
      <form method="post" action={href('/auth')} aria-label="Account" className="grid gap-4">
        <Field label="Email">
          {(control) => (
            <Input
              {...control}
              name="email"
              type="email"
              required
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="you@example.com"
            />
          )}
        </Field>
        <Field label="Password">
          {(control) => (
            <PasswordInput {...control} name="password" required autoComplete="current-password" />
          )}
        </Field>
        <div className="flex flex-col gap-2 sm:flex-row">
          <Button type="submit" look="primary" name="action" value="sign-in">
            Sign in
          </Button>
          <Button type="submit" name="action" value="sign-up">
            Create account
          </Button>
        </div>
        <p className="text-small text-ink-muted">
          With a passkey, another provider, or a password that you forgot:{' '}
          <Link
            to={href('/auth')}
            className="text-ink underline decoration-line-strong underline-offset-4 transition-colors hover:decoration-ink"
          >
            all ways in
          </Link>
          .
        </p>
      </form>
    </Card>
  );
}
