import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { LogoMark } from '../../ui/logo.tsx';

interface AccountCardProps {
  heading: string;
  intro: ReactNode;
  /** A way out of here, above the card. */
  above?: ReactNode;
  children: ReactNode;
}

/** One card in the middle of the page, for one step that concerns an account. */
export function AccountCard({ heading, intro, above, children }: AccountCardProps) {
  return (
    <div className="relative flex flex-1 flex-col items-center px-4 py-8 sm:justify-center sm:py-14">
      <div aria-hidden className="brand-glow" />
      <div className="w-full max-w-md">
        {above}
        <Card aria-labelledby="account-heading" className="mt-2 p-5 sm:p-7">
          <LogoMark className="size-8" />
          <h1 id="account-heading" className="mt-4 text-title font-semibold">
            {heading}
          </h1>
          <p className="mt-1 text-small text-ink-muted">{intro}</p>
          <div className="mt-6">{children}</div>
        </Card>
      </div>
    </div>
  );
}
