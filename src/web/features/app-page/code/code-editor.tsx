import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { limits } from '../../../../kernel/limits.ts';
import { type CodeLine, plainLines } from '../../../ui/code-lines.ts';
import { breakLine, indent, lineRange, outdent, type TextEdit } from './indent.ts';

interface CodeEditorProps {
  /** What is edited; read out. */
  path: string;
  text: string;
  readOnly: boolean;
  onChange: (text: string) => void;
  /** A line to go to; another object means to go there again. */
  goTo: { readonly line: number } | undefined;
}

/** Both layers must break and measure alike, or the caret stands beside its letter. */
const layer = 'py-3 pr-6 pl-14 font-mono text-small leading-6 whitespace-pre [tab-size:2]';

/** A plain text field over the same text in colours. Tab indents, Escape leaves it. */
export function CodeEditor({ path, text, readOnly, onChange, goTo }: CodeEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const lines = useColours(text, path);

  useEffect(() => {
    const element = field.current;
    if (goTo === undefined || element === null) return;
    const [start, end] = lineRange(element.value, goTo.line);
    element.focus({ preventScroll: true });
    element.setSelectionRange(start, end);
    const height = element.offsetHeight / Math.max(1, element.value.split('\n').length);
    room.current?.scrollTo({ top: Math.max(0, (goTo.line - 6) * height), left: 0 });
  }, [goTo]);

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    const element = event.currentTarget;
    if (event.key === 'Escape') {
      event.stopPropagation();
      element.blur();
      return;
    }
    if (readOnly || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    const edit = editOf(event, element);
    if (edit === undefined) return;
    event.preventDefault();
    apply(element, edit, onChange);
  }

  return (
    <div ref={room} className="min-h-0 flex-1 overflow-auto overscroll-contain bg-surface">
      <p id={hintId} className="sr-only">
        Tab indents. Press Escape to leave the editor.
      </p>
      <div className="relative min-h-full w-max min-w-full">
        <pre aria-hidden className={`${layer} min-h-full text-ink [counter-reset:line]`}>
          {lines.map((line) => (
            <Line key={line.number} line={line} />
          ))}
        </pre>
        <textarea
          ref={field}
          aria-label={`Text of ${path}`}
          aria-describedby={hintId}
          value={text}
          readOnly={readOnly}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          wrap="off"
          maxLength={limits.build.fileLength}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={press}
          className={`${layer} absolute inset-0 size-full resize-none overflow-hidden bg-transparent text-transparent caret-ink outline-hidden selection:bg-accent/30`}
        />
      </div>
    </div>
  );
}

function editOf(event: KeyboardEvent, element: HTMLTextAreaElement): TextEdit | undefined {
  const { value, selectionStart, selectionEnd } = element;
  if (event.key === 'Tab') return (event.shiftKey ? outdent : indent)(value, selectionStart, selectionEnd);
  if (event.key === 'Enter' && !event.shiftKey) return breakLine(value, selectionStart, selectionEnd);
  return undefined;
}

/** As if it had been typed, so that it can be undone; where the browser cannot do that, as a new text. */
function apply(element: HTMLTextAreaElement, edit: TextEdit, onChange: (text: string) => void): void {
  element.setSelectionRange(edit.from, edit.to);
  const typed = document.execCommand('insertText', false, edit.insert);
  if (!typed) {
    element.setRangeText(edit.insert);
    onChange(element.value);
  }
  element.setSelectionRange(...(edit.select as [number, number]));
}

function Line({ line }: { line: CodeLine }) {
  return (
    <span className="relative block min-h-6 before:absolute before:-left-14 before:w-10 before:text-right before:text-ink-faint before:content-[counter(line)] before:[counter-increment:line]">
      {line.parts.map(({ text, kind, at }) => (
        <span key={at} className={kind}>
          {text}
        </span>
      ))}
    </span>
  );
}

/** The colours of the text before stay until those of the new one are there, wherever a line is the same. */
function useColours(text: string, path: string): readonly CodeLine[] {
  const language = path.slice(path.lastIndexOf('.') + 1);
  const [coloured, setColoured] = useState<{ text: string; lines: readonly CodeLine[] }>();
  useEffect(() => {
    if (text.length > limits.ui.highlightedLength) return undefined;
    let wanted = true;
    async function colour() {
      const { highlightCode } = await import('../../../ui/highlight-code.ts');
      if (wanted) setColoured({ text, lines: highlightCode(text, language) });
    }
    colour().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [text, language]);
  if (coloured?.text === text) return coloured.lines;
  const plain = plainLines(text);
  if (coloured === undefined) return plain;
  return plain.map((line, index) => {
    const before = coloured.lines[index];
    const same = before?.parts.map((part) => part.text).join('') === line.parts[0]?.text;
    return before !== undefined && same ? { ...before, number: line.number } : line;
  });
}
