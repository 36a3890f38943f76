import { type KeyboardEvent, memo, useMemo, useState } from 'react';
import { cutText, type TextPlace } from './cut-text.ts';
import { type MarkLine, type MarkTone, markClass } from './mark-tones.ts';

export interface TextMark extends TextPlace {
  readonly tone: MarkTone;
  readonly line?: MarkLine;
  /** What the words are, for who listens: “a thing that is kept”. */
  readonly label: string;
  /** The same in a word or two, shown behind the words. */
  readonly tag?: string;
}

type Press = (place: TextPlace, button: HTMLElement) => void;

interface MarkedTextProps {
  text: string;
  /** None overlaps another. */
  marks: readonly TextMark[];
  /** What the text is, read out where its marks can be pressed. */
  name: string;
  /** Makes every mark a button. Give the same function again, or a long text is drawn anew each time. */
  onPress?: Press;
  /** What a press opens, where it opens something. */
  opens?: 'menu' | 'dialog';
  /** Words without a mark are buttons too. */
  pressWords?: boolean;
  /** Where the piece begins whose menu is open. */
  open?: number | undefined;
}

const textClass = 'text-body whitespace-pre-wrap wrap-anywhere text-ink-muted';
const markShape = 'rounded-small px-1 py-0.5';

/** A text as it was written, with word groups that stand out. The arrow keys go from one that can be pressed to the next. */
export function MarkedText({ text, marks, name, onPress, opens, pressWords = false, open }: MarkedTextProps) {
  const pieces = useMemo(() => cutText(text, marks, pressWords), [text, marks, pressWords]);
  const [stop, setStop] = useState<number>();
  if (onPress === undefined)
    return (
      <p className={`${textClass} leading-8`}>
        {pieces.map(({ start, end, mark }) =>
          mark === undefined ? (
            text.slice(start, end)
          ) : (
            <ReadMark key={start} words={text.slice(start, end)} mark={mark} />
          ),
        )}
      </p>
    );
  const presses = pieces.filter(({ kind }) => kind !== 'between');
  const first = presses.find(({ start }) => start === stop) ?? presses[0];
  return (
    // A row of buttons with one stop for the Tab key, as a toolbar is.
    <div
      role="toolbar"
      aria-label={name}
      aria-orientation="horizontal"
      className={`${textClass} leading-9 pointer-coarse:leading-12`}
    >
      {pieces.map(({ kind, start, end, mark }) =>
        kind === 'between' ? (
          text.slice(start, end)
        ) : (
          <PressPiece
            key={start}
            words={text.slice(start, end)}
            start={start}
            mark={mark}
            isStop={start === first?.start}
            opens={opens}
            isOpen={start === open}
            onStop={setStop}
            onPress={onPress}
          />
        ),
      )}
    </div>
  );
}

function ReadMark({ words, mark }: { words: string; mark: TextMark }) {
  return (
    <mark
      title={mark.label}
      className={`box-decoration-clone ${markShape} ${markClass(mark.tone, mark.line ?? 'solid')}`}
    >
      {words}
      {mark.tag === undefined ? <span className="sr-only">, {mark.label}</span> : <Tag>{mark.tag}</Tag>}
    </mark>
  );
}

interface PressPieceProps {
  words: string;
  start: number;
  mark: TextMark | undefined;
  isStop: boolean;
  opens: 'menu' | 'dialog' | undefined;
  isOpen: boolean;
  onStop: (start: number) => void;
  onPress: Press;
}

/** Drawn again only when it changed itself: a long text has thousands. */
const PressPiece = memo(function PressPiece({
  words,
  start,
  mark,
  isStop,
  opens,
  isOpen,
  onStop,
  onPress,
}: PressPieceProps) {
  const look =
    mark === undefined
      ? 'underline decoration-line-strong decoration-dotted underline-offset-4 hover:bg-surface-overlay hover:text-ink'
      : `px-1 hover:brightness-110 ${markClass(mark.tone, mark.line ?? 'solid')}`;
  return (
    <button
      type="button"
      title={mark?.label}
      aria-label={`${words}: ${mark?.label ?? 'no label'}`}
      aria-haspopup={opens}
      aria-expanded={opens === undefined ? undefined : isOpen}
      tabIndex={isStop ? 0 : -1}
      onFocus={() => onStop(start)}
      onKeyDown={goAlong}
      onClick={(event) => onPress({ start, end: start + words.length }, event.currentTarget)}
      className={`max-w-full rounded-small py-0.5 text-start leading-6 whitespace-pre-wrap aria-expanded:outline-2 aria-expanded:outline-focus pointer-coarse:min-h-11 ${look}`}
    >
      {words}
      {mark?.tag === undefined ? null : <Tag>{mark.tag}</Tag>}
    </button>
  );
});

function Tag({ children }: { children: string }) {
  return (
    <span className="ml-1.5 inline-block text-caption whitespace-nowrap text-ink-muted select-none">
      {children}
    </span>
  );
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

function goAlong(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  const buttons = [...(event.currentTarget.parentElement?.querySelectorAll('button') ?? [])];
  const at = buttons.findIndex((button) => button === event.currentTarget);
  buttons[step(at, buttons.length)]?.focus();
}
