import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { href } from '../../lib/href.ts';
import { Card } from '../../ui/card.tsx';
import { LogoMark } from '../../ui/logo.tsx';

interface AuthCardProps {
  heading: string;
  intro: ReactNode;
  children: ReactNode;
}

/** What stands around each step of signing in. */
export function AuthCard({ heading, intro, children }: AuthCardProps) {
  return (
    <div className="relative flex flex-1 flex-col items-center px-4 py-8 sm:justify-center sm:py-14">
      <div aria-hidden className="brand-glow" />
      <div className="w-full max-w-md">
        <Link
          to={href('/')}
          className="-ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-medium px-2 text-small text-ink-muted transition-colors hover:text-ink"
        >
          <ArrowLeft aria-hidden className="size-4" />
          Back to home
        </Link>
        <Card aria-labelledby="auth-heading" className="mt-2 p-5 sm:p-7">
          <LogoMark className="size-8" />
          <h1 id="auth-heading" className="mt-4 text-title font-semibold">
            {heading}
          </h1>
          <p className="mt-1 text-small text-ink-muted">{intro}</p>
          <div className="mt-6">{children}</div>
        </Card>
      </div>
    </div>
  );
}
