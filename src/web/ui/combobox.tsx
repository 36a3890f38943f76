import { Combobox as Base } from '@base-ui/react/combobox';
import { Check, ChevronsUpDown, X } from 'lucide-react';
import { inputClass } from './input.tsx';
import { popupClass, popupItemClass } from './popup-class.ts';

export interface ComboboxOption {
  value: string;
  label: string;
}

export interface ComboboxProps {
  options: readonly ComboboxOption[];
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder?: string;
  disabled?: boolean;
  /** From `Field`, or `aria-label` where there is no visible label. */
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  'aria-label'?: string | undefined;
}

const buttonClass =
  'flex w-11 items-center justify-center text-ink-muted transition-colors hover:text-ink sm:w-8 [&>svg]:size-4';

/** One of many: typing narrows the list. For a handful, use `Select`. */
export function Combobox({
  options,
  value,
  onChange,
  placeholder,
  disabled = false,
  ...control
}: ComboboxProps) {
  return (
    <Base.Root
      items={options}
      value={options.find((option) => option.value === value) ?? null}
      onValueChange={(option: ComboboxOption | null) => onChange(option?.value ?? null)}
      disabled={disabled}
    >
      <Base.InputGroup className="relative">
        <Base.Input
          placeholder={placeholder}
          className={`${inputClass} ${value === null ? 'pr-11 sm:pr-8' : 'pr-22 sm:pr-16'}`}
          {...control}
        />
        <div className="absolute inset-y-0 right-0 flex">
          <Base.Clear aria-label="Clear" className={buttonClass}>
            <X aria-hidden />
          </Base.Clear>
          <Base.Trigger aria-label="Show all" className={buttonClass}>
            <ChevronsUpDown aria-hidden />
          </Base.Trigger>
        </div>
      </Base.InputGroup>
      <Base.Portal>
        <Base.Positioner sideOffset={4} collisionPadding={12} className="outline-hidden">
          <Base.Popup className={`w-[var(--anchor-width)] max-w-[var(--available-width)] ${popupClass}`}>
            <Base.Empty className="text-small text-ink-muted">
              <p className="px-3.5 py-3">Nothing matches. Try fewer letters.</p>
            </Base.Empty>
            <Base.List className="max-h-[min(20rem,var(--available-height))] scroll-py-1 overflow-y-auto overscroll-contain p-1 outline-hidden data-empty:p-0">
              {(option: ComboboxOption) => (
                <Base.Item key={option.value} value={option} className={`${popupItemClass} justify-between`}>
                  {option.label}
                  <Base.ItemIndicator>
                    <Check aria-hidden className="size-4 text-accent" />
                  </Base.ItemIndicator>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
