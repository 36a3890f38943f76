import { Download } from 'lucide-react';
import { BarChart } from '../../charts/bar-chart.tsx';
import { ChartTable } from '../../charts/chart-table.tsx';
import { Button } from '../../ui/button.tsx';
import { download } from '../../ui/download.ts';
import { Empty } from '../../ui/empty.tsx';
import { ScrollArea } from '../../ui/scroll-area.tsx';
import { say } from '../../ui/toast.tsx';
import { toCsv } from '../../views/csv.ts';
import { answerRows, averageOf, countAnswers, type Filled, type Question, type Survey } from './question.ts';

/** What was answered: a chart for every question, all answers in a table, and a file of them. */
export function SurveyResults({ survey, filled }: { survey: Survey; filled: readonly Filled[] }) {
  if (filled.length === 0) return <Empty text="Nobody has filled in this survey yet." />;
  const [head = [], ...rows] = answerRows(survey, filled);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-semibold">
          {filled.length} {filled.length === 1 ? 'answer' : 'answers'}
        </p>
        <Button
          onClick={() => {
            download('survey-results.csv', toCsv([head, ...rows]), 'text/csv');
            say('The results are exported as survey-results.csv.');
          }}
        >
          <Download aria-hidden="true" className="size-4" />
          Export CSV
        </Button>
      </div>
      {survey.questions.map((question) => (
        <QuestionResult key={question.id} question={question} filled={filled} />
      ))}
      <section>
        <h3 className="mb-2 font-heading font-semibold">All answers</h3>
        <ScrollArea label="All answers" className="rounded-control border border-line">
          <table className="w-full min-w-max text-left text-sm">
            <thead>
              <tr className="border-b border-line">
                {head.map((title) => (
                  <th key={title} scope="col" className="max-w-56 p-2 font-semibold">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <tr key={filled[index]?.id} className="border-b border-line last:border-0">
                  {row.map((cell, column) => (
                    <td key={head[column]} className="max-w-56 p-2 align-top">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      </section>
    </div>
  );
}

function QuestionResult({ question, filled }: { question: Question; filled: readonly Filled[] }) {
  const average = averageOf(question, filled);
  const counts = countAnswers(question, filled);
  return (
    <section className="border-b border-line pb-4">
      <h3 className="font-heading font-semibold">{question.text}</h3>
      {average === undefined ? null : <p className="mt-1 text-sm">Average: {average}</p>}
      {question.type === 'text' ? (
        <ul className="mt-2 grid list-disc gap-1 pl-5 text-sm">
          {filled.flatMap(({ id, answers }) => {
            const answer = answers[question.id];
            return typeof answer === 'string' && answer.trim() !== '' ? [<li key={id}>{answer}</li>] : [];
          })}
        </ul>
      ) : (
        <div className="mt-2 grid gap-4 md:grid-cols-[2fr_1fr]">
          <BarChart label={question.text} points={counts} />
          <ChartTable caption={question.text} nameLabel="Answer" valueLabel="Times" points={counts} />
        </div>
      )}
    </section>
  );
}
