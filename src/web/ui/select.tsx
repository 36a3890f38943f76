import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronsUpDown } from 'lucide-react';
import { inputClass } from './input.tsx';
import { popupClass, popupItemClass } from './popup-class.ts';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
}

export interface SelectProps<Value extends string> {
  options: readonly SelectOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean;
  className?: string;
  /** From `Field`, or `aria-label` where there is no visible label. */
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-label'?: string | undefined;
}

export function Select<Value extends string>({
  options,
  value,
  onChange,
  disabled = false,
  className = '',
  ...rest
}: SelectProps<Value>) {
  return (
    <Base.Root
      items={options}
      value={value}
      onValueChange={(next) => {
        if (next !== null) onChange(next);
      }}
      disabled={disabled}
    >
      <Base.Trigger
        className={`${inputClass} flex cursor-pointer items-center justify-between gap-2 text-left ${className}`}
        {...rest}
      >
        <Base.Value className="truncate" />
        <Base.Icon>
          <ChevronsUpDown aria-hidden className="size-4 text-ink-muted" />
        </Base.Icon>
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner
          sideOffset={4}
          alignItemWithTrigger={false}
          collisionPadding={12}
          className="outline-hidden"
        >
          <Base.Popup
            className={`max-h-[var(--available-height)] min-w-[var(--anchor-width)] overflow-y-auto p-1 ${popupClass}`}
          >
            <Base.List>
              {options.map((option) => (
                <Base.Item
                  key={option.value}
                  value={option.value}
                  className={`${popupItemClass} justify-between`}
                >
                  <Base.ItemText>{option.label}</Base.ItemText>
                  <Base.ItemIndicator>
                    <Check aria-hidden className="size-4 text-accent" />
                  </Base.ItemIndicator>
                </Base.Item>
              ))}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
