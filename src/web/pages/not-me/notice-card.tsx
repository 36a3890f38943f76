import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { LogoMark } from '../../ui/logo.tsx';

interface NoticeCardProps {
  heading: string;
  intro: ReactNode;
  children: ReactNode;
}

export function NoticeCard({ heading, intro, children }: NoticeCardProps) {
  return (
    <div className="relative flex flex-1 flex-col items-center px-4 py-8 sm:justify-center sm:py-14">
      <div aria-hidden className="brand-glow" />
      <Card aria-labelledby="notice-heading" className="w-full max-w-md p-5 sm:p-7">
        <LogoMark className="size-8" />
        <h1 id="notice-heading" className="mt-4 text-title font-semibold">
          {heading}
        </h1>
        <p className="mt-1 text-small text-ink-muted">{intro}</p>
        <div className="mt-6">{children}</div>
      </Card>
    </div>
  );
}
