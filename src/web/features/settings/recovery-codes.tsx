import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { brand } from '../../../kernel/brand.ts';
import { limits } from '../../../kernel/limits.ts';
import { messageOf } from '../../lib/failures/failure.ts';
import { printMarked } from '../../lib/print-marked.ts';
import {
  makeRecoveryCodes,
  type RecoveryCodesState,
  readRecoveryCodes,
  recoveryCodesText,
} from '../../lib/recovery-codes.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Alert } from '../../ui/alert.tsx';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state-panel.tsx';
import { dismissFailure, toast } from '../../ui/toast.ts';

interface RecoveryCodesProps {
  userId: string;
  /** Whose they are, for the sheet that is printed. */
  account: string;
  /** The first factor was added just now: codes are made at once, if there are none. */
  makeFirst: boolean;
}

/** What lets a person in who has lost the second factor. */
export function RecoveryCodes({ userId, account, makeFirst }: RecoveryCodesProps) {
  const queryKey = ['recovery-codes', userId];
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery({ queryKey, queryFn: readRecoveryCodes, staleTime: 0 });
  // Shown once: they lie nowhere but here, and go with the page.
  const [codes, setCodes] = useState<readonly string[]>();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const made = useRef(false);

  async function make(): Promise<void> {
    setBusy(true);
    try {
      setCodes(await makeRecoveryCodes());
      setAsking(false);
      dismissFailure('No recovery codes made');
      await queryClient.invalidateQueries({ queryKey });
    } catch (error) {
      const description = messageOf(error, 'Please try again.');
      toast({ title: 'No recovery codes made', description, variant: 'destructive' });
    }
    setBusy(false);
  }

  const isDue = makeFirst && data?.total === 0;
  useEffect(() => {
    if (!isDue || made.current) return;
    made.current = true;
    void make();
  });

  return (
    <section aria-labelledby="recovery-codes-heading" className="mt-6 border-t border-line pt-5">
      <h3 id="recovery-codes-heading" className="text-small font-semibold text-ink">
        Recovery codes
      </h3>
      {isError ? (
        <ErrorState
          heading="Your recovery codes could not be counted"
          actions={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          The server did not answer as expected.
        </ErrorState>
      ) : data === undefined ? (
        <Skeleton className="mt-3 h-9" />
      ) : codes === undefined ? (
        <div className="mt-1 grid gap-3">
          <Remaining state={data} />
          <Button
            className="justify-self-start"
            busy={busy}
            onClick={() => (data.remaining > 0 ? setAsking(true) : void make())}
          >
            {data.total === 0 ? 'Make recovery codes' : 'Make new recovery codes'}
          </Button>
        </div>
      ) : (
        <CodeSheet codes={codes} account={account} onDone={() => setCodes(undefined)} />
      )}
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Make new recovery codes"
        description="The codes that you have saved stop working. This cannot be undone."
        action="Make new codes"
        look="primary"
        busy={busy}
        onAction={() => void make()}
      />
    </section>
  );
}

function Remaining({ state: { total, remaining } }: { state: RecoveryCodesState }) {
  if (total === 0)
    return (
      <Alert tone="caution" title="You have no recovery codes">
        Without them, losing the second factor means losing the account.
      </Alert>
    );
  const left = `${remaining} of ${total} codes are left.`;
  if (remaining > limits.recoveryCodes.few) return <p className="text-small text-ink-muted">{left}</p>;
  return (
    <Alert tone="caution" title={left}>
      Make new ones before you need them.
    </Alert>
  );
}

interface CodeSheetProps {
  codes: readonly string[];
  account: string;
  onDone: () => void;
}

function CodeSheet({ codes, account, onDone }: CodeSheetProps) {
  function download(): void {
    const text = recoveryCodesText(codes, account, new Date());
    saveFile(new Blob([text], { type: 'text/plain' }), `${brand.slug}-recovery-codes.txt`);
  }

  return (
    <div className="mt-3 grid gap-4">
      <Alert tone="caution" title="Save these codes now" announce>
        They are not shown again. Each works once, when the second factor is not at hand.
      </Alert>
      <div data-print className="rounded-medium border border-line bg-ground p-4">
        <p className="hidden text-small print:block">
          {brand.name} recovery codes for {account}. Each works once.
        </p>
        <ul aria-label="Recovery codes" className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code} className="font-mono text-small text-ink tabular-nums select-all">
              {code}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        <CopyButton text={codes.join('\n')} what="codes" worded />
        <Button onClick={download}>Download</Button>
        <Button onClick={printMarked}>Print</Button>
        <Button look="primary" onClick={onDone}>
          I have saved them
        </Button>
      </div>
    </div>
  );
}
