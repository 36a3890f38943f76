import { Tabs as Base } from '@base-ui/react/tabs';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

export interface TabItem<Value extends string> {
  value: Value;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** What the row of tabs is about; read out, not shown. */
  label: string;
  items: readonly TabItem<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** `segments` share the width evenly; `line` stand in a row and scroll when there are many. */
  look?: 'segments' | 'line';
  className?: string;
}

const lists = {
  segments: 'grid auto-cols-fr grid-flow-col gap-1 rounded-medium border border-line bg-ground p-1',
  line: 'flex gap-1 overflow-x-auto border-b border-line',
};

const tabs = {
  segments:
    'min-h-11 rounded-small px-3 text-small font-medium text-ink-muted transition-colors hover:text-ink data-active:bg-surface-overlay data-active:text-ink sm:min-h-8',
  line: 'relative min-h-11 shrink-0 rounded-small px-3 text-small font-medium whitespace-nowrap text-ink-muted transition-colors after:absolute after:inset-x-3 after:-bottom-px after:h-0.5 after:rounded-full hover:text-ink focus-visible:-outline-offset-2 data-active:text-ink data-active:after:bg-accent sm:min-h-10',
};

/** The value lives with the caller, so that it can live in the address. */
export function Tabs<Value extends string>({
  label,
  items,
  value,
  onChange,
  look = 'line',
  className = '',
}: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => bringIntoView(list.current, value), [value]);
  return (
    <Base.Root
      value={value}
      onValueChange={(next: Value) => {
        if (next !== value) onChange(next);
      }}
      className={className}
    >
      <Base.List ref={list} aria-label={label} className={lists[look]}>
        {items.map((item) => (
          <Base.Tab key={item.value} value={item.value} data-tab={item.value} className={tabs[look]}>
            {item.label}
          </Base.Tab>
        ))}
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.value} value={item.value} className="pt-6">
          {item.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}

/** An address may name a tab that stands beyond the edge of a phone. Only the row moves, never the page. */
function bringIntoView(list: HTMLElement | null, value: string): void {
  if (list === null) return;
  const tab = [...list.querySelectorAll<HTMLElement>('[data-tab]')].find(
    ({ dataset }) => dataset['tab'] === value,
  );
  if (tab === undefined) return;
  const chosen = tab.getBoundingClientRect();
  const row = list.getBoundingClientRect();
  if (chosen.right > row.right) list.scrollLeft += chosen.right - row.right;
  else if (chosen.left < row.left) list.scrollLeft -= row.left - chosen.left;
}
