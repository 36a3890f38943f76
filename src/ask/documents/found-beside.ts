import type { Found } from '../passages/answer-from-passages.ts';

const mostQuotes = 3;
const mostNearest = 3;

/**
 * What is shipped and the person's own documents in one answer: the surer one leads and leaves room for the other, where that
 * answers too.
 */
export function foundBeside(shipped: Found, documents: Found): Found {
  const [first, second] =
    documents.sureness >= shipped.sureness ? [documents, shipped] : [shipped, documents];
  if (first.kind === 'unknown')
    return {
      ...first,
      nearest: [...first.nearest.slice(0, mostNearest - 1), ...nearestOf(second)].slice(0, mostNearest),
    };
  if (second.kind === 'unknown') return first;
  const quotes = [...first.quotes.slice(0, mostQuotes - 1), ...second.quotes].slice(0, mostQuotes);
  const { opens } = shipped.kind === 'found' ? shipped : {};
  return { kind: 'found', sureness: first.sureness, quotes, ...(opens === undefined ? {} : { opens }) };
}

function nearestOf(found: Found) {
  return found.kind === 'unknown' ? found.nearest : [];
}
