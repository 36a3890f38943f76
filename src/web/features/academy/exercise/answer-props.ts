import type { Answer } from '../../../../methods/grading/task.ts';

/** What every way of answering is given. */
export interface AnswerProps<Task> {
  task: Task;
  answer: Answer | undefined;
  onAnswer: (answer: Answer) => void;
  /** The title of the exercise, which names its fields. */
  label: string;
  /** Mixes what has to be mixed, always the same way. */
  seed: string;
  /** Which parts were right when it was last checked. */
  parts?: readonly boolean[] | undefined;
}

export function numbersOf(answer: Answer | undefined): readonly number[] {
  return Array.isArray(answer) ? answer.filter((one): one is number => typeof one === 'number') : [];
}

export function textsOf(answer: Answer | undefined): readonly string[] {
  return Array.isArray(answer) ? answer.map(String) : [];
}
