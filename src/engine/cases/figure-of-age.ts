import type { CaseFile } from './case-file.ts';
import { isBeyond } from './strict-as-said.ts';

/**
 * The one figure of a case for how long something may lie, last or be away: “phones that lie here for more than 30 days”.
 * Undefined where it has none or several.
 */
export function figureOfAge(
  file: CaseFile,
  words: string,
  taken: ReadonlyMap<string, string>,
): string | undefined {
  if (!/\b(?:days?|weeks?|fortnights?|months?)\b/iu.test(words) || !isBeyond(words)) return undefined;
  const formulas = JSON.stringify({
    things: file.things,
    rules: file.rules,
    acts: file.acts,
    pages: file.pages,
  });
  const [only, another] = Object.keys(file.numbers ?? {}).filter((key) => {
    const isAge = new RegExp(`(?:days\\([^()]*\\)|\\b\\w*[dD]ays) >=? ${key}\\b`);
    return isAge.test(formulas) && !taken.has(key);
  });
  return another === undefined ? only : undefined;
}
