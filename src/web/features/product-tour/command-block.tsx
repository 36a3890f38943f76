import { CopyButton } from '../../ui/copy-button.tsx';

interface CommandBlockProps {
  /** What to type, one command a line. */
  commands: readonly string[];
  /** What then appears. */
  output?: readonly string[];
  /** What the block is for; read out. */
  label: string;
}

const nothing: readonly string[] = [];

/** Commands for a terminal, with a button that copies them and not what they print. */
export function CommandBlock({ commands, output = nothing, label }: CommandBlockProps) {
  return (
    <figure
      aria-label={label}
      className="flex items-start gap-2 rounded-medium border border-line-strong bg-ground py-1.5 pr-1.5 pl-4"
    >
      <pre className="min-w-0 flex-1 py-2 font-mono text-small whitespace-pre-wrap wrap-anywhere text-ink sm:py-1.5">
        {commands.map((command) => (
          <span key={command} className="block">
            <span aria-hidden className="text-ink-faint select-none">
              ${' '}
            </span>
            {command}
          </span>
        ))}
        {output.map((line) => (
          <span key={line} className="block text-ink-muted">
            {line}
          </span>
        ))}
      </pre>
      <CopyButton text={commands.join('\n')} what={commands.length === 1 ? 'command' : 'commands'} />
    </figure>
  );
}
