import { useMemo } from 'react';
import { withBlanks } from '../../../catalog/resources/blanks.ts';
import { hasFormulas } from '../../../catalog/resources/sheets-of.ts';
import { withValues } from '../../../catalog/resources/write-values.ts';
import { Card } from '../../ui/card.tsx';
import { Markdown } from '../../ui/markdown.tsx';

/** The text as it will stand in the file. What a workbook would work out stands there in bold. */
export function ResourcePreview({ title, body }: { title: string; body: string }) {
  const reckons = useMemo(() => hasFormulas(body), [body]);
  const text = useMemo(() => withBlanks(reckons ? withValues(body) : body), [reckons, body]);
  return (
    <div className="grid grid-cols-1 gap-3">
      {reckons ? (
        <p className="text-small text-ink-muted print:hidden">
          Figures in bold are worked out from the sample values. In Excel they follow yours.
        </p>
      ) : null}
      <Card
        aria-label="Preview"
        data-print
        className="min-w-0 p-5 sm:p-8 print:w-full print:border-0 print:p-0 print:shadow-none [&_.prose]:max-w-none"
      >
        <p className="mb-4 hidden text-title font-semibold text-ink print:block">{title}</p>
        <Markdown text={text} demote={0} />
      </Card>
    </div>
  );
}
