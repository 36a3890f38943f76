import { ChevronsUpDown } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { SelectProps } from './select-trigger.ts';
import { selectTriggerClass } from './select-trigger.ts';
import { useLoadedByPress } from './use-loaded-by-press.ts';

export type { SelectOption, SelectProps } from './select-trigger.ts';

/** What the list makes of the button; one that is closed controls nothing yet (WAI-ARIA 1.2, combobox). */
const closedCombobox = { role: 'combobox', 'aria-haspopup': 'listbox', 'aria-expanded': false } as const;

const loadList = () => import('./select-list.tsx');

/** Shows what is chosen. The list, with the code that places it, comes when the browser is idle, or when somebody presses. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { loaded, button, press, comeNear } = useLoadedByPress(loadList);
  if (loaded !== undefined) return <loaded.module.SelectList defaultOpen={loaded.pressed} {...props} />;
  const { options, value, onChange: _, disabled = false, className = '', ...rest } = props;
  return (
    <button
      ref={button}
      type="button"
      {...closedCombobox}
      disabled={disabled}
      className={`${selectTriggerClass} ${className}`}
      onClick={press}
      onPointerEnter={comeNear}
      onFocus={comeNear}
      onKeyDown={(event) => {
        if (!opensBy(event)) return;
        event.preventDefault();
        press();
      }}
      {...rest}
    >
      <span className="truncate">{options.find((option) => option.value === value)?.label}</span>
      <ChevronsUpDown aria-hidden className="size-4 text-ink-muted" />
    </button>
  );
}

/** The arrows open it, and so does the first letter of what somebody looks for. Enter and the space bar press it anyway. */
function opensBy({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return false;
  return key === 'ArrowDown' || key === 'ArrowUp' || (!altKey && /^[\p{L}\p{N}]$/u.test(key));
}
