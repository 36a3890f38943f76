import { ChartTable } from '../charts/chart-table.tsx';
import { ChartView } from '../charts/chart-view.tsx';
import { formatNumber } from '../records/format-value.ts';
import { Card } from '../ui/card.tsx';
import { ScrollArea } from '../ui/scroll-area.tsx';
import { formatMoment } from '../words/format-day.ts';
import type { ReportPart } from './make-report.ts';
import type { Report } from './report-text.ts';

/** A report on paper: its title, what it is about, and its sections. */
export function ReportView({ report }: { report: Report }) {
  return (
    <Card className="p-5 sm:p-8">
      <article aria-label={`Report: ${report.title}`} data-report className="grid grid-cols-1 gap-8">
        <header className="border-b-4 border-primary pb-4">
          <h3 className="font-heading text-2xl font-bold sm:text-3xl">{report.title}</h3>
          <p className="mt-1 text-sm text-muted">
            {report.about} · {formatMoment(report.createdAt)} · {report.by}
          </p>
        </header>
        {report.parts.map((part) => (
          <section key={part.title} aria-label={part.title} className="grid grid-cols-1 gap-3">
            <h4 className="font-heading text-xl font-semibold">{part.title}</h4>
            <PartView part={part} />
          </section>
        ))}
      </article>
    </Card>
  );
}

function PartView({ part }: { part: ReportPart }) {
  switch (part.kind) {
    case 'text':
      return part.paragraphs.map((paragraph) => (
        <p key={paragraph} className="max-w-prose leading-relaxed">
          {paragraph}
        </p>
      ));
    case 'figures':
      return (
        <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
          {part.figures.map((figure) => (
            <div key={figure.label} className="rounded-control bg-soft p-3">
              <dt className="text-xs">{figure.label}</dt>
              <dd className="font-heading text-lg font-bold break-words">{figure.value}</dd>
            </div>
          ))}
        </dl>
      );
    case 'chart':
      return part.points.length === 0 ? (
        <p className="text-muted">There is nothing to draw for this period.</p>
      ) : (
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <ChartView type={part.type} label={part.title} points={part.points} format={formatNumber} />
          <ChartTable
            caption={part.title}
            nameLabel="Group"
            valueLabel={part.valueLabel}
            points={part.points}
            format={formatNumber}
          />
        </div>
      );
    case 'table':
      return <TableView part={part} />;
  }
}

function TableView({ part }: { part: Extract<ReportPart, { kind: 'table' }> }) {
  return (
    <ScrollArea label={`${part.title} table`}>
      <table className="w-full text-left text-sm">
        <thead className="border-b-2 border-line-strong">
          <tr>
            {part.columns.map((column) => (
              <th key={column} scope="col" className="py-2 pr-4 font-semibold whitespace-nowrap">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {part.rows.map((row, index) => (
            <tr key={`${index}-${row[0] ?? ''}`} className="border-b border-line">
              {row.map((cell, column) => (
                <td key={part.columns[column]} className="py-2 pr-4">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
