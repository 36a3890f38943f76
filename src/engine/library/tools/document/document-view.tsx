import { inPlaces } from '../parts/in-places.ts';
import { showMoney } from '../parts/number-text.ts';
import { type DocumentDraft, fieldText, filled, sumsOf } from './document-content.ts';
import type { DocumentKind } from './document-kinds.ts';

interface ViewProps {
  kind: DocumentKind;
  draft: DocumentDraft;
}

/** The document as it is printed. */
export function DocumentView({ kind, draft }: ViewProps) {
  return (
    <article
      aria-label="Preview"
      data-document
      className="grid min-w-0 grid-cols-1 gap-6 rounded-card border border-line bg-surface p-5 break-words shadow-card sm:p-8 print:border-0 print:shadow-none"
    >
      {kind.layout === 'certificate' ? (
        <CertificateView kind={kind} draft={draft} />
      ) : kind.layout === 'poster' ? (
        <PosterView kind={kind} draft={draft} />
      ) : (
        <PaperView kind={kind} draft={draft} />
      )}
    </article>
  );
}

function PaperView({ kind, draft }: ViewProps) {
  const text = (name: string) => fieldText(kind, draft, name);
  const [first, ...others] = kind.fields;
  const resume = kind.layout === 'resume';
  return (
    <>
      <div className={`border-b-4 border-primary pb-4 ${resume ? 'text-center' : ''}`}>
        {resume ? null : <p className="text-sm font-semibold text-muted">{kind.name}</p>}
        <h3 className="font-heading text-2xl font-bold sm:text-3xl">
          {first === undefined ? '' : text(first.name)}
        </h3>
        {resume ? (
          <p className="mt-1 text-muted">{others.map(({ name }) => text(name)).join(' · ')}</p>
        ) : (
          <dl className="mt-3 grid grid-cols-1 gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
            {others.map(({ name, label }) => (
              <div key={name} className="flex gap-2">
                <dt className="text-muted">{label}:</dt>
                <dd className="min-w-0 font-medium">{text(name)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {kind.layout === 'invoice' ? <InvoiceLines draft={draft} /> : null}
      {draft.sections
        .filter(({ shown }) => shown)
        .map((section) => (
          <section key={section.title} aria-label={section.title}>
            <h4 className="font-heading text-lg font-semibold">{section.title}</h4>
            <p className="mt-1 leading-relaxed whitespace-pre-wrap">
              {section.text.trim() === '' ? '…' : filled(kind, draft, section.text)}
            </p>
          </section>
        ))}
    </>
  );
}

function InvoiceLines({ draft }: { draft: DocumentDraft }) {
  const sums = sumsOf(draft);
  const totals = [
    ['Subtotal', sums.subtotal],
    ['Tax', sums.tax],
    ['Total', sums.total],
  ] as const;
  return (
    <table className="w-full text-sm">
      <thead className="border-b-2 border-line-strong text-left">
        <tr>
          <th scope="col" className="py-2">
            Description
          </th>
          <th scope="col" className="py-2 text-right">
            Quantity
          </th>
          <th scope="col" className="py-2 text-right">
            Price
          </th>
          <th scope="col" className="py-2 text-right">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {inPlaces(draft.lines).map(({ key, at, item: [what = '', quantity = '', price = ''] }) => (
          <tr key={key} className="border-b border-line">
            <td className="py-2">{what}</td>
            <td className="py-2 text-right tabular-nums">{quantity}</td>
            <td className="py-2 text-right tabular-nums">{price}</td>
            <td className="py-2 text-right tabular-nums">{showMoney(sums.amounts[at] ?? 0)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {totals.map(([label, value]) => (
          <tr key={label} className={label === 'Total' ? 'text-base font-bold' : ''}>
            <th scope="row" colSpan={3} className="py-1 text-right font-semibold">
              {label}
            </th>
            <td className="py-1 text-right tabular-nums">{showMoney(value)}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

function CertificateView({ kind, draft }: ViewProps) {
  const text = (name: string) => fieldText(kind, draft, name);
  return (
    <div className="grid justify-items-center gap-4 rounded-card border-4 border-double border-primary px-4 py-10 text-center">
      <h3 className="font-heading text-2xl font-bold text-link sm:text-4xl">{text('title')}</h3>
      <p className="text-muted">This is to certify that</p>
      <p className="border-b-2 border-line-strong px-6 pb-1 font-heading text-3xl font-bold">
        {text('person')}
      </p>
      <p className="max-w-md">is honoured for {text('reason')}.</p>
      <p className="mt-4 text-sm">
        {text('date')} · {text('from')}
      </p>
    </div>
  );
}

function PosterView({ kind, draft }: ViewProps) {
  const text = (name: string) => fieldText(kind, draft, name);
  return (
    <div className="grid min-h-96 content-between justify-items-center gap-8 rounded-card bg-primary px-4 py-10 text-center text-on-primary">
      <h3 className="font-heading text-4xl leading-tight font-black sm:text-5xl">{text('title')}</h3>
      <p className="text-xl">{text('line')}</p>
      <p className="text-2xl font-bold">
        {text('date')}
        <br />
        {text('place')}
      </p>
      <p>{text('from')}</p>
    </div>
  );
}
