/** A formula in a text, in the signs of TeX. */
export interface Formula {
  readonly from: number;
  readonly until: number;
  readonly tex: string;
  /** It stands by itself, on lines of its own. */
  readonly isBlock: boolean;
}

/**
 * `$$…$$` and `\[…\]` stand by themselves, `$…$` and `\(…\)` within a line. A dollar before a space, or one whose partner a digit
 * follows, is money.
 */
const formula =
  /\$\$(?<display>[^$]+?)\$\$|\\\[(?<bracketed>[\s\S]+?)\\\]|\\\((?<inline>[^\n]+?)\\\)|(?<![\\$\d])\$(?<dollars>[^\s$](?:[^$\n]*?[^\s\\$])?)\$(?![\d$])/gu;

/** Without any sign of a formula, a figure after a dollar is an amount. */
const amount = /^\d[^\\^_=+{}<>*]*$/;

/** `plain` has no code in it. */
export function findFormulas(plain: string): Formula[] {
  return [...plain.matchAll(formula)].flatMap(({ index, 0: whole, groups = {} }) => {
    if (amount.test(groups['dollars'] ?? '')) return [];
    const block = groups['display'] ?? groups['bracketed'];
    const tex = (block ?? groups['inline'] ?? groups['dollars'] ?? '').trim();
    return [{ from: index, until: index + whole.length, tex, isBlock: block !== undefined }];
  });
}
