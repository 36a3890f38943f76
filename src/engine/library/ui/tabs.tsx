import { type ReactNode, useId, useState } from 'react';

export interface Tab {
  readonly label: string;
  readonly content: ReactNode;
}

/** Parts of which one is shown. Arrow keys move between them. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const [chosen, choose] = useState(0);
  const id = useId();
  function move(event: React.KeyboardEvent, from: number): void {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const next = (from + step + tabs.length) % tabs.length;
    choose(next);
    document.getElementById(`${id}-tab-${next}`)?.focus();
  }
  return (
    <div>
      <div role="tablist" aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line">
        {tabs.map((tab, index) => (
          <button
            key={tab.label}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => choose(index)}
            onKeyDown={(event) => move(event, index)}
            className={`min-h-11 cursor-pointer border-b-2 px-4 text-sm font-semibold whitespace-nowrap ${index === chosen ? 'border-primary text-ink' : 'border-transparent text-muted hover:text-ink'}`}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${chosen}`} className="pt-5">
        {tabs[chosen]?.content}
      </div>
    </div>
  );
}
