import type { Answer } from '../../../../ask/answer.ts';
import { Collapsible } from '../../../ui/collapsible.tsx';
import { Table } from '../../../ui/table.tsx';
import { OfferedAgent } from './agent-answer.tsx';

type Exact = Extract<Answer, { kind: 'exact' }>;

/** A figure longer than this is a sentence, and is set like one. */
const longestFigure = 40;

/** The figure, how the question was taken, and the way to it. */
export function ExactAnswer({
  question,
  answer: { answer, understood, steps, table, desk },
}: {
  question: string;
  answer: Exact;
}) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <p
        className={`font-semibold wrap-anywhere text-ink tabular-nums ${answer.length > longestFigure ? 'text-lead' : 'text-display'}`}
      >
        {answer}
      </p>
      <p className="text-small wrap-anywhere text-ink-muted">Understood as: {understood}</p>
      {steps.length === 0 ? null : (
        <Collapsible label="How it was worked out">
          <ol className="grid list-decimal gap-1 pl-6 text-small text-ink marker:text-ink-faint">
            {numbered(steps).map(({ key, text }) => (
              <li key={key} className="wrap-anywhere">
                {text}
              </li>
            ))}
          </ol>
        </Collapsible>
      )}
      {table === undefined ? null : (
        <Table
          caption={understood}
          columns={numbered(table.columns).map(({ key, text }, index) => ({
            key,
            header: text,
            align: table.rows.every(({ [index]: cell }) => isFigure(cell)) ? 'end' : 'start',
            cell: (row: { cells: readonly string[] }) => row.cells[index],
          }))}
          rows={table.rows.map((cells, index) => ({ key: String(index), cells }))}
          rowKey={({ key }) => key}
        />
      )}
      {desk === undefined ? null : <OfferedAgent question={question} offer={desk} />}
    </div>
  );
}

function isFigure(cell: string | undefined): boolean {
  return cell !== undefined && /^[-−+]?[^\p{L}\d]{0,2}\d[\d.,\s\u202f]*%?$/u.test(cell);
}

/** The same words may come twice. */
function numbered(texts: readonly string[]) {
  return texts.map((text, index) => ({ key: `${index} ${text}`, text }));
}
