import { Link } from 'react-router';
import type { z } from 'zod';
import type { contract } from '../../../functions/report-sign-in/contract.ts';
import { AccountCard } from '../../features/session/account-card.tsx';
import { href } from '../../lib/href.ts';
import { buttonClass } from '../../ui/button.tsx';

export type Report = Extract<z.infer<(typeof contract)['output']>, { state: 'done' }>;

export function ReportDone({ report }: { report: Report }) {
  return (
    <AccountCard
      heading="Your account is closed to others"
      intro={
        report.reset_sent
          ? 'One step is left: set a new password with the link that we have just mailed you.'
          : 'The e-mail address of the account was changed since that sign-in, so we have not mailed a link there.'
      }
    >
      <ul className="list-disc space-y-1.5 pl-5 text-small text-ink">
        <li>{sessionsEnded(report.ended_sessions)}</li>
        <li>The password was removed and opens nothing any more.</li>
        {report.removed_factors === 0 ? null : <li>{factorsRemoved(report.removed_factors)}</li>}
        {report.reset_sent ? <li>A link to set a new password is in your mailbox.</li> : null}
      </ul>
      {report.reset_sent ? (
        <Link to={href('/auth')} className={buttonClass('secondary', 'mt-6 w-full')}>
          Go to sign-in
        </Link>
      ) : (
        <Link to={href('/contact')} className={buttonClass('primary', 'mt-6 w-full')}>
          Contact support to get your account back
        </Link>
      )}
    </AccountCard>
  );
}

function sessionsEnded(count: number): string {
  if (count === 0) return 'Nobody was signed in any more.';
  return count === 1 ? 'One device was signed out.' : `${count} devices were signed out.`;
}

function factorsRemoved(count: number): string {
  return count === 1
    ? 'A second factor that was added since was removed.'
    : `${count} second factors that were added since were removed.`;
}
