import { ArrowRight, Play, Route, SkipForward, Undo2, Waypoints } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { traceTolerance } from '../../../../catalog/early-learning/bands.ts';
import { figureWords } from '../../../../catalog/early-learning/figure.ts';
import type { Arrow } from '../../../../methods/early-learning/follow-stroke.ts';
import type { StrokeFault } from '../../../../methods/early-learning/judge-stroke.ts';
import { BigButton } from '../play/big-button.tsx';
import { isForOthers, isFree } from '../play/is-free.ts';
import type { Child } from '../use-children.ts';
import type { Say } from '../use-voice.ts';
import { TracePaper } from './trace-paper.tsx';
import { useTrace } from './use-trace.ts';

const faults: Readonly<Record<StrokeFault, { readonly sign: ReactNode; readonly words: string }>> = {
  direction: { sign: <Undo2 aria-hidden />, words: 'The other way round. Start at the green dot.' },
  'too-short': { sign: <Waypoints aria-hidden />, words: 'Go on to the end of the line.' },
  'off-line': { sign: <Route aria-hidden />, words: 'Stay on the line. Slowly.' },
};

const arrows: Readonly<Record<string, Arrow>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

interface TraceGlyphProps {
  child: Child;
  glyph: string;
  say: Say;
  /** It was traced to its end; well, when hardly a stroke went wrong. */
  onTraced: (well: boolean) => void;
  onNext: () => void;
}

/** One letter or digit on its paper, by finger, mouse, pen or arrow keys. Skipping it costs nothing. */
export function TraceGlyph({ child, glyph, say, onTraced, onNext }: TraceGlyphProps) {
  const { state, isDone, draw, move, show } = useTrace(glyph, traceTolerance[child.band]);
  const { fault, at, strokes } = state;
  const name = figureWords({ kind: 'text', text: glyph });
  const label = isDone ? `${name}, done` : `Trace ${name}: stroke ${at + 1} of ${strokes.length}`;
  const begin = useEffectEvent(() => say(`Trace ${name}. Start at the green dot.`));
  useEffect(() => begin(), []);
  const explain = useEffectEvent(() => {
    if (fault !== undefined) say(faults[fault].words);
  });
  useEffect(() => {
    if (state.faults > 0) explain();
  }, [state.faults]);
  const finish = useEffectEvent(() => {
    say('Well done.');
    onTraced(state.faults <= 1);
  });
  useEffect(() => {
    if (isDone) finish();
  }, [isDone]);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (isForOthers(event)) return;
    if (arrow !== undefined) move(arrow);
    else if (event.key === 'Enter' && isDone && isFree(event.target)) onNext();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div
      className={`flex flex-col items-center justify-center gap-4 ${child.settings.leftHanded ? 'sm:flex-row-reverse' : 'sm:flex-row'}`}
    >
      <span className="hidden w-16 sm:block" />
      <TracePaper state={state} label={label} onDraw={draw} />
      <div
        className={`flex shrink-0 items-center gap-4 sm:w-16 sm:flex-col ${child.settings.leftHanded ? 'flex-row-reverse' : ''}`}
      >
        <span
          aria-hidden="true"
          className="flex size-16 items-center justify-center text-crayon-orange [&>svg]:size-10"
        >
          {fault === undefined ? null : faults[fault].sign}
        </span>
        <BigButton label="Show me how" onClick={show}>
          <Play aria-hidden />
        </BigButton>
        {isDone ? (
          <BigButton label="Go on" look="go" onClick={onNext}>
            <ArrowRight aria-hidden />
          </BigButton>
        ) : (
          <BigButton label="Skip this one" onClick={onNext}>
            <SkipForward aria-hidden />
          </BigButton>
        )}
        <p aria-live="polite" className="sr-only">
          {label}.{' '}
          {isDone
            ? 'Well done.'
            : fault === undefined
              ? 'Follow the line with the arrow keys.'
              : faults[fault].words}
        </p>
      </div>
    </div>
  );
}
