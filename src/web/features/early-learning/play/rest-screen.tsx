import { ArrowLeft } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';
import type { RestReason } from '../../../../methods/early-learning/play-time.ts';
import { abcAddress } from '../abc-addresses.ts';
import { Placed } from '../figures/picture.tsx';
import type { Child } from '../use-children.ts';
import type { Say } from '../use-voice.ts';

const words: Readonly<Record<RestReason, string>> = {
  day: 'Time to rest. See you tomorrow.',
  sitting: 'Time for a little break.',
  quiet: 'It is quiet time now. Sleep well.',
};

interface RestScreenProps {
  child: Child;
  reason: RestReason;
  say: Say;
}

/** A gentle end: the animal sleeps under the moon. */
export function RestScreen({ child, reason, say }: RestScreenProps) {
  const begin = useEffectEvent(() => say(words[reason]));
  useEffect(() => begin(), []);
  return (
    <section
      aria-labelledby="rest"
      className="mx-auto grid w-full max-w-xl content-start justify-items-center gap-5 py-4 text-center"
    >
      <svg aria-hidden="true" viewBox="0 0 160 130" className="w-full max-w-md">
        <rect x={2} y={2} width={156} height={126} rx={22} className="fill-crayon-violet opacity-25" />
        <Placed name="moon" x={104} y={10} size={40} />
        {[
          [22, 22],
          [52, 14],
          [84, 30],
          [34, 48],
          [142, 66],
        ].map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={2.2} className="fill-crayon-yellow" />
        ))}
        <Placed name={child.animal} x={46} y={44} size={58} />
        <path d="M22 128V102C36 90 124 90 138 102V128Z" className="fill-crayon-blue" />
        <path
          d="M22 106C36 95 124 95 138 106"
          fill="none"
          strokeWidth={5}
          strokeLinecap="round"
          className="stroke-crayon-white"
        />
        <path
          d="M110 60h8l-8 9h8M122 46h6l-6 7h6"
          fill="none"
          strokeWidth={2.5}
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-ink"
        />
      </svg>
      <h2 id="rest" className="text-title font-semibold text-ink">
        {words[reason]}
      </h2>
      <Link
        to={abcAddress.home}
        aria-label="Back to the animals"
        className="flex size-16 items-center justify-center rounded-soft border-3 border-line-strong bg-surface text-ink hover:bg-surface-raised"
      >
        <ArrowLeft aria-hidden className="size-8" />
      </Link>
    </section>
  );
}
