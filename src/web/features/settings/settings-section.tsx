import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';

interface SettingsSectionProps {
  id: string;
  heading: string;
  intro: ReactNode;
  children: ReactNode;
}

export function SettingsSection({ id, heading, intro, children }: SettingsSectionProps) {
  return (
    <Card id={id} aria-labelledby={`${id}-heading`} className="scroll-mt-20">
      <header className="border-b border-line px-5 py-4">
        <h2 id={`${id}-heading`} className="text-body font-semibold text-ink">
          {heading}
        </h2>
        <p className="mt-0.5 text-small text-ink-muted">{intro}</p>
      </header>
      <div className="p-5">{children}</div>
    </Card>
  );
}
