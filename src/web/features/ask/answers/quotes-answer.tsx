import { Link } from 'react-router';
import type { Place, Quote } from '../../../../ask/answer.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Citation } from './citation.tsx';
import { QuoteText } from './quote-text.tsx';

/** The words of the sources as they stand there, each with a way to the place. */
export function QuotesAnswer({ quotes, opens }: { quotes: readonly Quote[]; opens: Place | undefined }) {
  return (
    <div className="grid grid-cols-1 justify-items-start gap-5">
      <ul className="grid grid-cols-1 gap-5">
        {quotes.map(({ text, from }) => (
          <li key={`${from.address} ${text}`}>
            <figure className="grid grid-cols-1 gap-2 border-l-2 border-accent/50 pl-4">
              <blockquote className="grid grid-cols-1 wrap-anywhere text-ink">
                <QuoteText text={text} />
              </blockquote>
              <figcaption className="text-small text-ink-muted">
                <Citation from={from} />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {opens === undefined ? null : (
        <Link to={opens.address} className={buttonClass('secondary')}>
          Open {opens.title}
        </Link>
      )}
    </div>
  );
}
