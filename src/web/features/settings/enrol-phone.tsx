import { useState } from 'react';
import { failureOf } from '../../lib/failures/describe-failure.ts';
import { supabase } from '../../lib/supabase.ts';
import { EnrolmentCodeForm } from './enrolment-code-form.tsx';
import { EnrolmentDialog } from './enrolment-dialog.tsx';
import { EnrolmentForm } from './enrolment-form.tsx';

interface Challenge {
  factorId: string;
  challengeId: string;
}

interface EnrolPhoneProps {
  onClose: () => void;
  onDone: () => void;
}

export function EnrolPhone({ onClose, onDone }: EnrolPhoneProps) {
  const [challenge, setChallenge] = useState<Challenge>();
  return (
    <EnrolmentDialog
      title="Add phone"
      description="We send a code to the phone, now and whenever you sign in."
      onClose={onClose}
    >
      {challenge === undefined ? (
        <EnrolmentForm
          // Its own identity: the form that follows must not take over what is typed here.
          key="number"
          label="Phone number"
          hint="With the country code, such as +1 555 010 0123."
          texts={{ missing: 'Enter a phone number.', fallback: 'The phone could not be added.' }}
          input={{ name: 'phone', type: 'tel', autoComplete: 'tel' }}
          action="Send code"
          onSubmit={async (typed) => setChallenge(await sendCode(typed.replaceAll(/[\s().-]/g, '')))}
        />
      ) : (
        <EnrolmentCodeForm
          key="code"
          hint="From the message that we sent to the phone."
          missing="Enter the code from the message."
          verify={async (code) => {
            const { error } = await (await supabase()).auth.mfa.verify({ ...challenge, code });
            if (error !== null) throw failureOf('auth/mfa.verify', error);
          }}
          onDone={onDone}
        />
      )}
    </EnrolmentDialog>
  );
}

async function sendCode(phone: string): Promise<Challenge> {
  const { mfa } = (await supabase()).auth;
  const enrolled = await mfa.enroll({ factorType: 'phone', phone, friendlyName: phone });
  if (enrolled.error !== null) throw failureOf('auth/mfa.enroll', enrolled.error);
  const sent = await mfa.challenge({ factorId: enrolled.data.id });
  if (sent.error !== null) throw failureOf('auth/mfa.challenge', sent.error);
  return { factorId: enrolled.data.id, challengeId: sent.data.id };
}
