import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { blankCode } from '../../../../ask/said/blank-code.ts';
import { findFormulas } from '../../../../ask/said/find-formulas.ts';
import type { MarkReason, SaidMark, SaidSource } from '../../../../ask/said/said.ts';
import { markWords, notFound } from '../../../../ask/said/said-words.ts';
import { Formula } from '../../../ui/formula.tsx';
import { MarkdownBody, type MarkdownParts } from '../../../ui/markdown-body.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { OutsideLink } from '../../../ui/text-link.tsx';
import { formulaSign, markSaid } from './mark-said.ts';

interface SaidTextProps {
  text: string;
  marks: readonly SaidMark[];
  sources: readonly SaidSource[];
  /** The id of the place where a source is shown below the text. */
  idOf: (number: number) => string;
}

/** What a model said: Markdown with its marks, citations that lead to their sources, and formulas. */
export function SaidText({ text, marks, sources, idOf }: SaidTextProps) {
  const { shown, plugins } = useMemo(() => {
    const formulas = findFormulas(blankCode(text));
    const covered = formulas.reduceRight(
      (rest, { from, until }) => rest.slice(0, from) + formulaSign.repeat(until - from) + rest.slice(until),
      text,
    );
    return { shown: covered, plugins: [markSaid({ marks, formulas })] };
  }, [text, marks]);
  const parts = useMemo(() => partsFor(sources, idOf), [sources, idOf]);
  return (
    <Prose>
      <MarkdownBody text={shown} demote={2} plugins={plugins} parts={parts} />
    </Prose>
  );
}

function partsFor(sources: readonly SaidSource[], idOf: SaidTextProps['idOf']): MarkdownParts {
  return {
    a: ({ href = '', children }) => <SaidLink href={href}>{children}</SaidLink>,
    // Fetching a picture would tell its server whatever the address holds.
    img: ({ alt = '' }) => <span>{alt}</span>,
    mark: ({ node, children }) => {
      const why = String(node?.properties['dataWhy']) as MarkReason;
      return (
        <mark
          title={markWords[why]}
          className="bg-transparent text-ink underline decoration-negative decoration-wavy decoration-from-font underline-offset-4"
        >
          {children}
          {node?.properties['dataLast'] === 'yes' ? <span className="sr-only"> ({notFound})</span> : null}
        </mark>
      );
    },
    cite: ({ node, children }) => {
      const numbers = String(node?.properties['dataNumbers']).split(' ').map(Number);
      const cited = sources.filter(({ number }) => numbers.includes(number));
      if (cited.length === 0) return <span>{children}</span>;
      return cited.map((source) => <Citation key={source.number} source={source} id={idOf(source.number)} />);
    },
    data: ({ node }) => (
      <Formula tex={String(node?.properties['dataTex'])} isBlock={node?.properties['dataBlock'] === 'true'} />
    ),
  };
}

/** To the page where it stands; to the words below, where that is no page. */
function Citation({ source: { number, title, place, address }, id }: { source: SaidSource; id: string }) {
  const label = `Source ${number}: ${title}${place === '' ? '' : `, ${place}`}`;
  const className = 'mx-px align-super text-caption leading-none tabular-nums';
  return address === undefined ? (
    <a href={`#${id}`} aria-label={label} className={className}>
      [{number}]
    </a>
  ) : (
    <Link to={address} aria-label={label} className={className}>
      [{number}]
    </Link>
  );
}

/** To pages of ours and of the web. Anything else is not followed and stands as text. */
function SaidLink({ href, children }: { href: string; children: ReactNode }) {
  if (/^\/(?![/\\])/.test(href)) return <Link to={href}>{children}</Link>;
  if (/^https?:\/\//i.test(href)) return <OutsideLink href={href}>{children}</OutsideLink>;
  return <span>{children}</span>;
}
