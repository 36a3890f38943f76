import type { ItemAnswer } from '../../../../methods/early-learning/strength.ts';
import { Named } from '../figures/named.tsx';

/** How far the round is: a star for what was right at once, a round dot for what comes again. */
export function RoundDots({ asked, total }: { asked: readonly ItemAnswer[]; total: number }) {
  return (
    <Named words={`${asked.length} of ${total} done`} className="flex min-w-0 flex-1 justify-center">
      <svg aria-hidden="true" viewBox={`0 0 ${total * 20} 20`} className="h-4 w-full max-w-60 sm:h-5">
        {Array.from({ length: total }, (_, at) => {
          const answer = asked[at];
          const x = at * 20 + 10;
          if (answer?.right === true)
            return (
              <path
                key={at.toString()}
                transform={`translate(${x} 10)`}
                d="M0 -9L2.600 -3L9 -2.600L4 1.600L5.600 8L0 4.500L-5.600 8L-4 1.600L-9 -2.600L-2.600 -3Z"
                className="fill-crayon-yellow stroke-crayon-orange"
              />
            );
          return (
            <circle
              key={at.toString()}
              cx={x}
              cy={10}
              r={answer === undefined ? 4 : 6}
              className={answer === undefined ? 'fill-line-strong' : 'fill-crayon-blue'}
            />
          );
        })}
      </svg>
    </Named>
  );
}
