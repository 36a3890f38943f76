import type { ReactNode } from 'react';

/** A control with its name above it. */
export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className="grid grid-cols-1 gap-1.5 text-sm font-semibold *:font-normal">
      {label}
      {children}
    </label>
  );
}

interface CheckListProps {
  legend: string;
  options: readonly { readonly key: string; readonly label: string }[];
  /** The keys of those that are not ticked. */
  left: readonly string[];
  onChange: (left: readonly string[]) => void;
}

/** Ticks for a few options, all of them ticked at first. */
export function CheckList({ legend, options, left, onChange }: CheckListProps) {
  const toggle = (key: string) => (left.includes(key) ? left.filter((one) => one !== key) : [...left, key]);
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-x-6">
        {options.map(({ key, label }) => (
          <label key={key} className="flex min-h-11 items-center gap-2.5">
            <input
              type="checkbox"
              checked={!left.includes(key)}
              onChange={() => onChange(toggle(key))}
              className="size-5 accent-primary"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
