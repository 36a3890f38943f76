import type { TextPassage } from '../../../ask/documents/text-passage.ts';
import { DocumentRefusal } from '../../lib/documents-read/document-refusal.ts';
import { readBeside } from '../../lib/documents-read/reading-desk.ts';
import { refusalWords } from '../../lib/documents-read/refusal-words.ts';

interface SourceFile {
  readonly title: string;
  readonly text: string;
}

/** The text of a document with its headings, or a sentence that says why there is none. */
export async function readSource(
  file: File,
  onPage: (page: number, pages: number) => void,
): Promise<SourceFile | string> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const title = file.name.replace(/\.[a-z0-9]+$/i, '');
    // Texts are taken as they are: lists and headings say what they are by their signs.
    if (/\.(?:md|markdown|txt)$/i.test(file.name) && !bytes.includes(0)) {
      const text = new TextDecoder().decode(bytes);
      return text.trim() === '' ? refusalWords['no-text'] : { title, text };
    }
    const { passages } = await readBeside(bytes, file.name, onPage);
    return { title, text: joined(passages) };
  } catch (error) {
    return refusalWords[error instanceof DocumentRefusal ? error.reason : 'not-read'];
  }
}

/** Passages one below the other, with a heading where it changes. */
function joined(passages: readonly TextPassage[]): string {
  let last = '';
  return passages
    .map(({ text, section }) => {
      const above = section !== '' && section !== last ? `# ${section}\n\n` : '';
      last = section;
      return above + text;
    })
    .join('\n\n');
}
