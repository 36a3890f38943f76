import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { correctionsSaid } from '../../../../engine/reader/correct-reading.ts';
import { type Reading, type Span, spanKinds } from '../../../../engine/reader/reading.ts';
import { kindWords } from '../../../../engine/reader/span-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/switch.tsx';
import type { TextPlace } from '../cut-text.ts';
import { MarkLegend } from '../mark-legend.tsx';
import { MarkedText, type TextMark } from '../marked-text.tsx';
import { labelWords, resizings } from './edit-spans.ts';
import { kindLooks } from './kind-looks.ts';
import { LabelMenu } from './label-menu.tsx';
import { PlanPart } from './plan-part.tsx';

interface PlanReadingProps {
  reading: Reading;
  /** As they are corrected; undefined while they are as they were read. */
  corrected: readonly Span[] | undefined;
  /** Why nothing can be corrected now; undefined where it can. */
  why: string | undefined;
  busy: boolean;
  /** What else becomes of a new plan. */
  note: string;
  onCorrect: (spans: readonly Span[] | undefined) => void;
  onPlan: () => void;
}

interface Pressed {
  readonly place: TextPlace;
  readonly button: HTMLElement;
}

/** The description with what each word group was taken for, to correct by a press. */
export function PlanReading(props: PlanReadingProps) {
  const { reading, corrected, why, busy, note, onCorrect, onPlan } = props;
  const { text } = reading;
  const [pressed, setPressed] = useState<Pressed>();
  // What was pressed is known until the menu has faded away.
  const [isOpen, setOpen] = useState(false);
  const [allWords, setAllWords] = useState(false);
  const spans = corrected ?? reading.spans;
  const marks = useMemo(() => spans.map(markOf), [spans]);
  const said = useMemo(() => correctionsSaid(reading, spans), [reading, spans]);
  const press = useCallback((place: TextPlace, button: HTMLElement) => {
    setPressed({ place, button });
    setOpen(true);
  }, []);
  const used = spanKinds.filter((kind) => spans.some((span) => span.kind === kind));
  const own = spans.find(({ start }) => start === pressed?.place.start);

  function take(next: readonly Span[]) {
    setOpen(false);
    onCorrect(correctionsSaid(reading, next).length === 0 ? undefined : next);
  }

  return (
    <PlanPart heading="How your description was read">
      <div className="grid gap-4">
        <p className="text-small text-ink-muted">
          {why ?? 'The app is planned from these words. Press one to say what it is.'}
        </p>
        <MarkedText
          text={text}
          marks={marks}
          name="Your description"
          {...(why === undefined ? { onPress: press, opens: 'menu' as const } : {})}
          pressWords={allWords}
          open={isOpen ? pressed?.place.start : undefined}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line pt-3">
          <MarkLegend
            name="What the marks mean"
            entries={used.map((kind) => ({ ...kindLooks[kind], label: kindWords[kind].name }))}
          />
          {why === undefined ? (
            <Switch checked={allWords} onChange={setAllWords} label="Press plain words too" />
          ) : null}
        </div>
        {said.length === 0 ? null : (
          <Corrections said={said} note={note}>
            <Button disabled={busy} onClick={() => onCorrect(undefined)}>
              Discard
            </Button>
            <Button look="primary" busy={busy} disabled={why !== undefined} onClick={onPlan}>
              Plan again from these
            </Button>
          </Corrections>
        )}
      </div>
      {pressed === undefined ? null : (
        <LabelMenu
          open={isOpen}
          anchor={pressed.button}
          words={text.slice(pressed.place.start, pressed.place.end)}
          kind={own?.kind}
          ways={own === undefined ? [] : resizings(text, spans, own)}
          onKind={(kind) => take(labelWords(spans, pressed.place, kind))}
          onResize={({ to }) => take(labelWords(labelWords(spans, pressed.place, undefined), to, own?.kind))}
          onClose={() => setOpen(false)}
        />
      )}
    </PlanPart>
  );
}

function markOf({ kind, start, end }: Span): TextMark {
  return { start, end, ...kindLooks[kind], label: kindWords[kind].name, tag: kindWords[kind].tag };
}

/** What is corrected and not planned yet. */
function Corrections({
  said,
  note,
  children,
}: {
  said: readonly string[];
  note: string;
  children: ReactNode;
}) {
  return (
    <div className="sticky bottom-0 grid gap-2 rounded-medium border border-line-strong bg-popup p-3 shadow-overlay">
      <ul
        aria-label="Your corrections"
        className="grid max-h-40 list-disc gap-1 overflow-y-auto pl-4 text-small text-ink"
      >
        {said.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-small text-ink-muted">{note}</p>
        <div className="flex gap-2">{children}</div>
      </div>
    </div>
  );
}
