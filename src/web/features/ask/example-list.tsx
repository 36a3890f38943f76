import { askExamples } from './ask-examples.ts';

interface ExampleListProps {
  disabled: boolean;
  onChoose: (question: string) => void;
}

/** Questions to begin with; one press asks. */
export function ExampleList({ disabled, onChoose }: ExampleListProps) {
  return (
    <section aria-label="Examples" className="mt-8 grid grid-cols-1 gap-2 print:hidden">
      <h2 className="text-small font-medium text-ink-muted">For example</h2>
      <ul className="grid grid-cols-1 gap-2 @lg:grid-cols-2">
        {askExamples.map(({ kind, question }) => (
          <li key={question} className="grid">
            <button
              type="button"
              disabled={disabled}
              onClick={() => onChoose(question)}
              className="grid grid-cols-1 content-start gap-1 rounded-medium border border-line bg-surface p-3 text-left transition-colors hover:border-line-strong hover:bg-surface-raised"
            >
              <span className="text-caption text-ink-muted">{kind}</span>
              <span className="text-small text-ink">{question}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
