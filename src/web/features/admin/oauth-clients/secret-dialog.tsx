import type { OAuthClient } from '@supabase/supabase-js';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface SecretDialogProps {
  client: OAuthClient;
  onClose: () => void;
}

/** The server keeps only a hash: this is the one time that the secret can be read. */
export function SecretDialog({ client, onClose }: SecretDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={client.client_name}
      description="What the app needs to ask for access."
      actions={
        <Button look="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="grid gap-4">
        <Value label="Client id" text={client.client_id} what="client id" />
        {client.client_secret === undefined ? null : (
          <>
            <Value label="Client secret" text={client.client_secret} what="client secret" />
            <Alert tone="caution" title="Copy the secret now">
              It is not shown again. If it gets lost, make a new one; the former ends at that moment.
            </Alert>
          </>
        )}
      </div>
    </Dialog>
  );
}

function Value({ label, text, what }: { label: string; text: string; what: string }) {
  return (
    <div>
      <p className="text-small font-medium text-ink">{label}</p>
      <div className="mt-1.5 flex items-center gap-2 rounded-medium border border-line-strong bg-ground py-1 pr-1 pl-3">
        <code className="min-w-0 flex-1 font-mono text-small break-all text-ink">{text}</code>
        <CopyButton text={text} what={what} />
      </div>
    </div>
  );
}
