import { zodResolver } from '@hookform/resolvers/zod';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { contract } from '../../../functions/send-request/contract.ts';
import { limits } from '../../../kernel/limits.ts';
import { callFunction } from '../../lib/call-function.ts';
import { messageOf } from '../../lib/failures/failure.ts';
import { useSession } from '../../lib/session.ts';
import { dropDraft, keepDraft, readDraft } from './request-draft.ts';
import { type RequestFields, type RequestKind, requestSchema } from './request-schema.ts';

export interface SentRequest {
  readonly id: string;
  readonly email: string;
}

export interface RequestForm {
  readonly form: UseFormReturn<RequestFields>;
  readonly sent: SentRequest | undefined;
  /** Why the last attempt failed. */
  readonly failure: string | undefined;
  /** The text is in this browser and survives a reload. */
  readonly kept: boolean;
  readonly send: (event: SyntheticEvent) => Promise<void>;
  readonly startAnew: () => void;
}

const empty = { name: '', email: '', subject: '', message: '' };

/** What somebody typed into the page as the build rendered it, before it was taken over. */
function typedBefore(): typeof empty {
  if (typeof document === 'undefined') return empty;
  const valueOf = (name: string) =>
    document.querySelector<HTMLInputElement>(`main form [name="${name}"]`)?.value ?? '';
  return {
    name: valueOf('name'),
    email: valueOf('email'),
    subject: valueOf('subject'),
    message: valueOf('message'),
  };
}

/** Fills the form with what is known, keeps what is typed until it was sent, and sends it. */
export function useRequestForm(kind: RequestKind, suggestedSubject: string): RequestForm {
  const [typed] = useState(typedBefore);
  const form = useForm<RequestFields>({
    resolver: zodResolver(requestSchema),
    defaultValues: { kind, ...typed },
    // The summary takes the focus and leads to each field.
    shouldFocusError: false,
  });
  const [sent, setSent] = useState<SentRequest>();
  const [failure, setFailure] = useState<string>();
  const { kept, keepNow } = useDraft(form, sent === undefined);
  useKnownValues(form, suggestedSubject);
  useEffect(() => form.setValue('kind', kind), [form, kind]);

  const send = form.handleSubmit(async (given) => {
    setFailure(undefined);
    try {
      const { id } = await callFunction(contract, given);
      dropDraft();
      setSent({ id, email: given.email });
    } catch (error) {
      keepNow(given);
      setFailure(messageOf(error, 'Your request was not sent. Try again in a moment.'));
    }
  });

  function startAnew(): void {
    const { name, email } = form.getValues();
    form.reset({ kind, ...empty, name, email });
    setSent(undefined);
    setFailure(undefined);
  }

  return { form, sent, failure, kept, send, startAnew };
}

function useDraft(form: UseFormReturn<RequestFields>, active: boolean) {
  const [kept, setKept] = useState(false);
  const keepNow = ({ name, email, subject, message }: RequestFields) =>
    setKept(keepDraft({ name, email, subject, message }));
  useEffect(() => {
    if (!active) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values: { name, email, subject, message } }) => {
        clearTimeout(timer);
        const keep = () => setKept(keepDraft({ name, email, subject, message }));
        timer = setTimeout(keep, limits.reading.draftDelayMs);
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [form, active]);
  // After the watch above, which then knows of it.
  useEffect(() => {
    const draft = readDraft();
    if (draft === undefined) return;
    for (const name of ['name', 'email', 'subject', 'message'] as const) {
      if (draft[name] !== '') form.setValue(name, draft[name]);
    }
  }, [form]);
  return { kept: kept && active, keepNow };
}

/** Fills only what the person has left empty. */
function useKnownValues(form: UseFormReturn<RequestFields>, suggestedSubject: string): void {
  const email = useSession().user?.email ?? '';
  useEffect(() => {
    if (email !== '' && form.getValues('email') === '') form.setValue('email', email);
  }, [form, email]);
  useEffect(() => {
    if (suggestedSubject !== '' && !form.getFieldState('subject').isDirty)
      form.setValue('subject', suggestedSubject);
  }, [form, suggestedSubject]);
}
