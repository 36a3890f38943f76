import { WrapText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { limits } from '../../kernel/limits.ts';
import { type CodeLine, plainLines } from './code-lines.ts';
import { CopyButton } from './copy-button.tsx';
import { IconButton } from './icon-button.tsx';

export interface CodeViewProps {
  code: string;
  /** As in a file name or a fence: `ts`, `css`, `bash`. */
  language?: string;
  /** Above the code: a file name, or what it is. */
  name?: string;
  lineNumbers?: boolean;
  /** Long lines go on below rather than beyond the edge. */
  wrap?: boolean;
}

/** A part that scrolls must be reachable by keyboard, or what it hides is lost. */
const scrollable = 0;

/** Plain at first and in its final size; colours follow when the highlighter is there. */
export function CodeView({
  code,
  language = '',
  name,
  lineNumbers = true,
  wrap: wrapAtFirst = false,
}: CodeViewProps) {
  const [wrap, setWrap] = useState(wrapAtFirst);
  const text = code.replace(/\n$/, '');
  const lines = useCodeLines(text, language);
  const title = name ?? (language === '' ? 'Code' : language);
  return (
    <div className="overflow-hidden rounded-large border border-line bg-surface">
      <div className="flex items-center justify-between gap-3 border-b border-line py-0.5 pr-1 pl-4">
        <span className="min-w-0 truncate font-mono text-caption text-ink-muted">{title}</span>
        <div className="flex shrink-0">
          <IconButton label="Wrap long lines" aria-pressed={wrap} onClick={() => setWrap(!wrap)}>
            <WrapText aria-hidden className={wrap ? 'text-accent' : ''} />
          </IconButton>
          <CopyButton text={code} what="code" />
        </div>
      </div>
      <section
        aria-label={title}
        tabIndex={scrollable}
        className="max-h-[32rem] overflow-auto focus-visible:-outline-offset-2"
      >
        <pre
          className={`py-3 font-mono text-small leading-6 text-ink [counter-reset:line] ${wrap ? 'wrap-anywhere whitespace-pre-wrap' : 'w-max min-w-full'}`}
        >
          <code>
            {lines.map((line) => (
              <Line key={line.number} line={line} numbered={lineNumbers} />
            ))}
          </code>
        </pre>
      </section>
    </div>
  );
}

function Line({ line, numbered }: { line: CodeLine; numbered: boolean }) {
  return (
    <span
      className={`block min-h-6 pr-4 ${numbered ? 'relative pl-14 before:absolute before:left-0 before:w-10 before:text-right before:text-ink-faint before:content-[counter(line)] before:[counter-increment:line]' : 'pl-4'}`}
    >
      {line.parts.map(({ text, kind, at }) => (
        <span key={at} className={kind}>
          {text}
        </span>
      ))}
      {'\n'}
    </span>
  );
}

function useCodeLines(code: string, language: string): readonly CodeLine[] {
  const [coloured, setColoured] = useState<{ code: string; language: string; lines: readonly CodeLine[] }>();

  useEffect(() => {
    if (language === '' || code.length > limits.ui.highlightedLength) return;
    let wanted = true;
    async function colour() {
      try {
        const { highlightCode } = await import('./highlight-code.ts');
        if (wanted) setColoured({ code, language, lines: highlightCode(code, language) });
      } catch {
        // Offline before it was ever loaded: without colours the code is still all there.
      }
    }
    void colour();
    return () => {
      wanted = false;
    };
  }, [code, language]);

  if (coloured?.code === code && coloured.language === language) return coloured.lines;
  return plainLines(code);
}
