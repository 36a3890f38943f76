import type { ReactNode } from 'react';
import { EnrolmentForm } from './enrolment-form.tsx';

interface EnrolmentCodeFormProps {
  hint?: string;
  placeholder?: string;
  /** What is said when no code is given. */
  missing: string;
  /** Has a code checked; throws when it is not right. */
  verify: (code: string) => Promise<void>;
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
        await verify(typed.replaceAll(/\s/g, ''));
        onDone();
      }}
    >
      {children}
    </EnrolmentForm>
  );
}
