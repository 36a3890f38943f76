import { Link } from 'react-router';
import { limits } from '../../../kernel/limits.ts';
import { AccountCard } from '../../features/session/account-card.tsx';
import { href } from '../../lib/href.ts';
import { buttonClass } from '../../ui/button.tsx';

const texts = {
  used: {
    heading: 'This link was used already',
    intro: 'Everybody was signed out then, and the password was removed.',
    text: 'We have mailed you a link to set a new password. If it has run out, ask for another one on the sign-in page.',
  },
  expired: {
    heading: 'This link does not work any more',
    intro: `It works for ${limits.devices.notMeDays} days and must be opened as it stands in the mail.`,
    text: 'If you think that somebody else uses your account, set a new password: that signs out every other device.',
  },
} as const;

export function OverNotice({ state }: { state: keyof typeof texts }) {
  const { heading, intro, text } = texts[state];
  return (
    <AccountCard heading={heading} intro={intro}>
      <p className="text-small text-ink-muted">{text}</p>
      <Link to={href('/auth')} className={buttonClass('secondary', 'mt-5 w-full')}>
        Go to sign-in
      </Link>
    </AccountCard>
  );
}
