import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useMemo } from 'react';
import type { ListedVersion } from '../../../../functions/list-versions/contract.ts';
import { messageOf } from '../../../lib/failures/failure.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state-panel.tsx';
import { useAppPlace } from '../app-address.ts';
import { useAppPage } from '../app-page-context.ts';
import { useVersionContent, type VersionContent } from '../use-version-content.ts';
import { changedFiles } from './changed-files.ts';
import { FileDiff } from './file-diff.tsx';

interface CompareViewProps {
  before: ListedVersion;
  after: ListedVersion;
}

/** What is different between two versions, file by file and line by line. */
export function CompareView({ before, after }: CompareViewProps) {
  const { view } = useAppPage();
  const [, go] = useAppPlace();
  const left = useVersionContent(before);
  const right = useVersionContent(after);
  const options = view.versions
    .filter(({ fileCount }) => fileCount !== null)
    .map(({ number }) => ({ value: String(number), label: `Version ${number}` }));
  const compare = (a: number, b: number) => go({ tab: 'versions', compare: [a, b] }, true);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => go({ tab: 'versions' })}>
          <ArrowLeft aria-hidden />
          All versions
        </Button>
        <div className="flex items-center gap-2">
          <div className="w-36 shrink-0">
            <Select
              aria-label="Compare from"
              options={options}
              value={String(before.number)}
              onChange={(number) => compare(Number(number), after.number)}
            />
          </div>
          <ArrowRight aria-hidden className="size-4 shrink-0 text-ink-faint" />
          <div className="w-36 shrink-0">
            <Select
              aria-label="Compare with"
              options={options}
              value={String(after.number)}
              onChange={(number) => compare(before.number, Number(number))}
            />
          </div>
        </div>
      </div>
      {left.error !== null || right.error !== null ? (
        <Alert tone="negative" title="These versions could not be read" announce>
          {messageOf(left.error ?? right.error, 'Please try again.')}
        </Alert>
      ) : null}
      {left.data === undefined || right.data === undefined ? (
        <Skeleton className="h-64 rounded-large" />
      ) : (
        <FileList before={left.data} after={right.data} />
      )}
    </div>
  );
}

const kinds = { added: 'Added', removed: 'Removed', changed: 'Changed' };

function FileList({ before, after }: { before: VersionContent; after: VersionContent }) {
  const changes = useMemo(() => changedFiles(before.files, after.files), [before, after]);
  if (changes.length === 0)
    return (
      <Card>
        <EmptyState heading="These versions are the same">
          Every file has the same text in both of them.
        </EmptyState>
      </Card>
    );
  return (
    <div className="grid gap-3">
      <p className="text-small text-ink-muted">
        {changes.length === 1 ? 'One file is different.' : `${changes.length} files are different.`}
      </p>
      {changes.map(({ path, kind }, index) => (
        <FileDiff
          key={path}
          path={path}
          kind={kinds[kind]}
          before={before.files[path] ?? ''}
          after={after.files[path] ?? ''}
          openAtFirst={index < 5}
        />
      ))}
    </div>
  );
}
