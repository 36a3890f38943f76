import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contract as lookAtSignIn } from '../../../functions/look-at-sign-in/contract.ts';
import { contract as reportSignIn } from '../../../functions/report-sign-in/contract.ts';
import { AccountCard } from '../../features/session/account-card.tsx';
import { callFunction } from '../../lib/call-function.ts';
import { messageOf } from '../../lib/failures/failure.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state-panel.tsx';
import { dismissFailure, toast } from '../../ui/toast.ts';
import { OverNotice } from './over-notice.tsx';
import { type Report, ReportDone } from './report-done.tsx';
import { SignInFacts } from './sign-in-facts.tsx';
import { useNoticeToken } from './use-notice-token.ts';

/** Opening the page changes nothing: programs that look at the links of a mail open it, too. */
export function Page() {
  const token = useNoticeToken();
  const queryKey = ['sign-in-notice', token];
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callFunction(lookAtSignIn, { token }, signal),
    enabled: token !== '',
    staleTime: 0,
  });
  const [busy, setBusy] = useState(false);
  const [report, setReport] = useState<Report>();

  async function act(): Promise<void> {
    setBusy(true);
    try {
      const answer = await callFunction(reportSignIn, { token });
      dismissFailure('That did not work');
      if (answer.state === 'done') setReport(answer);
      else await queryClient.invalidateQueries({ queryKey });
    } catch (error) {
      const description = messageOf(error, 'Nothing was changed. Try again in a moment.');
      toast({ title: 'That did not work', description, variant: 'destructive' });
    }
    setBusy(false);
  }

  if (report !== undefined) return <ReportDone report={report} />;
  if (token === '' || data?.state === 'expired') return <OverNotice state="expired" />;
  if (data?.state === 'used') return <OverNotice state="used" />;
  if (isError) {
    return (
      <AccountCard heading="Was this you?" intro="The sign-in that your mail is about.">
        <ErrorState
          heading="It could not be looked up"
          actions={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          The server does not answer. Check your connection; the link stays good meanwhile.
        </ErrorState>
      </AccountCard>
    );
  }
  return (
    <AccountCard heading="Was this you?" intro="Somebody signed in to your account:">
      {data === undefined ? <Skeleton className="h-28" /> : <SignInFacts signIn={data} />}
      <p className="mt-5 text-small text-ink-muted">
        If it was not you, we sign out every device, remove your password so that nobody can use it, and mail
        you a link to set a new one.
      </p>
      <Button
        look="danger"
        className="mt-5 w-full"
        busy={busy}
        disabled={data === undefined}
        onClick={() => void act()}
      >
        This was not me
      </Button>
      <p className="mt-3 text-caption text-ink-muted">If it was you, close this page. Nothing has changed.</p>
    </AccountCard>
  );
}
