import type { RedlinePiece, TextFile } from '../../agent-desk/result.ts';

const marks = { kept: '', deleted: 'del', inserted: 'ins' } as const;

/** The changes as a page, for who has no word processor at hand. */
export function redlinePage(pieces: readonly RedlinePiece[]): TextFile {
  return { name: 'redline.html', type: 'text/html', text: pageOf(pieces) };
}

function pageOf(pieces: readonly RedlinePiece[]): string {
  const body = pieces
    .map(({ kind, text }) => {
      const safe = escapeHtml(text);
      const mark = marks[kind];
      return mark === '' ? safe : `<${mark}>${safe}</${mark}>`;
    })
    .join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Redline</title>
<style>
body { font: 16px/1.6 Georgia, serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; white-space: pre-wrap; }
del { color: #a40000; background: #fdeaea; }
ins { color: #00539b; background: #e8f2fc; }
</style>
</head>
<body>${body}</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
