import type { AgentOffer, Answer, Place, Quote } from './answer.ts';
import { readDocumentAddress } from './documents/document-address.ts';
import { placeWords } from './documents/place-words.ts';
import { saidMarkdown } from './said/said-markdown.ts';
import { checkedWords } from './said/said-words.ts';

/** An answer in plain words, to be read out or copied. */
export function answerText(answer: Answer): string {
  switch (answer.kind) {
    case 'exact':
      return answer.answer;
    case 'cannot':
      return answer.reason;
    case 'quotes':
      return answer.quotes.map(({ text, from }) => `${text} (${from.title}${placeIn(from)})`).join('\n\n');
    case 'agent':
      return [
        `${answer.name}: ${answer.job}`,
        ...answer.filled.map(({ label, value }) => `${label}: ${value}`),
      ].join('\n');
    case 'app':
      return `This is a description of an app: ${answer.description}`;
    case 'own':
      return [answer.text, ...answer.places.map(({ title }) => title)].join('\n');
    case 'unknown':
      return answer.nearest.length === 0
        ? unknownWords
        : `${unknownWords} This comes nearest: ${answer.nearest.map(({ title }) => title).join(', ')}.`;
    case 'said':
      return [answer.text, answer.trouble, checkedWords(answer)].filter(Boolean).join('\n\n');
    case 'instead':
      return `${answer.trouble}\n\n${answerText(answer.answer)}`;
  }
}

export const unknownWords = 'Nothing here answers that.';

/** The same with everything that belongs to it, for a file. */
export function answerMarkdown(answer: Answer): string {
  switch (answer.kind) {
    case 'exact':
      return [
        `**${answer.answer}**`,
        `Understood as: ${answer.understood}`,
        answer.steps.map((step) => `- ${step}`).join('\n'),
        answer.table === undefined ? '' : tableOf(answer.table.columns, answer.table.rows),
        answer.desk === undefined ? '' : offerMarkdown(answer.desk),
      ]
        .filter((part) => part !== '')
        .join('\n\n');
    case 'quotes':
      return answer.quotes
        .map(({ text, from }) => `${text.replace(/^/gm, '> ')}\n>\n> ${linkOf(from)}${sectionOf(from)}`)
        .join('\n\n');
    case 'agent':
      return offerMarkdown(answer);
    case 'own':
      return [answer.text, listOf(answer.places)].filter((part) => part !== '').join('\n\n');
    case 'unknown':
      return [unknownWords, listOf(answer.nearest)].filter((part) => part !== '').join('\n\n');
    case 'said':
      return saidMarkdown(answer);
    case 'instead':
      return `*${answer.trouble}*\n\n${answerMarkdown(answer.answer)}`;
    default:
      return answerText(answer);
  }
}

function offerMarkdown({ slug, name, job, filled }: AgentOffer): string {
  return [
    `[${name}](/agents/${slug}): ${job}`,
    filled.map(({ label, value, words }) => `- ${label}: ${value} (from “${words}”)`).join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function linkOf({ title, address }: Place): string {
  return `[${title}](${address})`;
}

function sectionOf({ section, page }: { readonly section?: string; readonly page?: number }): string {
  return `${section === undefined ? '' : `, ${section}`}${page === undefined ? '' : `, page ${page}`}`;
}

/** Of one's own documents, which nobody finds again by their title alone. */
function placeIn({ address, section = '', page }: Quote['from']): string {
  if (readDocumentAddress(address) === undefined) return '';
  const words = placeWords({ section, ...(page === undefined ? {} : { page }) });
  return words === '' ? '' : `, ${words}`;
}

function listOf(places: readonly Place[]): string {
  return places.map((place) => `- ${linkOf(place)}`).join('\n');
}

function tableOf(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replace(/\|/g, '\\|').replace(/\n/g, ' ')).join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}
