import type { Answer } from '../../../../ask/answer.ts';
import { InsteadAnswer } from '../model/instead-answer.tsx';
import { SaidAnswer } from '../model/said-answer.tsx';
import { AgentAnswer } from './agent-answer.tsx';
import { AppAnswer } from './app-answer.tsx';
import { ExactAnswer } from './exact-answer.tsx';
import { PlaceList } from './place-list.tsx';
import { QuotesAnswer } from './quotes-answer.tsx';
import { UnknownAnswer } from './unknown-answer.tsx';

interface AnswerViewProps {
  question: string;
  /** Undefined when it was given by a version that has other kinds of answers. */
  answer: Answer | undefined;
  /** Asks the same of what is here, where a model did not get to its end. */
  onAskWithout?: () => void;
}

/** An answer, each kind in its own form. */
export function AnswerView({ question, answer, onAskWithout }: AnswerViewProps) {
  if (answer === undefined)
    return (
      <p className="text-small text-ink-muted">
        This was answered by another version of the product and cannot be shown here. Ask it again.
      </p>
    );
  switch (answer.kind) {
    case 'exact':
      return <ExactAnswer question={question} answer={answer} />;
    case 'quotes':
      return <QuotesAnswer quotes={answer.quotes} opens={answer.opens} />;
    case 'agent':
      return <AgentAnswer question={question} answer={answer} />;
    case 'app':
      return <AppAnswer description={answer.description} />;
    case 'own':
      return (
        <div className="grid grid-cols-1 gap-3">
          <p className="wrap-anywhere text-ink">{answer.text}</p>
          <PlaceList label="Where to find it" places={answer.places} />
        </div>
      );
    case 'cannot':
      return <p className="wrap-anywhere text-ink">{answer.reason}</p>;
    case 'unknown':
      return <UnknownAnswer question={question} nearest={answer.nearest} />;
    case 'said':
      return <SaidAnswer said={answer} onAskWithout={onAskWithout} />;
    case 'instead':
      return (
        <InsteadAnswer trouble={answer.trouble}>
          <AnswerView question={question} answer={answer.answer} />
        </InsteadAnswer>
      );
  }
}
