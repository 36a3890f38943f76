import { Search, X } from 'lucide-react';
import { type KeyboardEvent, type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import { useShortcut } from '../lib/shortcuts.ts';
import { inputClass } from './input.tsx';
import { Kbd } from './kbd.tsx';

interface SearchBoxProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  maxLength?: number;
  ref?: Ref<HTMLInputElement>;
}

/** The field that a page is about: large, with a key that leads to it from anywhere on the page. */
export function SearchBox({
  label,
  placeholder,
  value,
  onChange,
  onKeyDown,
  maxLength,
  ref,
}: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => field.current, []);
  // Somebody may have typed into the page as the build rendered it, before it was taken over.
  const takeTyped = useEffectEvent(() => {
    const typed = field.current?.value ?? '';
    if (typed !== value) onChange(typed);
  });
  useEffect(() => takeTyped(), []);
  useShortcut({ keys: ['/'], label, run: () => field.current?.select() });
  return (
    <search className="relative">
      <Search aria-hidden className="absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-faint" />
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        maxLength={maxLength}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        className={`${inputClass} h-13 rounded-large bg-surface pr-12 pl-12 text-body sm:h-13 sm:text-body [&::-webkit-search-cancel-button]:hidden`}
      />
      {value === '' ? (
        <span aria-hidden className="absolute top-1/2 right-4 hidden -translate-y-1/2 sm:block">
          <Kbd>/</Kbd>
        </span>
      ) : (
        <button
          type="button"
          aria-label="Clear the field"
          onClick={() => {
            onChange('');
            field.current?.focus();
          }}
          className="absolute top-1/2 right-1 flex size-11 -translate-y-1/2 items-center justify-center rounded-medium text-ink-muted transition-colors hover:text-ink"
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
    </search>
  );
}
