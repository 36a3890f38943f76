import { Download, Printer, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { currentName } from '../account/session.ts';
import type { Entity } from '../records/entity.ts';
import { titleOf } from '../records/entity.ts';
import { newId } from '../store/collection.ts';
import { createValue, useValue } from '../store/value.ts';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/card.tsx';
import { download } from '../ui/download.ts';
import { say } from '../ui/toast.tsx';
import { formatDay, formatMoment } from '../words/format-day.ts';
import { makeReport } from './make-report.ts';
import { type ReportChoices, ReportForm } from './report-form.tsx';
import { type Report, reportAsCsv, reportAsText } from './report-text.ts';
import { ReportView } from './report-view.tsx';

const history = createValue<readonly Report[]>('report-history', []);
const mostKept = 50;

interface ReportMakerProps {
  entities: readonly [Entity, ...Entity[]];
  sections: readonly string[];
}

/** Makes reports from the records, keeps them, and hands them out on paper or as files. */
export function ReportMaker({ entities, sections }: ReportMakerProps) {
  const [reports, setReports] = useValue(history);
  const [shownId, show] = useState('');
  const shown = reports.find(({ id }) => id === shownId);
  function generate(choices: ReportChoices): void {
    const others = entities.filter(({ name }) => name !== choices.entity.name);
    const report: Report = {
      id: newId(),
      title: choices.title,
      createdAt: new Date().toISOString(),
      about: aboutText(choices),
      by: currentName(),
      parts: makeReport({ ...choices, others }),
    };
    setReports([report, ...reports].slice(0, mostKept));
    show(report.id);
    say('Your report is ready.');
  }
  function remove(report: Report): void {
    setReports(reports.filter(({ id }) => id !== report.id));
    say(`${report.title} was deleted.`, { undo: () => setReports(reports) });
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <Panel title="New report">
          <ReportForm entities={entities} sections={sections} onGenerate={generate} />
        </Panel>
        <Panel title={`Reports (${reports.length})`}>
          <ReportList reports={reports} shownId={shownId} onShow={show} onRemove={remove} />
        </Panel>
      </div>
      <div aria-live="polite">
        {shown === undefined ? null : (
          <div className="grid grid-cols-1 gap-3">
            <ReportTools report={shown} />
            <ReportView report={shown} />
          </div>
        )}
      </div>
    </div>
  );
}

function aboutText({ entity, recordId, from, to }: ReportChoices): string {
  const record = entity.records.find(recordId);
  const subject = record === undefined ? `All ${entity.many.toLowerCase()}` : titleOf(entity, record);
  if (from === '' && to === '') return subject;
  return `${subject}, ${from === '' ? 'up' : formatDay(from)} to ${to === '' ? 'today' : formatDay(to)}`;
}

interface ReportListProps {
  reports: readonly Report[];
  shownId: string;
  onShow: (id: string) => void;
  onRemove: (report: Report) => void;
}

function ReportList({ reports, shownId, onShow, onRemove }: ReportListProps) {
  if (reports.length === 0)
    return <p className="text-muted">No reports yet. Choose the sections and press “Generate report”.</p>;
  return (
    <ul className="grid grid-cols-1 gap-2">
      {reports.map((report) => (
        <li
          key={report.id}
          data-record={report.id}
          className={`flex flex-wrap items-center justify-between gap-2 rounded-control border p-3 ${report.id === shownId ? 'border-primary bg-soft' : 'border-line'}`}
        >
          <div className="min-w-0">
            <p className="font-semibold break-words">{report.title}</p>
            <p className="text-sm text-muted">
              {formatMoment(report.createdAt)} · {report.parts.length} sections
            </p>
          </div>
          <div className="flex gap-2">
            <Button aria-label={`Open report ${report.title}`} onClick={() => onShow(report.id)}>
              Open
            </Button>
            <Button
              aria-label={`Delete report ${report.title}`}
              className="px-3"
              onClick={() => onRemove(report)}
            >
              <Trash2 aria-hidden="true" className="size-4" />
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

function ReportTools({ report }: { report: Report }) {
  const file = report.title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-') || 'report';
  function save(ending: string, text: string, type: string): void {
    download(`${file}.${ending}`, text, type);
    say(`${file}.${ending} was exported.`);
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-4" />
        Print
      </Button>
      <Button onClick={() => save('csv', reportAsCsv(report), 'text/csv')}>
        <Download aria-hidden="true" className="size-4" />
        Export CSV
      </Button>
      <Button onClick={() => save('json', JSON.stringify(report, null, 2), 'application/json')}>
        <Download aria-hidden="true" className="size-4" />
        Export JSON
      </Button>
      <Button onClick={() => save('txt', reportAsText(report), 'text/plain')}>
        <Download aria-hidden="true" className="size-4" />
        Export text
      </Button>
    </div>
  );
}
