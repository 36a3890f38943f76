import type { MarkReason, Said } from './said.ts';

/** What is read out after something that does not hold. */
export const notFound = 'not found in the sources';

/** Why something is marked, in words. */
export const markWords: Readonly<Record<MarkReason, string>> = {
  'no-source': 'Nothing was given to the model under this number',
  'not-borne': 'The source that is named here does not say this',
  figure: 'This figure stands in nothing that the model was given',
};

/** What checking came to, in a sentence or two. */
export function checkedWords({
  marks,
  checked: { citations, figures },
}: Pick<Said, 'marks' | 'checked'>): string {
  const looked = [counted(citations, 'citation'), counted(figures, 'figure')].filter((part) => part !== '');
  if (looked.length === 0) return 'No source is named and no figure given: this is the model’s own word.';
  const unsourced = citations === 0 ? ' No source is named: the rest is the model’s own word.' : '';
  if (marks.length === 0)
    return `Checked: ${looked.join(' and ')}. All were found in the sources.${unsourced}`;
  const count = marks.length === 1 ? '1 thing was' : `${marks.length} things were`;
  const are = marks.length === 1 ? 'is' : 'are';
  return `Checked: ${looked.join(' and ')}. ${count} ${notFound} and ${are} marked.${unsourced}`;
}

function counted(count: number, name: string): string {
  if (count === 0) return '';
  return count === 1 ? `1 ${name}` : `${count} ${name}s`;
}
