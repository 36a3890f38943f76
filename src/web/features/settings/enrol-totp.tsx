import { useQuery } from '@tanstack/react-query';
import { brand } from '../../../kernel/brand.ts';
import { failureOf } from '../../lib/failures/describe-failure.ts';
import { messageOf } from '../../lib/failures/failure.ts';
import { supabase } from '../../lib/supabase.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state-panel.tsx';
import { EnrolmentCodeForm } from './enrolment-code-form.tsx';
import { EnrolmentDialog } from './enrolment-dialog.tsx';

interface Enrolment {
  factorId: string;
  qrCode: string;
  secret: string;
}

async function enrol(): Promise<Enrolment> {
  const { mfa } = (await supabase()).auth;
  const friendlyName = `Authenticator app, ${new Date().toLocaleString()}`;
  const { data, error } = await mfa.enroll({ factorType: 'totp', friendlyName, issuer: brand.name });
  if (error !== null) throw failureOf('auth/mfa.enroll', error);
  return { factorId: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret };
}

interface EnrolTotpProps {
  onClose: () => void;
  onDone: () => void;
}

export function EnrolTotp({ onClose, onDone }: EnrolTotpProps) {
  // The secret is shown once and must not lie in a cache afterwards.
  const { data, error, refetch } = useQuery({
    queryKey: ['totp-enrolment'],
    queryFn: enrol,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return (
    <EnrolmentDialog
      title="Add authenticator app"
      description="Scan the picture with the app, or type the key into it, then enter the code that it shows."
      onClose={onClose}
    >
      {error !== null ? (
        <ErrorState
          heading="The factor could not be added"
          actions={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          {messageOf(error, 'Please try again.')}
        </ErrorState>
      ) : data === undefined ? (
        <Skeleton className="mx-auto size-48" />
      ) : (
        <EnrolmentCodeForm
          placeholder="123456"
          missing="Enter the code that the app shows."
          verify={async (code) => {
            const { mfa } = (await supabase()).auth;
            const { error: refusal } = await mfa.challengeAndVerify({ factorId: data.factorId, code });
            if (refusal !== null) throw failureOf('auth/mfa.challengeAndVerify', refusal);
          }}
          onDone={onDone}
        >
          <SecretToScan enrolment={data} />
        </EnrolmentCodeForm>
      )}
    </EnrolmentDialog>
  );
}

function SecretToScan({ enrolment }: { enrolment: Enrolment }) {
  return (
    <>
      {/* A scanner needs dark on light, in both themes. */}
      <img
        src={enrolment.qrCode}
        alt="QR code for the authenticator app"
        className="mx-auto size-48 rounded-medium bg-on-accent p-2"
      />
      <div className="text-center">
        <p className="text-caption text-ink-muted">Key</p>
        <code className="font-mono text-small break-all text-ink select-all">{enrolment.secret}</code>
      </div>
    </>
  );
}
