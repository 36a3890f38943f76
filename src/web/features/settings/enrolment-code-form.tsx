import type { ReactNode } from 'react';
import { EnrolmentForm } from './enrolment-form.tsx';

interface EnrolmentCodeFormProps {
  hint?: string;
  placeholder?: string;
  /** What is said when no code is given. */
  missing: string;
  /** The answer of the server about a code. */
  verify: (code: string) => Promise<{ error: Error | null }>;
  onDone: () => void;
  children?: ReactNode;
}

/** The step that completes a factor which gives codes. */
export function EnrolmentCodeForm(props: EnrolmentCodeFormProps) {
  const { hint, placeholder, missing, verify, onDone, children } = props;
  return (
    <EnrolmentForm
      label="Code"
      hint={hint}
      texts={{ missing, fallback: 'The code is not right.' }}
      input={{
        name: 'code',
        inputMode: 'numeric',
        autoComplete: 'one-time-code',
        placeholder,
        className: 'font-mono tracking-widest',
      }}
      action="Verify and add"
      onSubmit={async (typed) => {
        const { error } = await verify(typed.replaceAll(/\s/g, ''));
        if (error !== null) throw error;
        onDone();
      }}
    >
      {children}
    </EnrolmentForm>
  );
}
