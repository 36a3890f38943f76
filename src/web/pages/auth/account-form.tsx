import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/button.tsx';
import type { AccountFields, AccountFormState } from './use-account-form.ts';

interface AccountFormProps<Given extends AccountFields> {
  form: AccountFormState<Given>;
  /** Its name for the server, which does the same where it is sent before the code runs, or without it. */
  post: 'sign-in' | 'sign-up' | 'reset' | 'new-password';
  /** What stands on the button that sends it. */
  action: string;
  /** Of a form that opens within another step: it gets a frame of its own. */
  heading?: { title: string; intro: string };
  /** A button that leads back, beside the one that sends. */
  cancel?: ReactNode;
  /** The fields. */
  children: ReactNode;
  /** What else one can do from here, below the button. */
  foot?: ReactNode;
}

/** What the server said no to. It is read out as a message already. */
function Fault({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p className="flex items-start gap-1.5 text-small text-negative">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {text}
    </p>
  );
}

/** The frame of the forms by which one gets into an account. */
export function AccountForm<Given extends AccountFields>({
  form,
  post,
  action,
  heading,
  cancel,
  children,
  foot,
}: AccountFormProps<Given>) {
  const headingId = useId();
  const send = (
    <Button
      type="submit"
      look="primary"
      busy={form.busy}
      {...(cancel === undefined ? {} : { className: 'sm:flex-1' })}
    >
      {action}
    </Button>
  );
  return (
    <form
      noValidate
      method="post"
      aria-labelledby={heading === undefined ? undefined : headingId}
      onSubmit={form.submit}
      className={
        heading === undefined ? 'grid gap-4' : 'grid gap-4 rounded-medium border border-line bg-ground p-4'
      }
    >
      <input type="hidden" name="action" value={post} />
      {heading === undefined ? null : (
        <div>
          <h2 id={headingId} className="text-small font-semibold">
            {heading.title}
          </h2>
          <p className="mt-1 text-small text-ink-muted">{heading.intro}</p>
        </div>
      )}
      {children}
      <Fault text={form.fields.formState.errors.root?.message} />
      {cancel === undefined ? (
        send
      ) : (
        <div className="flex flex-col gap-2 sm:flex-row-reverse">
          {send}
          {cancel}
        </div>
      )}
      {foot}
    </form>
  );
}
