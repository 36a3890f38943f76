import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { LevelSelect } from '../game-frame.tsx';
import type { Question } from './question.ts';

const timers = { 'No timer': 0, '10 seconds': 10, '20 seconds': 20, '30 seconds': 30 };
type Timer = keyof typeof timers;
const timerNames = Object.keys(timers) as Timer[];

export function StartForm({
  questions,
  seconds,
  onStart,
}: {
  questions: readonly Question[];
  seconds: number;
  onStart: (category: string | undefined, seconds: number) => void;
}) {
  const [timer, setTimer] = useState<Timer>(
    timerNames.find((name) => timers[name] === seconds) ?? 'No timer',
  );
  const categories = [...new Set(questions.map(({ category }) => category))];
  const countOf = (category: string) => questions.filter((question) => question.category === category).length;
  return (
    <div className="grid gap-4">
      <LevelSelect label="Timer" options={timerNames} value={timer} onChange={setTimer} />
      <div role="group" aria-label="Category" className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {categories.map((category) => (
          <Button
            key={category}
            className="min-h-16 flex-col gap-0!"
            onClick={() => onStart(category, timers[timer])}
          >
            {category}
            <span className="text-xs font-normal text-muted">{countOf(category)} questions</span>
          </Button>
        ))}
      </div>
      <Button look="primary" onClick={() => onStart(undefined, timers[timer])}>
        Start with all categories
      </Button>
    </div>
  );
}
