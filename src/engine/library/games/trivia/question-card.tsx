import { CircleCheck, CircleX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { type Contest, currentIndex } from './contest.ts';

/** One question. When the time runs out it is answered with nothing. */
export function QuestionCard({
  contest,
  seconds,
  onAnswer,
  onNext,
}: {
  contest: Contest;
  seconds: number;
  onAnswer: (answer: string | undefined) => void;
  onNext: () => void;
}) {
  const index = currentIndex(contest);
  const question = contest.questions[index];
  const left = useCountdown(seconds, contest.showing, () => onAnswer(undefined));
  if (question === undefined) return null;
  const answer = contest.showing ? contest.given.at(-1)?.answer : undefined;
  const last = index + 1 === contest.questions.length;
  return (
    <div className="grid gap-4">
      <div className="flex justify-between gap-3 text-sm text-muted">
        <span>{question.category}</span>
        {seconds === 0 ? null : (
          <span className="font-semibold tabular-nums">{contest.showing ? '' : `${left} s left`}</span>
        )}
      </div>
      <h3 className="font-heading text-xl font-semibold">{question.text}</h3>
      <div role="group" aria-label="Answers" className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {question.choices.map((choice) => {
          const right = contest.showing && choice === question.right;
          const wrong = contest.showing && choice === answer && !right;
          const look = right
            ? 'bg-good-soft! text-good! border-current! opacity-100!'
            : wrong
              ? 'bg-danger-soft! text-danger-ink! border-current! opacity-100!'
              : '';
          return (
            <Button
              key={choice}
              data-answer
              disabled={contest.showing}
              className={`min-h-14 justify-between! text-left ${look}`}
              onClick={() => onAnswer(choice)}
            >
              {choice}
              {right ? <CircleCheck aria-hidden="true" className="size-5 shrink-0" /> : null}
              {wrong ? <CircleX aria-hidden="true" className="size-5 shrink-0" /> : null}
            </Button>
          );
        })}
      </div>
      {contest.showing ? (
        <Button look="primary" onClick={onNext}>
          {last ? 'See result' : 'Next question'}
        </Button>
      ) : null}
    </div>
  );
}

function useCountdown(seconds: number, stopped: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (seconds === 0 || stopped) return;
    const timer = setInterval(() => setLeft((before) => Math.max(0, before - 1)), 1000);
    return () => clearInterval(timer);
  }, [seconds, stopped]);
  useEffect(() => {
    if (seconds > 0 && left === 0 && !stopped) end.current();
  }, [seconds, left, stopped]);
  return left;
}
