import type { KeyboardEvent, ReactNode } from 'react';

interface RowTab<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface TabRowProps<Value extends string> {
  /** What the row of tabs is about; read out, not shown. */
  label: string;
  tabs: readonly RowTab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Names the row and its panel for each other. */
  id: string;
  children: ReactNode;
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Tabs as the ones of the design system look and behave, written out for the page that every visitor opens first: there
 * each kilobyte of a library counts.
 */
export function TabRow<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  id,
  children,
}: TabRowProps<Value>) {
  function move(event: KeyboardEvent<HTMLElement>) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    const at = buttons.findIndex((button) => button === document.activeElement);
    buttons[step(at, buttons.length)]?.focus();
  }
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={move}
        className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            {...(tab.value === value ? { 'aria-controls': `${id}-panel` } : { tabIndex: -1 })}
            onClick={() => onChange(tab.value)}
            className="relative min-h-11 shrink-0 rounded-small px-3 text-small font-medium whitespace-nowrap text-ink-muted transition-colors after:absolute after:inset-x-3 after:-bottom-px after:h-0.5 after:rounded-full hover:text-ink focus-visible:-outline-offset-2 aria-selected:text-ink aria-selected:after:bg-accent sm:min-h-10"
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        tabIndex={-1}
        className="pt-6 outline-hidden"
      >
        {children}
      </div>
    </>
  );
}
