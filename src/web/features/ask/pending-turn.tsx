import { Spinner } from '../../ui/spinner.tsx';
import { HearingView } from './model/hearing-view.tsx';
import { QuestionText } from './turn-view.tsx';
import type { PendingQuestion } from './use-asking.ts';

/** A question that is being answered, with what a model has said of the answer. */
export function PendingTurn({ pending: { question, speaker, hearing } }: { pending: PendingQuestion }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <QuestionText question={question} />
      {speaker === undefined || hearing === undefined ? (
        <Spinner>Looking for the answer</Spinner>
      ) : (
        <HearingView hearing={hearing} speaker={speaker} />
      )}
    </div>
  );
}
