import { CloudOff, Send } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { limits } from '../../../kernel/limits.ts';
import { useOnline } from '../../lib/use-online.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { linkClass } from '../../ui/text-link.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { fieldLabels, type RequestFields, type RequestKind } from './request-schema.ts';
import { RequestSent } from './request-sent.tsx';
import { useRequestForm } from './use-request-form.ts';

interface ContactFormProps {
  kind: RequestKind;
  /** Stands in the subject until the person writes one. */
  suggestedSubject?: string;
  /** Above the fields: the choice of the team. */
  children?: ReactNode;
}

/** A message to the people behind the product. It becomes a request that an admin sees. */
export function ContactForm({ kind, suggestedSubject = '', children }: ContactFormProps) {
  const { form, sent, failure, kept, send, startAnew } = useRequestForm(kind, suggestedSubject);
  const { errors, isSubmitting, submitCount } = form.formState;
  if (sent !== undefined) return <RequestSent sent={sent} onAnother={startAnew} />;
  return (
    <form noValidate aria-label="Your message" onSubmit={(event) => void send(event)} className="grid gap-5">
      <ErrorSummary errors={errors} attempt={submitCount} onChoose={(name) => form.setFocus(name)} />
      {failure === undefined ? null : (
        <Alert tone="negative" title="Your message was not sent" announce>
          {failure} {kept ? 'Your text is kept on this device.' : 'Your text is still in the form.'}
        </Alert>
      )}
      {children}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={fieldLabels.name} error={errors.name?.message}>
          {(control) => <Input {...control} {...form.register('name')} autoComplete="name" />}
        </Field>
        <Field label={fieldLabels.email} error={errors.email?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('email')}
              type="email"
              autoComplete="email"
              inputMode="email"
            />
          )}
        </Field>
      </div>
      <Field label={fieldLabels.subject} error={errors.subject?.message}>
        {(control) => <Input {...control} {...form.register('subject')} autoComplete="off" />}
      </Field>
      <Field
        label={fieldLabels.message}
        error={errors.message?.message}
        hint="Leave out passwords and codes. Nobody needs them to help you."
      >
        {(control) => (
          <Textarea
            {...control}
            {...form.register('message')}
            rows={7}
            maxLength={limits.requests.messageLength}
          />
        )}
      </Field>
      <Foot kept={kept} busy={isSubmitting} />
    </form>
  );
}

/** Sending is never forbidden: a server on the same device answers without a network. */
function Foot({ kept, busy }: { kept: boolean; busy: boolean }) {
  const online = useOnline();
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:items-center">
      <Button type="submit" look="primary" busy={busy}>
        {busy ? null : <Send aria-hidden className="size-4" />}
        Send message
      </Button>
      <p aria-live="polite" className="flex items-start gap-2 text-small text-ink-muted">
        {online ? null : <CloudOff aria-hidden className="mt-0.5 size-4 shrink-0 text-caution" />}
        {footText(online, kept)}
      </p>
    </div>
  );
}

function footText(online: boolean, kept: boolean): string {
  if (online) return kept ? 'Your text is kept on this device until you send it.' : '';
  return kept
    ? 'You are offline. Your text is kept on this device: send it when you are back online.'
    : 'You are offline. What you write is kept on this device until you can send it.';
}

interface ErrorSummaryProps {
  errors: FieldErrors<RequestFields>;
  /** Counts the attempts: each failed one moves the focus here. */
  attempt: number;
  onChoose: (name: keyof RequestFields) => void;
}

function ErrorSummary({ errors, attempt, onChoose }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const wrong = (['name', 'email', 'subject', 'message'] as const).filter(
    (name) => errors[name] !== undefined,
  );
  const some = wrong.length > 0;
  // Only an attempt moves the focus; correcting a field does not.
  const answered = useRef(0);
  useEffect(() => {
    if (!some || attempt <= answered.current) return;
    answered.current = attempt;
    box.current?.focus();
  }, [attempt, some]);
  if (!some) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className="rounded-large">
      <Alert
        tone="negative"
        title={wrong.length === 1 ? 'One field needs attention' : `${wrong.length} fields need attention`}
      >
        <ul className="grid gap-1">
          {wrong.map((name) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => onChoose(name)}
                className={`${linkClass} min-h-6 text-left`}
              >
                {fieldLabels[name]}
              </button>
              : {errors[name]?.message}
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}
