import type { NumberTask, TextTask } from '../../../../methods/grading/task.ts';
import { Input } from '../../../ui/input.tsx';
import type { AnswerProps } from './answer-props.ts';

/** A number or a few words. */
export function AnswerField({ task, answer, onAnswer, label }: AnswerProps<NumberTask | TextTask>) {
  const unit = task.type === 'number' ? task.unit : undefined;
  return (
    <div className="flex max-w-sm items-center gap-2.5">
      <Input
        aria-label={`Your answer: ${label}${unit === undefined ? '' : `, in ${unit}`}`}
        inputMode={task.type === 'number' ? 'text' : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={200}
        placeholder={task.type === 'number' ? 'A number' : 'A word or a short term'}
        value={typeof answer === 'string' ? answer : ''}
        onChange={(event) => onAnswer(event.target.value)}
        className={task.type === 'number' ? 'tabular-nums' : ''}
      />
      {unit === undefined ? null : (
        <span aria-hidden className="shrink-0 text-small text-ink-muted">
          {unit}
        </span>
      )}
    </div>
  );
}
