import { type ExampleIdea, exampleIdeas } from '../../../catalog/example-ideas.ts';

/** One press fills the form. Each picture is of the app that comes of it. */
export function ExampleList({ onChoose }: { onChoose: (idea: ExampleIdea) => void }) {
  return (
    <>
      <div>
        <h3 className="text-body font-semibold text-ink">Start from an example</h3>
        <p className="mt-1 text-small text-ink-muted">It fills the form; change what you like.</p>
      </div>
      {/* Where it is narrow they stand in one row, so that the apps below are not far away. */}
      <ul className="-mx-5 flex snap-x scroll-px-5 gap-3 overflow-x-auto px-5 pb-1 [scrollbar-width:none] @2xl:mx-0 @2xl:grid @2xl:grid-cols-3 @2xl:overflow-visible @2xl:px-0 @2xl:pb-0">
        {exampleIdeas.map((idea) => (
          <li key={idea.appName} className="grid w-40 shrink-0 snap-start @2xl:w-auto">
            <button
              type="button"
              onClick={() => onChoose(idea)}
              className="group grid min-h-11 content-start overflow-hidden rounded-medium border border-line bg-surface text-left transition-colors hover:border-line-strong hover:bg-surface-raised"
            >
              <img
                src={`/examples/${idea.picture}.webp`}
                alt=""
                width={480}
                height={300}
                loading="lazy"
                decoding="async"
                className="aspect-8/5 w-full border-b border-line bg-surface-raised object-cover object-top"
              />
              <span className="truncate px-3 pt-2 text-small font-medium text-ink">{idea.appName}</span>
              <span className="truncate px-3 pb-2 text-caption text-ink-muted">{idea.kind}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
