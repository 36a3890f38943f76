import { type ExampleIdea, exampleIdeas } from './example-ideas.ts';

/** One press fills the form. */
export function ExampleList({ onChoose }: { onChoose: (idea: ExampleIdea) => void }) {
  return (
    <>
      <div>
        <h3 className="text-body font-semibold text-ink">Start from an example</h3>
        <p className="mt-1 text-small text-ink-muted">It fills the form; change what you like.</p>
      </div>
      <ul className="grid grid-cols-2 gap-2 @2xl:grid-cols-3">
        {exampleIdeas.map((idea) => (
          <li key={idea.appName} className="grid">
            <button
              type="button"
              onClick={() => onChoose(idea)}
              className="grid min-h-11 content-start gap-1 rounded-medium border border-line bg-surface p-3 text-left transition-colors hover:border-line-strong hover:bg-surface-raised"
            >
              <span className="text-caption font-medium text-accent">{idea.kind}</span>
              <span className="text-small font-medium text-ink">{idea.appName}</span>
              <span aria-hidden className="line-clamp-2 text-caption text-ink-muted @max-2xl:hidden">
                {idea.prompt}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
