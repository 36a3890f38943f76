import type { Task } from '../../../../methods/grading/task.ts';
import { AnswerField } from './answer-field.tsx';
import type { AnswerProps } from './answer-props.ts';
import { ChoiceAnswer } from './choice-answer.tsx';
import { CodeAnswer } from './code-answer.tsx';
import { MatchAnswer } from './match-answer.tsx';
import { OrderAnswer } from './order-answer.tsx';
import { TableAnswer } from './table-answer.tsx';

/** The way of answering that fits the task. */
export function AnswerInput({ task, ...rest }: AnswerProps<Task>) {
  switch (task.type) {
    case 'number':
    case 'text':
      return <AnswerField task={task} {...rest} />;
    case 'choice':
      return <ChoiceAnswer task={task} {...rest} />;
    case 'order':
      return <OrderAnswer task={task} {...rest} />;
    case 'match':
      return <MatchAnswer task={task} {...rest} />;
    case 'table':
      return <TableAnswer task={task} {...rest} />;
    case 'code':
      return <CodeAnswer task={task} {...rest} />;
  }
}
