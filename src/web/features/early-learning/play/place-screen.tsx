import { useState } from 'react';
import type { Place, World } from '../../../../catalog/early-learning/bands.ts';
import type { DrawingName } from '../../../../catalog/early-learning/drawings.ts';
import type { Figure } from '../../../../catalog/early-learning/figure.ts';
import { type Learned, stickerOf, tracedWell, traceId } from '../../../../catalog/early-learning/learned.ts';
import { questionsInRound, starsFor } from '../../../../catalog/early-learning/question.ts';
import { glyphsInRound, glyphsOfRound } from '../../../../catalog/early-learning/trace-round.ts';
import type { ItemAnswer } from '../../../../methods/early-learning/strength.ts';
import { seededRandom } from '../../../../methods/random/seeded.ts';
import { nowMs } from '../day-of.ts';
import type { Happened } from '../day-writer.ts';
import { TraceGlyph } from '../trace/trace-glyph.tsx';
import type { Child } from '../use-children.ts';
import type { Say } from '../use-voice.ts';
import { PlayBar } from './play-bar.tsx';
import { RoundDots } from './round-dots.tsx';
import { RoundEnd } from './round-end.tsx';
import { RoundScreen } from './round-screen.tsx';
import { useRound } from './use-round.ts';

export interface PlaceScreenProps {
  child: Child;
  learned: Learned;
  voice: { readonly canSpeak: boolean; readonly say: Say };
  /** Time is up: this round can be finished, and is the last. */
  isLast: boolean;
  write: (happened: Happened) => void;
  onHome: () => void;
  onAgain: () => void;
}

/** A round in one of the worlds, or of tracing, up to its end. */
export function PlaceScreen({ place, ...rest }: PlaceScreenProps & { place: Place }) {
  return place === 'trace' ? <TraceRound {...rest} /> : <WorldRound world={place} {...rest} />;
}

interface Ended {
  readonly stars: number;
  readonly sticker: DrawingName;
}

/** Writes the end of a round down, once. */
function useEnd(place: Place, learned: Learned, write: (happened: Happened) => void) {
  const [ended, setEnded] = useState<Ended>();
  function end(right: number, asked: number): void {
    if (ended !== undefined) return;
    const stars = starsFor(right, asked);
    const sticker = stickerOf(learned.rounds.length);
    write({ round: { place, stars, sticker } });
    setEnded({ stars, sticker });
  }
  return { ended, end };
}

function WorldRound({
  world,
  child,
  learned,
  voice,
  isLast,
  write,
  onHome,
  onAgain,
}: PlaceScreenProps & { world: World }) {
  const { state, pick, goOn, seen } = useRound(child, world, learned.answers, write);
  const { ended, end } = useEnd(world, learned, write);
  const { question, asked, met } = state;
  if (ended !== undefined) {
    const figures = met.map((one): Figure => one.question.item.right);
    return (
      <RoundEnd
        animal={child.animal}
        {...ended}
        learned={figures}
        say={voice.say}
        onAgain={onAgain}
        onHome={onHome}
      />
    );
  }
  if (question === undefined) return null;
  return (
    <RoundScreen
      state={state}
      question={question}
      pick={pick}
      goOn={() => {
        // The last answer ends the round; the screen of questions is not shown again.
        if (asked.length >= questionsInRound) end(asked.filter(({ right }) => right).length, asked.length);
        else goOn();
      }}
      seen={seen}
      voice={voice}
      isLast={isLast}
      onHome={onHome}
    />
  );
}

function TraceRound({ child, learned, voice, isLast, write, onHome, onAgain }: PlaceScreenProps) {
  const [glyphs] = useState(() =>
    glyphsOfRound(
      child.settings.letterCase,
      tracedWell(learned.answers),
      seededRandom(nowMs() % 2_147_483_647),
    ),
  );
  const [at, setAt] = useState(0);
  const [traced, setTraced] = useState<readonly ItemAnswer[]>([]);
  const [begunAt, setBegunAt] = useState(() => performance.now());
  const { ended, end } = useEnd('trace', learned, write);
  const glyph = glyphs[at];
  if (ended !== undefined) {
    const figures = glyphs.map((text): Figure => ({ kind: 'text', text }));
    return (
      <RoundEnd
        animal={child.animal}
        {...ended}
        learned={figures}
        say={voice.say}
        onAgain={onAgain}
        onHome={onHome}
      />
    );
  }
  if (glyph === undefined) return null;
  return (
    <section aria-label="Tracing" className="mx-auto grid w-full max-w-3xl content-start gap-4 sm:gap-6">
      <PlayBar
        onHome={onHome}
        onRepeat={voice.canSpeak ? () => voice.say(`Trace ${glyph}.`) : undefined}
        isLast={isLast}
      >
        <RoundDots asked={traced} total={glyphsInRound} />
      </PlayBar>
      <TraceGlyph
        key={`${at} ${glyph}`}
        child={child}
        glyph={glyph}
        say={voice.say}
        onTraced={(well) => {
          write({
            answer: { item: traceId(glyph), right: well, ms: Math.min(600_000, performance.now() - begunAt) },
          });
          setTraced([...traced, { item: glyph, right: well }]);
        }}
        onNext={() => {
          setBegunAt(performance.now());
          // Who has skipped all of them goes back without an end to celebrate.
          if (at + 1 < glyphs.length) setAt(at + 1);
          else if (traced.length === 0) onHome();
          else end(traced.filter(({ right }) => right).length, traced.length);
        }}
      />
    </section>
  );
}
