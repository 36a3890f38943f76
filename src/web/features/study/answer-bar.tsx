import { Button } from '../../ui/button.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { nowMs, untilWords } from './study-day.ts';
import type { Answer, Sitting } from './use-review.ts';

interface AnswerBarProps {
  isOpen: boolean;
  dues: Sitting['dues'];
  onShow: () => void;
  onAnswer: (grade: Answer) => void;
}

const grades = [
  { grade: 1, label: 'Again', tone: 'border-negative/50 text-negative' },
  { grade: 2, label: 'Hard', tone: 'border-caution/50 text-caution' },
  { grade: 3, label: 'Good', tone: 'border-positive/50 text-positive' },
  { grade: 4, label: 'Easy', tone: 'border-accent/50 text-accent' },
] as const;

/** Within reach of a thumb: shows the answer, then takes how well it was known. */
export function AnswerBar({ isOpen, dues, onShow, onAnswer }: AnswerBarProps) {
  return (
    <div className="sticky bottom-0 bg-ground pt-1 pb-3">
      {isOpen ? (
        <div className="grid grid-cols-4 gap-2">
          {grades.map(({ grade, label, tone }) => (
            <button
              key={grade}
              type="button"
              className={`flex min-h-16 flex-col items-center justify-center rounded-medium border bg-control px-1 hover:bg-surface-overlay ${tone}`}
              onClick={() => onAnswer(grade)}
            >
              <span className="text-body font-semibold">{label}</span>
              <span className="text-caption text-ink-muted tabular-nums">
                {untilWords((dues?.[grade - 1] ?? 0) - nowMs())}
              </span>
            </button>
          ))}
        </div>
      ) : (
        <Button look="primary" size="large" className="min-h-16 w-full" onClick={onShow}>
          Show the answer
        </Button>
      )}
      <p className="mt-2 text-center text-caption text-ink-muted max-sm:hidden">
        <Kbd>Space</Kbd> shows, <Kbd>1</Kbd> to <Kbd>4</Kbd> answer, <Kbd>Z</Kbd> takes back, <Kbd>B</Kbd>{' '}
        puts off
      </p>
    </div>
  );
}
