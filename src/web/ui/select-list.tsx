import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronsUpDown } from 'lucide-react';
import { popupClass, popupItemClass } from './popup-class.ts';
import { type SelectProps, selectTriggerClass } from './select-trigger.ts';

export function SelectList<Value extends string>({
  options,
  value,
  onChange,
  disabled = false,
  className = '',
  defaultOpen,
  ...rest
}: SelectProps<Value> & { /** A press has loaded it. */ defaultOpen: boolean }) {
  return (
    <Base.Root
      items={options}
      value={value}
      onValueChange={(next) => {
        if (next !== null) onChange(next);
      }}
      disabled={disabled}
      defaultOpen={defaultOpen}
    >
      <Base.Trigger className={`${selectTriggerClass} ${className}`} {...rest}>
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
