import { structuredPatch } from 'diff';
import { limits } from '../../../../kernel/limits.ts';

/** A line of a comparison, with its number on each side that it stands on. */
export interface DiffLine {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
  readonly before: number | undefined;
  readonly after: number | undefined;
}

/** Lines that belong together: a change with what stands around it. */
export type DiffHunk = readonly DiffLine[];

const { contextLines, compareEdits, compareMs } = limits.appPage;

/** What changed from one text to the other, with some unchanged lines around it. */
export function compareLines(before: string, after: string): DiffHunk[] {
  const [from, to] = [withLastLineEnded(before), withLastLineEnded(after)];
  const patch = structuredPatch('', '', from, to, undefined, undefined, {
    context: contextLines,
    maxEditLength: compareEdits,
    timeout: compareMs,
  });
  // Texts with so little in common are shown as one replaced by the other: the search for what is alike costs too much.
  const hunks = patch?.hunks ?? [
    { oldStart: 1, newStart: 1, lines: [...marked('-', from), ...marked('+', to)] },
  ];
  return hunks.map(({ oldStart, newStart, lines }) => numbered(lines, oldStart, newStart));
}

/** Neither the kind of the line ends nor one at the very end is a difference that anybody looks for. */
function withLastLineEnded(text: string): string {
  if (text === '') return '';
  const lines = text.replaceAll('\r\n', '\n');
  return lines.endsWith('\n') ? lines : `${lines}\n`;
}

function marked(sign: '+' | '-', text: string): string[] {
  return text === ''
    ? []
    : text
        .slice(0, -1)
        .split('\n')
        .map((line) => `${sign}${line}`);
}

const kinds = new Map<string, DiffLine['kind']>([
  ['+', 'added'],
  ['-', 'removed'],
]);

/** `lines` begin with a sign, as in a patch. */
function numbered(lines: readonly string[], oldStart: number, newStart: number): DiffHunk {
  let [before, after] = [oldStart, newStart];
  return lines.map((line) => {
    const kind = kinds.get(line.charAt(0)) ?? 'same';
    return {
      kind,
      text: line.slice(1),
      before: kind === 'added' ? undefined : before++,
      after: kind === 'removed' ? undefined : after++,
    };
  });
}
