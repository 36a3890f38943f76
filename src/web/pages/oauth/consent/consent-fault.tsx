import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { brand } from '../../../../kernel/brand.ts';
import { href } from '../../../lib/href.ts';
import { buttonClass } from '../../../ui/button.tsx';

interface Words {
  heading: string;
  text: string;
}

const again = 'Go back to the app that sent you here and start again.';

const words: Readonly<Record<string, Words>> = {
  nothing_asked: {
    heading: 'Nobody asks for access',
    text: `Apps send you here when they want to use your ${brand.name} account. Start in the app itself.`,
  },
  unknown_client: {
    heading: 'This app is not known here',
    text: 'The app that sent you is not registered, or not any more. Tell whoever makes it. Nothing was shared.',
  },
  redirect_mismatch: {
    heading: 'The way back is not the app’s own',
    text: 'The app wanted you to return to an address that it has not registered. It may not be who it says it is. Nothing was shared.',
  },
  too_many: {
    heading: 'Too many requests',
    text: 'Many requests for access came from your network. Wait a few minutes, then start again in the app.',
  },
  oauth_authorization_expired: {
    heading: 'This request has expired',
    text: `It was not answered in time, and nothing was shared. ${again}`,
  },
  oauth_authorization_used: {
    heading: 'This request was answered already',
    text: `Each request counts once. If you did not get back to the app, start again there.`,
  },
  oauth_authorization_not_found: {
    heading: 'There is no such request',
    text: `The link may be incomplete. ${again}`,
  },
  insufficient_aal: {
    heading: 'Your second factor is needed',
    text: 'Sign in again with your code before you let an app in.',
  },
  reauthentication_needed: {
    heading: 'Sign in again first',
    text: 'The app asks that you show once more who you are.',
  },
  feature_disabled: {
    heading: 'Apps cannot ask for access here',
    text: 'This is switched off on this server. Nothing was shared.',
  },
};

const unexpected: Words = {
  heading: 'The request could not be read',
  text: 'The server did not answer as expected. Nothing was shared.',
};

interface ConsentFaultProps {
  code: string;
  /** What helps; without it the way home. */
  action?: ReactNode;
}

export function ConsentFault({ code, action }: ConsentFaultProps) {
  const { heading, text } = Object.hasOwn(words, code) ? (words[code] ?? unexpected) : unexpected;
  return (
    <div role="alert" className="grid justify-items-start gap-4 p-5 sm:p-7">
      <span className="flex size-11 items-center justify-center rounded-full border border-line bg-surface-raised">
        <CircleAlert aria-hidden className="size-5 text-caution" />
      </span>
      <div>
        <h1 id="consent-heading" className="text-title font-semibold">
          {heading}
        </h1>
        <p className="mt-2 text-small text-ink-muted">{text}</p>
      </div>
      {action ?? (
        <Link to={href('/')} className={buttonClass('secondary', 'w-full sm:w-auto')}>
          Go to {brand.name}
        </Link>
      )}
    </div>
  );
}
