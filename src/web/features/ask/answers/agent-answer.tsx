import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { AgentOffer, Answer, FilledField } from '../../../../ask/answer.ts';
import { handingState } from '../../../lib/handed-values.ts';
import { href } from '../../../lib/href.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { PlaceList } from './place-list.tsx';

type Agent = Extract<Answer, { kind: 'agent' }>;

/** The agent that does it, and what its form will hold. */
export function AgentAnswer({ question, answer: { others, ...offer } }: { question: string; answer: Agent }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <OfferedAgent question={question} offer={offer} />
      {others.length === 0 ? null : (
        <div className="grid grid-cols-1 gap-1">
          <p className="text-small text-ink-muted">Or did you mean</p>
          <PlaceList label="Other agents" places={others} />
        </div>
      )}
    </div>
  );
}

export function OfferedAgent({
  question,
  offer: { slug, name, job, filled },
}: {
  question: string;
  offer: AgentOffer;
}) {
  return (
    <div className="grid grid-cols-1 gap-4 rounded-large border border-line bg-surface p-5 shadow-card">
      <div>
        <p className="text-body font-semibold text-ink">{name}</p>
        <p className="mt-1 text-small text-ink-muted">{job}</p>
      </div>
      {filled.length === 0 ? null : <Filled filled={filled} />}
      <div>
        <Link
          to={href('/agents/:slug', { slug })}
          state={handingState({ question, values: filled })}
          className={buttonClass('primary')}
        >
          Open the desk
          <ArrowRight aria-hidden />
        </Link>
      </div>
    </div>
  );
}

function Filled({ filled }: { filled: readonly FilledField[] }) {
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 text-small">
      {filled.map(({ field, label, value, words }) => (
        <div key={field} className="col-span-2 grid grid-cols-subgrid items-baseline">
          <dt className="min-w-0 text-ink-muted">{label}</dt>
          <dd className="text-right wrap-anywhere text-ink tabular-nums">
            {typeof value === 'number' ? value.toLocaleString('en', { maximumFractionDigits: 6 }) : value}
            <span className="block text-caption text-ink-muted">from “{words}”</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
