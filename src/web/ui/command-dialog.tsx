import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { Search, X } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import type { Command, CommandGroup } from './command.ts';
import { CommandRow } from './command-row.tsx';
import { Kbd } from './kbd.tsx';
import { scrimClass } from './popup-class.ts';

export interface CommandDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  groups: readonly CommandGroup[];
  label?: string;
  placeholder?: string;
  /** Given when the caller searches itself: it hears each query and hands in the groups that fit. */
  onQueryChange?: (query: string) => void;
  /** The caller is still searching. */
  busy?: boolean;
  /** Hears what was chosen, before it is done. */
  onChosen?: (command: Command) => void;
}

/** Everything the product can do, a few letters away. It opens over every page and closes by Escape. */
export function CommandDialog({
  open,
  onOpenChange,
  label = 'Command palette',
  ...rest
}: CommandDialogProps) {
  // Opened again while it still goes away, it begins anew all the same.
  const [openings, setOpenings] = useState(0);
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    if (open) setOpenings(openings + 1);
  }
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={scrimClass} />
        <Dialog.Viewport className="fixed inset-0 flex items-start justify-center overflow-hidden px-2 pt-2 sm:px-4 sm:pt-[12vh]">
          <Dialog.Popup
            aria-label={label}
            className="flex max-h-[min(34rem,calc(100dvh-1rem))] w-full max-w-2xl flex-col overflow-hidden rounded-large border border-line-strong bg-popup text-ink shadow-overlay outline-hidden transition-[opacity,scale] data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0"
          >
            <CommandSearch key={openings} {...rest} onClose={() => onOpenChange(false)} />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface CommandSearchProps extends Omit<CommandDialogProps, 'open' | 'onOpenChange' | 'label'> {
  onClose: () => void;
}

function CommandSearch({
  groups,
  placeholder = 'Search apps, pages, settings, articles and actions',
  onQueryChange,
  busy = false,
  onChosen,
  onClose,
}: CommandSearchProps) {
  const [query, setQuery] = useState('');

  function select(command: Command, event: MouseEvent) {
    onChosen?.(command);
    command.onSelect?.();
    // With a modifier a link opens in another tab, and there may be more to open.
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onClose();
  }

  return (
    <Autocomplete.Root
      open
      inline
      items={groups.filter(({ items }) => items.length > 0)}
      filter={onQueryChange === undefined ? matches : null}
      itemToStringValue={({ label }: Command) => label}
      value={query}
      onValueChange={(next, { reason }) => {
        // Choosing an item would write its name into the field.
        if (reason === 'item-press') return;
        setQuery(next);
        onQueryChange?.(next);
      }}
      autoHighlight="always"
      keepHighlight
    >
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search aria-hidden className="size-4.5 shrink-0 text-ink-faint" />
        <Autocomplete.Input
          aria-label={placeholder}
          placeholder={placeholder}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          className="h-13 min-w-0 flex-1 bg-transparent text-body text-ellipsis text-ink outline-hidden placeholder:text-ink-faint"
        />
        <Dialog.Close
          aria-label="Close"
          className="-mr-2 inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center rounded-small text-ink-muted transition-colors hover:text-ink sm:min-h-8"
        >
          <X aria-hidden className="size-4.5 sm:hidden" />
          <span className="max-sm:hidden">
            <Kbd>Esc</Kbd>
          </span>
        </Dialog.Close>
      </div>
      <div className="flex min-h-0 flex-1 flex-col">
        <Autocomplete.Status className="text-small text-ink-muted">
          {busy ? <p className="px-4 pt-4 pb-2">Searching…</p> : null}
        </Autocomplete.Status>
        <Autocomplete.Empty className="text-small text-ink-muted">
          {busy ? null : (
            <p className="px-4 py-10 text-center">Nothing matches “{query}”. Try another word.</p>
          )}
        </Autocomplete.Empty>
        <Autocomplete.List className="min-h-0 scroll-py-2 overflow-y-auto overscroll-contain p-2 empty:p-0">
          {(group: CommandGroup) => (
            <Autocomplete.Group key={group.label} items={group.items} className="not-first:mt-2">
              <Autocomplete.GroupLabel className="px-2.5 py-1.5 text-caption font-medium text-ink-faint select-none">
                {group.label}
              </Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(command: Command) => <CommandRow key={command.id} command={command} onSelect={select} />}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </div>
      <CommandKeys />
    </Autocomplete.Root>
  );
}

function CommandKeys() {
  return (
    <div
      aria-hidden
      className="hidden items-center gap-5 border-t border-line px-4 py-2.5 text-caption text-ink-faint sm:flex"
    >
      <span className="flex items-center gap-1.5">
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd> Move
      </span>
      <span className="flex items-center gap-1.5">
        <Kbd>↵</Kbd> Open
      </span>
    </div>
  );
}

/** Every word of the query stands somewhere in what is known of the command. */
function matches(command: Command, query: string): boolean {
  const text =
    `${command.label} ${command.hint ?? ''} ${command.keywords ?? ''} ${command.about ?? ''}`.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
