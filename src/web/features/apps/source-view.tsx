import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CodeView } from '../../ui/code-view.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ErrorState } from '../../ui/state-panel.tsx';
import type { AppSummary } from './read-apps.ts';

/** The files of an app, one at a time. */
export function SourceView({ app }: { app: Pick<AppSummary, 'id' | 'current_version'> }) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['app-files', app.id, app.current_version],
    queryFn: async ({ signal }) => {
      const { readAppFiles } = await import('./read-apps.ts');
      return readAppFiles(app.id, signal);
    },
  });
  if (isError) {
    return (
      <ErrorState
        heading="The files could not be read"
        actions={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        The server did not answer as expected.
      </ErrorState>
    );
  }
  if (data === undefined) return <Spinner>Reading the files</Spinner>;
  return <Files files={data} />;
}

function Files({ files }: { files: Readonly<Record<string, string>> }) {
  const paths = Object.keys(files).toSorted();
  const [chosen, setChosen] = useState<string>();
  const path = chosen ?? paths.find((each) => /(^|\/)app\.tsx$/i.test(each)) ?? paths[0];
  if (path === undefined) return <p className="text-small text-ink-muted">This app has no files yet.</p>;
  return (
    <div className="grid gap-4 sm:grid-cols-[13rem_minmax(0,1fr)]">
      <ul aria-label="Files" className="max-h-44 overflow-y-auto sm:max-h-[34rem]">
        {paths.map((each) => (
          <li key={each}>
            <button
              type="button"
              aria-current={each === path ? 'true' : undefined}
              onClick={() => setChosen(each)}
              className="min-h-11 w-full rounded-small px-2.5 py-1 text-left font-mono text-caption wrap-anywhere text-ink-muted transition-colors hover:bg-surface-raised hover:text-ink focus-visible:-outline-offset-2 aria-current:bg-surface-overlay aria-current:text-ink sm:min-h-8"
            >
              {each}
            </button>
          </li>
        ))}
      </ul>
      <CodeView key={path} name={path} code={files[path] ?? ''} language={path.split('.').at(-1) ?? ''} />
    </div>
  );
}
