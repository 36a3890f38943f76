import { Link } from 'react-router';
import { lawTerms } from '../../../catalog/law-terms.gen.ts';
import { lawAddress } from './law-addresses.ts';

const letters = [...new Set(lawTerms.map(({ slug }) => slug.slice(0, 1)))];
const byLetter = new Map(
  letters.map((letter) => [letter, lawTerms.filter(({ slug }) => slug.startsWith(letter))]),
);

/** The letters, to jump to one. */
export function LetterBar() {
  return (
    <nav aria-label="Letters" className="flex flex-wrap gap-1">
      {letters.map((letter) => (
        <a
          key={letter}
          href={`#letter-${letter}`}
          className="inline-flex size-11 items-center justify-center rounded-medium border border-line text-small font-medium text-ink transition-colors hover:bg-surface-raised sm:size-9"
        >
          {letter.toUpperCase()}
        </a>
      ))}
    </nav>
  );
}

/** Every entry by its letter. What is far below is laid out when it comes near. */
export function LetterIndex() {
  return (
    <div className="grid grid-cols-1 gap-10">
      {[...byLetter].map(([letter, terms]) => (
        <section
          key={letter}
          id={`letter-${letter}`}
          aria-label={letter.toUpperCase()}
          className="scroll-mt-24 [contain-intrinsic-size:auto_30rem] [content-visibility:auto]"
        >
          <h2 className="mb-3 text-title font-semibold text-ink">{letter.toUpperCase()}</h2>
          {/* There are a thousand of them: what they look like is said once. */}
          <ul className="grid grid-cols-1 gap-x-6 sm:grid-cols-2 lg:grid-cols-3 [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:rounded-small [&_a]:wrap-anywhere [&_a]:text-ink [&_a]:transition-colors [&_a:hover]:text-accent sm:[&_a]:min-h-8 sm:[&_a]:text-small">
            {terms.map(({ slug, term }) => (
              <li key={slug}>
                <Link to={lawAddress.term(slug)}>{term}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
