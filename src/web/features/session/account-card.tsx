import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { LogoMark } from '../../ui/logo.tsx';

interface AccountCardProps {
  heading: string;
  intro: ReactNode;
  /** A way out of here, below the card: who came for the form does not pass it first. */
  below?: ReactNode;
  children: ReactNode;
}

/** One card for one step that concerns an account. It hangs from above, so that what comes later moves nothing that is there. */
export function AccountCard({ heading, intro, below, children }: AccountCardProps) {
  return (
    <div className="relative flex flex-1 flex-col items-center px-4 py-8 sm:py-14">
      <div aria-hidden className="brand-glow" />
      <div className="w-full max-w-md">
        <Card aria-labelledby="account-heading" className="p-5 sm:p-7">
          <LogoMark className="size-8" />
          <h1 id="account-heading" className="mt-4 text-title font-semibold">
            {heading}
          </h1>
          <p className="mt-1 text-small text-ink-muted">{intro}</p>
          <div className="mt-6">{children}</div>
        </Card>
        {below}
      </div>
    </div>
  );
}
