import { ArrowRight } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { figureWords } from '../../../../catalog/early-learning/figure.ts';
import type { Question } from '../../../../catalog/early-learning/question.ts';
import { questionsInRound } from '../../../../catalog/early-learning/question.ts';
import { FigureView } from '../figures/figure-view.tsx';
import type { Say } from '../use-voice.ts';
import { BigButton } from './big-button.tsx';
import { Choices } from './choices.tsx';
import { isForOthers, isFree } from './is-free.ts';
import { PlayBar } from './play-bar.tsx';
import { PromptSign } from './prompt-sign.tsx';
import { RoundDots } from './round-dots.tsx';
import type { RoundState } from './use-round.ts';

/** What was right goes on by itself; what was not waits until it was looked at. */
const goOnMs = 1_400;

interface RoundScreenProps {
  state: RoundState;
  question: Question;
  pick: (place: number) => void;
  goOn: () => void;
  seen: () => void;
  voice: { readonly canSpeak: boolean; readonly say: Say };
  isLast: boolean;
  onHome: () => void;
}

/** One question: what it is about above, pictures to choose from below. */
export function RoundScreen({ state, question, pick, goOn, seen, voice, isLast, onHome }: RoundScreenProps) {
  const { picked, asked } = state;
  const { item } = question;
  const { say, canSpeak } = voice;
  const isRight = picked === question.right;
  const section = useRef<HTMLElement>(null);
  const focusOn = (selector: string) =>
    section.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  const begin = useEffectEvent(() => {
    seen();
    say(item.say);
    // The picture that was pressed is gone: who plays by keys goes on before the first of the new ones.
    if (document.activeElement === document.body) focusOn('[data-choices]');
  });
  // The same item may come again in a round: every question is a new one.
  useEffect(() => {
    if (question !== undefined) begin();
  }, [question]);
  const proceed = useEffectEvent(goOn);
  useEffect(() => {
    if (!isRight) return;
    const timer = setTimeout(() => proceed(), goOnMs);
    return () => clearTimeout(timer);
  }, [isRight]);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isForOthers(event) || event.repeat) return;
    if (/^[1-9]$/.test(event.key)) pick(Number(event.key) - 1);
    else if (event.key.toLowerCase() === 'r') say(item.say);
    else if (event.key === 'Enter' && picked !== undefined && isFree(event.target)) goOn();
    else if (event.key.startsWith('Arrow') && isFree(event.target)) focusOn('[data-choice]');
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <section
      ref={section}
      aria-label="Question"
      className="mx-auto grid w-full max-w-3xl content-start gap-4 sm:gap-6"
    >
      <PlayBar onHome={onHome} onRepeat={canSpeak ? () => say(item.say) : undefined} isLast={isLast}>
        <RoundDots asked={asked} total={questionsInRound} />
      </PlayBar>
      <div className="grid justify-items-center gap-3 rounded-soft border border-line bg-surface-raised p-4 sm:p-6">
        <p aria-live="polite" className="sr-only">
          {item.say} {figureWords(item.prompt)}.
        </p>
        <div className="flex h-48 w-full max-w-md items-center justify-center sm:h-56">
          <FigureView key={item.id} figure={item.prompt} revealed={picked !== undefined} />
        </div>
        <PromptSign sign={item.sign} />
      </div>
      <Choices question={question} picked={picked} onPick={pick} />
      <div className="flex h-16 justify-center">
        {picked === undefined ? null : (
          <BigButton label="Go on" look="go" className="h-16 w-28" onClick={goOn}>
            <ArrowRight aria-hidden />
          </BigButton>
        )}
      </div>
      <p aria-live="assertive" className="sr-only">
        {picked === undefined ? '' : isRight ? 'Yes.' : `It is ${figureWords(item.right)}. It comes again.`}
      </p>
    </section>
  );
}
