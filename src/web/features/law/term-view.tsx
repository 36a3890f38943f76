import { use } from 'react';
import type { LawTerm } from '../../../catalog/law/law-term.ts';
import { Card } from '../../ui/card.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { lawAddress } from './law-addresses.ts';
import { entryNamed } from './law-names.ts';
import { LinkedText } from './linked-text.tsx';
import { loadLetter } from './load-letter.ts';

/** All that the dictionary says of a term. */
export function TermView({ slug }: { slug: string }) {
  const terms = use(loadLetter(slug.slice(0, 1)));
  const entry = terms.find((one) => one.slug === slug);
  if (entry === undefined) return null;
  return (
    <div className="grid max-w-[68ch] grid-cols-1 gap-8">
      <Spoken entry={entry} />
      <div className="grid gap-4 text-lead text-ink">
        {entry.definition.map((paragraph) => (
          <p key={paragraph}>
            <LinkedText text={paragraph} of={slug} />
          </p>
        ))}
      </div>
      <section className="grid gap-2">
        <h2 className="text-body font-semibold text-ink">An example</h2>
        <p className="border-l-2 border-accent/50 pl-4 text-ink">{entry.example}</p>
      </section>
      <Differs entry={entry} />
      <Neighbourhood entry={entry} />
      <section className="grid gap-2">
        <h2 className="text-body font-semibold text-ink">Sources</h2>
        <p className="text-small wrap-anywhere text-ink-muted">{entry.sources}</p>
      </section>
    </div>
  );
}

function Spoken({ entry: { borrowed, also } }: { entry: LawTerm }) {
  if (borrowed === undefined && also.length === 0) return null;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-small text-ink-muted">
      {borrowed === undefined ? null : (
        <>
          <dt>Literally</dt>
          <dd className="text-ink">{borrowed.literally}</dd>
          <dt>Said</dt>
          <dd className="text-ink">{borrowed.said}</dd>
        </>
      )}
      {also.length === 0 ? null : (
        <>
          <dt>Also</dt>
          <dd className="text-ink">{also.join(', ')}</dd>
        </>
      )}
    </dl>
  );
}

function Differs({ entry: { differs, slug } }: { entry: LawTerm }) {
  if (differs.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-body font-semibold text-ink">Where it differs</h2>
      <Card>
        <dl className="grid gap-4 p-4 sm:p-5">
          {differs.map(({ place, text }) => (
            <div key={place} className="grid gap-1">
              <dt className="text-small font-medium text-accent">{place}</dt>
              <dd className="text-small text-ink">
                <LinkedText text={text} of={slug} />
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    </section>
  );
}

function Neighbourhood({ entry: { related, opposite } }: { entry: LawTerm }) {
  const near = [
    ...related.map((name) => ({ name, kind: '' })),
    ...(opposite === undefined ? [] : [{ name: opposite, kind: 'the opposite' }]),
  ];
  return (
    <section className="grid gap-2">
      <h2 className="text-body font-semibold text-ink">Related terms</h2>
      <ul className="flex flex-wrap gap-x-5 gap-y-2">
        {near.map(({ name, kind }) => {
          const other = entryNamed(name);
          return (
            <li key={`${name} ${kind}`} className="text-small text-ink-muted">
              {other === undefined ? name : <TextLink to={lawAddress.term(other.slug)}>{name}</TextLink>}
              {kind === '' ? null : ` (${kind})`}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
