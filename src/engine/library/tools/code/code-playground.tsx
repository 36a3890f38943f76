import { useEffect, useRef, useState } from 'react';
import { createValue, useValue } from '../../store/value.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { inPlaces } from '../parts/in-places.ts';
import { createSaved, SavedItems, saveItem } from '../parts/saved-items.tsx';
import { CopyButton, DownloadButton } from '../parts/tool-buttons.tsx';
import { ChoiceButtons, SelectField, TextArea, TextField } from '../parts/tool-fields.tsx';
import { codeExamples, exportedPage, type PlaygroundCode, playgroundPage } from './playground-page.ts';
import { scriptsAllowed } from './scripts-allowed.ts';

const first = codeExamples['Hello page'] ?? { html: '', css: '', js: '' };
const kept = createValue<PlaygroundCode>('playground', first);
const snippets = createSaved('playground-snippets');
const languages = [
  { value: 'html', label: 'HTML' },
  { value: 'css', label: 'CSS' },
  { value: 'js', label: 'JavaScript' },
] as const;

interface Message {
  readonly kind: string;
  readonly text: string;
}

function isMessage(data: unknown): data is { playground: string; text: string } {
  return typeof data === 'object' && data !== null && 'playground' in data && 'text' in data;
}

/** HTML, CSS and JavaScript with the page they make, which runs apart from the app. */
export function CodePlayground({ title }: { title: string }) {
  const [code, setCode] = useValue(kept);
  const [language, setLanguage] = useState<'html' | 'css' | 'js'>('html');
  const [example, setExample] = useState('Hello page');
  const [name, setName] = useState('My snippet');
  const [run, setRun] = useState({ code, count: 0 });
  function open(next: PlaygroundCode): void {
    setCode(next);
    setRun({ code: next, count: run.count + 1 });
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <Panel title={title}>
        <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
          <div className="grid min-w-0 grid-cols-1 content-start gap-4">
            <ChoiceButtons label="Language" options={languages} value={language} onChange={setLanguage} />
            <TextArea
              label={languages.find(({ value }) => value === language)?.label ?? 'Code'}
              rows={14}
              spellCheck={false}
              value={code[language]}
              onChange={(text) => setCode({ ...code, [language]: text })}
              className="font-mono text-sm!"
            />
            <div className="flex flex-wrap gap-3">
              <Button look="primary" onClick={() => open(code)}>
                Run
              </Button>
              <Button onClick={() => open(codeExamples[example] ?? first)}>Reset</Button>
              <CopyButton text={code[language]} />
              <DownloadButton name="page.html" text={exportedPage(code)} type="text/html" />
            </div>
            <SelectField
              label="Example"
              options={Object.keys(codeExamples)}
              value={example}
              onChange={(next) => {
                setExample(next);
                open(codeExamples[next] ?? first);
              }}
            />
          </div>
          <Preview key={run.count} code={run.code} />
        </div>
        <div className="mt-4 flex flex-wrap items-end gap-3">
          <div className="min-w-40 flex-1">
            <TextField label="Name" value={name} onChange={setName} />
          </div>
          <Button
            disabled={name.trim() === ''}
            onClick={() => saveItem(snippets, name.trim(), JSON.stringify(code))}
          >
            Save
          </Button>
        </div>
      </Panel>
      <SavedItems
        title="Saved code"
        items={snippets}
        onOpen={(item) => {
          setName(item.name);
          open(JSON.parse(item.content) as PlaygroundCode);
        }}
      />
    </div>
  );
}

function Preview({ code }: { code: PlaygroundCode }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const [scripts] = useState(scriptsAllowed);
  useEffect(() => {
    function hear(event: MessageEvent<unknown>): void {
      if (event.source !== frame.current?.contentWindow || !isMessage(event.data)) return;
      const { playground: kind, text } = event.data;
      setMessages((before) => [...before, { kind, text }].slice(-100));
    }
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-3">
      <iframe
        ref={frame}
        title="Preview"
        data-preview
        sandbox={scripts ? 'allow-scripts' : ''}
        srcDoc={playgroundPage(code, scripts)}
        className="h-80 w-full rounded-control border border-line-strong bg-white"
      />
      <section aria-label="Console" className="rounded-control bg-soft p-3">
        <h3 className="text-sm font-semibold">Console</h3>
        <div role="log" data-result className="mt-1 grid gap-0.5 font-mono text-sm break-words">
          {scripts ? null : (
            <p>
              This site runs no scripts but its own: the preview shows HTML and CSS. Download the page to run
              it whole.
            </p>
          )}
          {inPlaces(messages).map(({ key, item: message }) => (
            <p key={key} className={message.kind === 'error' ? 'text-danger-ink' : ''}>
              {message.text}
            </p>
          ))}
          {scripts && messages.length === 0 ? <p>No messages.</p> : null}
        </div>
      </section>
    </div>
  );
}
