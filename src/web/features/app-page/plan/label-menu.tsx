import { Menu as Base } from '@base-ui/react/menu';
import { Check, Minus, Plus } from 'lucide-react';
import { type SpanKind, spanKinds } from '../../../../engine/reader/reading.ts';
import { kindWords, noKindWords } from '../../../../engine/reader/span-words.ts';
import { MenuItem, MenuSeparator } from '../../../ui/menu.tsx';
import { popupClass, popupItemClass } from '../../../ui/popup-class.ts';
import { markClass } from '../mark-tones.ts';
import type { Resizing } from './edit-spans.ts';
import { kindLooks } from './kind-looks.ts';

interface LabelMenuProps {
  open: boolean;
  /** The button of the words. */
  anchor: HTMLElement;
  words: string;
  kind: SpanKind | undefined;
  /** How the group can become longer or shorter. */
  ways: readonly Resizing[];
  onKind: (kind: SpanKind | undefined) => void;
  onResize: (way: Resizing) => void;
  onClose: () => void;
}

const wayWords: Record<Resizing['how'], (word: string) => string> = {
  'add-before': (word) => `Add “${word}” before`,
  'add-after': (word) => `Add “${word}” after`,
  'leave-first': (word) => `Leave out “${word}”`,
  'leave-last': (word) => `Leave out “${word}”`,
};

const none = 'none';

/** What words of the description are: another kind, none, or a word more or less. */
export function LabelMenu(props: LabelMenuProps) {
  const { open, anchor, words, kind, ways, onKind, onResize, onClose } = props;
  return (
    <Base.Root
      open={open}
      modal={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Base.Portal>
        <Base.Positioner
          anchor={anchor}
          sideOffset={6}
          align="start"
          collisionPadding={12}
          className="outline-hidden"
        >
          <Base.Popup
            aria-label={`What “${words}” is`}
            // A group that became longer at its begin has a button of its own.
            finalFocus={() => (anchor.isConnected ? anchor : true)}
            className={`max-h-[var(--available-height)] w-64 max-w-[var(--available-width)] overflow-y-auto overscroll-contain p-1 ${popupClass}`}
          >
            <div aria-hidden className="truncate px-2.5 pt-2 pb-1 text-caption font-semibold text-ink-muted">
              “{words}”
            </div>
            <Base.RadioGroup
              value={kind ?? none}
              onValueChange={(value: string) => onKind(spanKinds.find((one) => one === value))}
            >
              {spanKinds.map((one) => (
                <Choice key={one} value={one} name={kindWords[one].name} look={lookOf(one)} />
              ))}
              <Choice value={none} name={noKindWords.name} look="text-ink" />
            </Base.RadioGroup>
            {kind === undefined || ways.length === 0 ? null : <MenuSeparator />}
            {kind === undefined
              ? null
              : ways.map((way) => (
                  <MenuItem
                    key={way.how}
                    icon={way.how.startsWith('add') ? <Plus aria-hidden /> : <Minus aria-hidden />}
                    onSelect={() => onResize(way)}
                  >
                    {wayWords[way.how](way.word)}
                  </MenuItem>
                ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function lookOf(kind: SpanKind): string {
  return markClass(kindLooks[kind].tone, kindLooks[kind].line);
}

function Choice({ value, name, look }: { value: string; name: string; look: string }) {
  return (
    <Base.RadioItem value={value} closeOnClick className={`${popupItemClass} justify-between`}>
      <span className={`rounded-small px-1 py-0.5 ${look}`}>
        {name.charAt(0).toUpperCase() + name.slice(1)}
      </span>
      <Base.RadioItemIndicator>
        <Check aria-hidden className="size-4 text-ink-muted" />
      </Base.RadioItemIndicator>
    </Base.RadioItem>
  );
}
