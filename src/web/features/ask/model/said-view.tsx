import { useCallback, useId } from 'react';
import { Link } from 'react-router';
import type { Said, SaidSource } from '../../../../ask/said/said.ts';
import { checkedWords } from '../../../../ask/said/said-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Collapsible } from '../../../ui/collapsible.tsx';
import { linkClass } from '../../../ui/text-link.tsx';
import { SaidText } from './said-text.tsx';

interface SaidViewProps {
  said: Said;
  onAskWithout: (() => void) | undefined;
}

/** What a model said, what checking came to, and the sources that it names. */
export function SaidView({ said, onAskWithout }: SaidViewProps) {
  const { text, by, sources, marks, trouble } = said;
  const id = useId();
  const idOf = useCallback((number: number) => `${id}source-${number}`, [id]);
  return (
    <div className="grid grid-cols-1 gap-4">
      <SaidText text={text} marks={marks} sources={sources} idOf={idOf} />
      {trouble === undefined ? null : (
        <Alert
          tone="caution"
          actions={
            onAskWithout === undefined ? undefined : (
              <Button onClick={onAskWithout}>Ask without a model</Button>
            )
          }
        >
          {trouble}
        </Alert>
      )}
      {sources.length === 0 ? null : (
        <ol aria-label="Sources" className="grid grid-cols-1 gap-1 border-l-2 border-accent/50 pl-4">
          {sources.map((source) => (
            <Source key={source.number} id={idOf(source.number)} source={source} />
          ))}
        </ol>
      )}
      <p className="text-caption wrap-anywhere text-ink-muted">
        Said by {by.name} at {by.place}. {checkedWords(said)}
      </p>
    </div>
  );
}

function Source({
  id,
  source: { number, title, place, address, text, document },
}: {
  id: string;
  source: SaidSource;
}) {
  return (
    <li id={id} className="scroll-mt-20 text-small">
      <span className="text-ink-muted tabular-nums">[{number}] </span>
      {address === undefined ? (
        <span className="font-medium wrap-anywhere text-ink">{title}</span>
      ) : (
        <Link to={address} className={linkClass}>
          {title}
        </Link>
      )}
      <span className="text-ink-muted">
        {place === '' ? '' : ` · ${place}`}
        {document === undefined ? '' : ' · your document'}
      </span>
      <Collapsible label="What it says">
        <blockquote className="pb-2 whitespace-pre-line wrap-anywhere text-ink">{text}</blockquote>
      </Collapsible>
    </li>
  );
}
