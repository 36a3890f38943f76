import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AccountCard } from '../../features/session/account-card.tsx';
import { href } from '../../lib/href.ts';

interface AuthCardProps {
  heading: string;
  intro: ReactNode;
  children: ReactNode;
}

/** What stands around each step of signing in. */
export function AuthCard(props: AuthCardProps) {
  return <AccountCard {...props} below={<BackToHome />} />;
}

function BackToHome() {
  return (
    <Link
      to={href('/')}
      className="mx-auto mt-4 flex w-fit min-h-11 items-center gap-1.5 rounded-medium px-2 text-small text-ink-muted transition-colors hover:text-ink"
    >
      <ArrowLeft aria-hidden className="size-4" />
      Back to home
    </Link>
  );
}
