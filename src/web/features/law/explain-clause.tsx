import { useMemo, useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { lawAddress } from './law-addresses.ts';
import { factsOf, lawFinder } from './law-names.ts';
import { TermList } from './term-list.tsx';

const longestClause = 20_000;

/** Marks the terms of a text that somebody has pasted, and says what each means. The text stays on the device. */
export function ExplainClause() {
  const [text, setText] = useState('');
  const pieces = useMemo(() => lawFinder().pieces(text), [text]);
  const found = [...new Set(pieces.flatMap(({ slug }) => slug ?? []))].flatMap((slug) => factsOf(slug) ?? []);
  return (
    <div className="grid grid-cols-1 gap-6">
      <Field
        label="A clause of a contract, a letter or a judgment"
        hint="It is read on this device and sent nowhere."
      >
        {(control) => (
          <Textarea
            {...control}
            value={text}
            rows={7}
            maxLength={longestClause}
            onChange={(event) => setText(event.target.value)}
            placeholder="The Supplier shall indemnify the Customer against any claim arising from a breach of warranty …"
          />
        )}
      </Field>
      <p aria-live="polite" className="text-small text-ink-muted">
        {text.trim() === ''
          ? 'The terms in it are marked as you type.'
          : found.length === 0
            ? 'No term of this dictionary stands in it.'
            : `${found.length} ${found.length === 1 ? 'term' : 'terms'} of this dictionary.`}
      </p>
      {found.length === 0 ? null : (
        <>
          <section
            aria-label="The text with its terms marked"
            className="wrap-anywhere whitespace-pre-wrap text-ink"
          >
            {pieces.map((piece, at) =>
              piece.slug === undefined ? (
                piece.text
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a piece is what stands at its place.
                <TextLink key={at} to={lawAddress.term(piece.slug)}>
                  {piece.text}
                </TextLink>
              ),
            )}
          </section>
          <TermList label="What the terms mean" terms={found} />
        </>
      )}
    </div>
  );
}
