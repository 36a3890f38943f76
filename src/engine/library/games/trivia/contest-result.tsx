import { Button } from '../../ui/button.tsx';
import { type Contest, rightCount, scoreOf } from './contest.ts';

export function ContestResult({ contest, onAgain }: { contest: Contest; onAgain: () => void }) {
  const right = rightCount(contest);
  const share = Math.round((right / Math.max(1, contest.questions.length)) * 100);
  return (
    <div className="grid gap-4">
      <div className="rounded-card bg-primary p-5 text-center text-on-primary">
        <p className="font-heading text-4xl font-bold tabular-nums">{scoreOf(contest)} points</p>
        <p className="mt-1">
          {right} of {contest.questions.length} right ({share}%), longest streak {contest.longest}
        </p>
      </div>
      <details className="rounded-control border border-line">
        <summary className="min-h-11 cursor-pointer px-3 py-2.5 text-sm font-semibold">
          Review answers
        </summary>
        <ol className="grid gap-2 px-3 pb-3 text-sm">
          {contest.given.map(({ question, answer }) => (
            <li key={question.text} className="rounded-control bg-soft px-3 py-2">
              <p className="font-semibold">{question.text}</p>
              <p>
                {answer === question.right
                  ? `Right: ${question.right}`
                  : `Your answer: ${answer ?? 'none'}. Right: ${question.right}`}
              </p>
            </li>
          ))}
        </ol>
      </details>
      <Button look="primary" onClick={onAgain}>
        Play again
      </Button>
    </div>
  );
}
