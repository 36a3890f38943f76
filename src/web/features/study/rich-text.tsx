import { findFormulas } from '../../../ask/said/find-formulas.ts';
import { Formula } from '../../ui/formula.tsx';

/** Text of a card with its formulas, written as `$…$` or `$$…$$`. */
export function RichText({ text }: { text: string }) {
  const parts: { key: string; text?: string; tex?: string; isBlock?: boolean }[] = [];
  let from = 0;
  for (const formula of findFormulas(text)) {
    if (formula.from > from) parts.push({ key: `t${from}`, text: text.slice(from, formula.from) });
    parts.push({ key: `f${formula.from} ${formula.tex}`, tex: formula.tex, isBlock: formula.isBlock });
    from = formula.until;
  }
  if (from < text.length) parts.push({ key: `t${from}`, text: text.slice(from) });
  return (
    <span className="wrap-anywhere whitespace-pre-wrap">
      {parts.map(({ key, text: plain, tex, isBlock = false }) =>
        tex === undefined ? (
          <span key={key}>{plain}</span>
        ) : (
          <Formula key={key} tex={tex} isBlock={isBlock} />
        ),
      )}
    </span>
  );
}
