import type { TableTask } from '../../../../methods/grading/task.ts';
import { inputClass } from '../../../ui/input.tsx';
import { InlineText } from '../inline-text.tsx';
import { type AnswerProps, textsOf } from './answer-props.ts';

const scrollable = 0;

/** A table with cells to fill in. It scrolls by itself where it is wider than the screen. */
export function TableAnswer({ task, answer, onAnswer, label, parts }: AnswerProps<TableTask>) {
  const given = textsOf(answer);
  const count = task.rows.flat().filter(({ kind }) => kind !== 'given').length;
  let next = 0;
  const rows = task.rows.map((row) => row.map((cell) => ({ cell, at: cell.kind === 'given' ? -1 : next++ })));

  function fill(at: number, text: string): void {
    onAnswer(Array.from({ length: count }, (_, place) => (place === at ? text : (given[place] ?? ''))));
  }

  return (
    <section
      aria-label={`Table: ${label}`}
      tabIndex={scrollable}
      className="overflow-x-auto rounded-medium border border-line"
    >
      <table className="w-full text-small">
        <thead>
          <tr className="border-b border-line bg-surface-raised text-left">
            {task.header.map((head) => (
              <th key={head} scope="col" className="px-3 py-2 font-medium text-ink">
                <InlineText text={head} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            <tr key={JSON.stringify(task.rows[line])} className="border-b border-line last:border-b-0">
              {row.map(({ cell, at }, column) => (
                <td key={task.header[column]} className="min-w-28 px-3 py-2 align-middle text-ink">
                  {cell.kind === 'given' ? (
                    <InlineText text={cell.text} />
                  ) : (
                    <input
                      aria-label={`${task.header[column] ?? ''}, row ${line + 1}`}
                      aria-invalid={parts?.[at] === false ? true : undefined}
                      autoComplete="off"
                      maxLength={100}
                      value={given[at] ?? ''}
                      onChange={(event) => fill(at, event.target.value)}
                      className={`${inputClass} tabular-nums ${parts?.[at] === true ? 'border-positive' : ''}`}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
