import { type Answer, type ComparedTask, cellsToFill } from '../../methods/grading/task.ts';

/** The answer that a course itself calls right. */
export function rightAnswer(task: ComparedTask): Answer {
  switch (task.type) {
    case 'number':
      return String(task.answer);
    case 'text':
      return task.accept[0] ?? '';
    case 'choice':
      return task.options.flatMap(({ right }, at) => (right ? [at] : []));
    case 'order':
      return task.items.map((_, at) => at);
    case 'match':
      return task.pairs.map((_, at) => at);
    case 'table':
      return cellsToFill(task).map((cell) =>
        cell.kind === 'number' ? String(cell.answer) : cell.kind === 'text' ? (cell.accept[0] ?? '') : '',
      );
  }
}
