import { useRef, useState } from 'react';
import { createValue, useValue } from '../../store/value.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { say } from '../../ui/toast.tsx';
import { createSaved, SavedItems, saveItem } from '../parts/saved-items.tsx';
import { CopyButton, DownloadButton, PrintButton } from '../parts/tool-buttons.tsx';
import { TextArea, TextField } from '../parts/tool-fields.tsx';
import { measureText } from '../text/text-measures.ts';
import { markdownHtml } from './markdown-html.ts';
import { MarkdownView } from './markdown-view.tsx';
import { parseMarkdown } from './parse-markdown.ts';

const welcome = `# Welcome

Write **Markdown** on one side and read it on the other.

- Lists, *emphasis* and \`code\`
- [x] Tasks

> Quotes, tables and links work too.
`;

const draft = createValue('markdown-draft', welcome);
const documents = createSaved('markdown-documents');

const marks: readonly (readonly [label: string, before: string, after: string])[] = [
  ['Heading', '\n## ', ''],
  ['Bold', '**', '**'],
  ['Italic', '*', '*'],
  ['Link', '[', '](https://example.org)'],
  ['List', '\n- ', ''],
  ['Quote', '\n> ', ''],
  ['Code', '`', '`'],
];

/** Markdown with a preview beside it. The text is kept while it is written. */
export function MarkdownEditor({ title }: { title: string }) {
  const [text, setText] = useValue(draft);
  const [name, setName] = useState('Notes');
  const frame = useRef<HTMLDivElement>(null);
  const blocks = parseMarkdown(text);
  const { words, characters } = measureText(text);
  function mark(before: string, after: string): void {
    const area = frame.current?.querySelector('textarea');
    const from = area?.selectionStart ?? text.length;
    const to = area?.selectionEnd ?? text.length;
    setText(text.slice(0, from) + before + text.slice(from, to) + after + text.slice(to));
    requestAnimationFrame(() => {
      area?.focus();
      area?.setSelectionRange(from + before.length, to + before.length);
    });
  }
  function save(): void {
    if (name.trim() === '') say('Give the document a name first.', { tone: 'bad' });
    else saveItem(documents, name.trim(), text);
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <Panel title={title} tools={<Button onClick={() => setText('')}>New document</Button>}>
        <div className="grid grid-cols-1 gap-4">
          <div className="flex flex-wrap items-end gap-3">
            <div className="min-w-40 flex-1">
              <TextField label="Name" value={name} onChange={setName} />
            </div>
            <Button look="primary" onClick={save}>
              Save
            </Button>
            <DownloadButton name="document.md" text={text} type="text/markdown" label="Export Markdown" />
            <DownloadButton
              name="document.html"
              text={markdownHtml(blocks)}
              type="text/html"
              label="Export HTML"
            />
            <CopyButton text={text} />
            <PrintButton />
          </div>
          <FormatBar onMark={mark} />
          <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
            <div ref={frame} className="min-w-0">
              <TextArea
                label="Markdown"
                rows={16}
                value={text}
                onChange={setText}
                className="font-mono text-sm!"
              />
            </div>
            <section
              aria-label="Preview"
              data-preview
              className="min-w-0 rounded-control border border-line p-4"
            >
              {blocks.length === 0 ? (
                <p className="text-muted">The preview appears here.</p>
              ) : (
                <MarkdownView blocks={blocks} />
              )}
            </section>
          </div>
          <p role="status" className="text-sm text-muted">
            {words} words, {characters} characters
          </p>
        </div>
      </Panel>
      <SavedItems
        title="Saved documents"
        items={documents}
        onOpen={(item) => {
          setName(item.name);
          setText(item.content);
        }}
      />
    </div>
  );
}

function FormatBar({ onMark }: { onMark: (before: string, after: string) => void }) {
  return (
    <div role="group" aria-label="Format" className="flex flex-wrap gap-2">
      {marks.map(([label, before, after]) => (
        <Button key={label} onClick={() => onMark(before, after)}>
          {label}
        </Button>
      ))}
    </div>
  );
}
