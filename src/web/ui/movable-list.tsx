import { ArrowDown, ArrowUp, ChevronRight, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Badge } from './badge.tsx';
import { IconButton } from './icon-button.tsx';

export interface MovableListProps<Item> {
  items: readonly Item[];
  /** What one of them is called: "field". */
  noun: string;
  nameOf: (item: Item, index: number) => string;
  onChange: (items: readonly Item[]) => void;
  children: (item: Item, index: number) => ReactNode;
  /** Fewer than this cannot be. */
  least?: number;
  /** Each is folded up until it is opened; this says whether one needs another look. */
  folded?: (index: number) => boolean;
}

interface Wanted {
  readonly index: number;
  readonly action: 'up' | 'down' | 'remove';
}

/** Things in an order that is changed by buttons, so that a keyboard does it as well. The focus goes with what is moved. */
export function MovableList<Item>({
  items,
  noun,
  nameOf,
  onChange,
  children,
  least = 0,
  folded,
}: MovableListProps<Item>) {
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<Wanted>(undefined);
  const [said, setSaid] = useState('');
  const [opened, setOpened] = useOpened(items.length);
  useEffect(() => {
    const { current } = wanted;
    if (current === undefined) return;
    wanted.current = undefined;
    focusOn(list.current, current);
  });

  function move(from: number, to: number) {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length) return;
    wanted.current = { index: to, action: to > from ? 'down' : 'up' };
    setOpened((before) => (before === from ? to : before === to ? from : before));
    setSaid(`${nameOf(item, from)} is now number ${to + 1} of ${items.length}.`);
    onChange(items.toSpliced(from, 1).toSpliced(to, 0, item));
  }

  function remove(index: number) {
    const item = items[index];
    if (item === undefined) return;
    wanted.current = { index: Math.min(index, items.length - 2), action: 'remove' };
    setSaid(`${nameOf(item, index)} is removed.`);
    onChange(items.toSpliced(index, 1));
  }

  return (
    <>
      <ol ref={list} className="grid min-w-0 grid-cols-1 gap-3">
        {items.map((item, index) => {
          // They have no names of their own that stay; everything that is typed lives with the caller.
          const key = `${noun}-${index}`;
          const name = nameOf(item, index);
          return (
            <li
              key={key}
              data-index={index}
              className="grid min-w-0 grid-cols-1 gap-3 rounded-medium border border-line bg-surface p-3 sm:p-4"
            >
              <div className="flex min-w-0 items-center gap-1">
                {folded === undefined ? (
                  <p className="min-w-0 flex-1 truncate text-caption font-medium text-ink-muted">{name}</p>
                ) : (
                  <FoldButton
                    name={name}
                    isOpen={opened === index}
                    hasFault={folded(index)}
                    onPress={() => setOpened(opened === index ? undefined : index)}
                  />
                )}
                <RowButtons
                  what={`${noun} ${name}`}
                  isFirst={index === 0}
                  isLast={index === items.length - 1}
                  mayGo={items.length > least}
                  onMove={(by) => move(index, index + by)}
                  onRemove={() => remove(index)}
                />
              </div>
              {folded === undefined || opened === index ? children(item, index) : null}
            </li>
          );
        })}
      </ol>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  );
}

/** Which one is open. What was just added is what is filled in next. */
function useOpened(length: number) {
  const [opened, setOpened] = useState<number>();
  const [count, setCount] = useState(length);
  if (count !== length) {
    setCount(length);
    setOpened(length > count ? length - 1 : undefined);
  }
  return [opened, setOpened] as const;
}

interface FoldButtonProps {
  name: string;
  isOpen: boolean;
  hasFault: boolean;
  onPress: () => void;
}

function FoldButton({ name, isOpen, hasFault, onPress }: FoldButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onPress}
      className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-small text-left text-small font-medium text-ink sm:min-h-9"
    >
      <ChevronRight
        aria-hidden
        className={`size-4 shrink-0 text-ink-faint transition-transform ${isOpen ? 'rotate-90' : ''}`}
      />
      <span className="truncate">{name}</span>
      {hasFault ? <Badge tone="caution">Needs another look</Badge> : null}
    </button>
  );
}

interface RowButtonsProps {
  what: string;
  isFirst: boolean;
  isLast: boolean;
  mayGo: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

function RowButtons({ what, isFirst, isLast, mayGo, onMove, onRemove }: RowButtonsProps) {
  return (
    <>
      <IconButton label={`Move ${what} up`} data-action="up" disabled={isFirst} onClick={() => onMove(-1)}>
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton label={`Move ${what} down`} data-action="down" disabled={isLast} onClick={() => onMove(1)}>
        <ArrowDown aria-hidden />
      </IconButton>
      <IconButton label={`Remove ${what}`} data-action="remove" disabled={!mayGo} onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
    </>
  );
}

/** At an end of the list the button is off; then the one beside it takes the focus. */
function focusOn(list: HTMLElement | null, { index, action }: Wanted): void {
  const row = [...(list?.children ?? [])].find(
    (one): one is HTMLElement => one instanceof HTMLElement && one.dataset['index'] === String(index),
  );
  const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('button[data-action]') ?? [])].filter(
    (button) => button.closest('[data-index]') === row && !button.disabled,
  );
  const exact = buttons.find(({ dataset }) => dataset['action'] === action);
  (exact ?? buttons[0])?.focus();
}
