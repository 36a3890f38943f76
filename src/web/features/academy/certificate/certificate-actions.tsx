import { Download, ShieldCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { dismissFailure, toast } from '../../../ui/toast.ts';
import { academyAddress } from '../academy-addresses.ts';
import { downloadCertificate } from './download-certificate.ts';
import type { Certificate } from './use-certificates.ts';

interface CertificateActionsProps {
  certificate: Certificate;
  /** Not yet, while this device has not read it from the account. */
  onWithdraw: ((id: string) => Promise<void>) | undefined;
}

/** Take it along, show that it is real, or withdraw it. */
export function CertificateActions({ certificate, onWithdraw }: CertificateActionsProps) {
  const { id, title, issued_at: issuedAt } = certificate;
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  async function download(): Promise<void> {
    setBusy(true);
    try {
      await downloadCertificate({ ...certificate, issuedAt });
      dismissFailure('The pdf could not be made');
    } catch (error) {
      console.error(error);
      toast({
        variant: 'destructive',
        title: 'The pdf could not be made',
        description: 'Its typeface could not be loaded. Connect to the network and try again.',
      });
    }
    setBusy(false);
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button look="primary" busy={busy} onClick={() => void download()}>
        <Download aria-hidden />
        Download pdf
      </Button>
      <Link to={academyAddress.certificate(id)} className={buttonClass('secondary')}>
        <ShieldCheck aria-hidden />
        Verification page
      </Link>
      <CopyButton worded what="link" text={new URL(academyAddress.certificate(id), location.origin).href} />
      {onWithdraw === undefined ? null : (
        <Button look="quiet" onClick={() => setAsking(true)}>
          <Trash2 aria-hidden />
          Withdraw
        </Button>
      )}
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Withdraw this certificate?"
        description={`Whoever checks the certificate for ${title} will read that there is none. This cannot be undone; the course and your progress stay.`}
        action="Withdraw"
        onAction={() => {
          setAsking(false);
          onWithdraw?.(id)
            .then(() => dismissFailure('It was not withdrawn'))
            .catch((error: unknown) => {
              console.error(error);
              toast({
                variant: 'destructive',
                title: 'It was not withdrawn',
                description: 'Please try again.',
              });
            });
        }}
      />
    </div>
  );
}
