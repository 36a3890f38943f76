import { useMemo, useState } from 'react';
import type { ListedVersion } from '../../../../functions/list-versions/contract.ts';
import { messageOf } from '../../../lib/failures/failure.ts';
import { useShortcut } from '../../../lib/shortcuts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/state-panel.tsx';
import { useAppPlace } from '../app-address.ts';
import { useAppPage } from '../app-page-context.ts';
import { findVersion } from '../app-view.ts';
import { ChangeOutcome } from '../change-outcome.tsx';
import { ChangeSteps } from '../change-steps.tsx';
import { OlderVersionNote } from '../older-version-note.tsx';
import { type ChangeEnd, isAnswered } from '../use-changes.ts';
import { useLookedAt } from '../use-looked-at.ts';
import { useVersionContent, type VersionContent } from '../use-version-content.ts';
import { type CodeDraft, draftFiles, editFile, emptyDraft, fileMarks } from './code-draft.ts';
import { FileBrowser } from './file-browser.tsx';
import { FilePane } from './file-pane.tsx';
import { NewFileDialog } from './new-file-dialog.tsx';
import { OvertakenNote } from './overtaken-note.tsx';
import { placesIn } from './search-files.ts';

interface CodeTabProps {
  draft: CodeDraft;
  onDraft: (draft: CodeDraft) => void;
}

/** The files of the app, to read, search and change. Saving builds and tries out a new version. */
export function CodeTab({ draft, onDraft }: CodeTabProps) {
  const { view, changes } = useAppPage();
  const [place, go] = useAppPlace();
  // Here, because the editor goes while the files of the new version are read.
  const [end, setEnd] = useState<ChangeEnd>();
  const [goTo, setGoTo] = useState<{ line: number }>();
  function choose(path: string, line?: number) {
    go({ tab: 'code', version: place.version, file: path }, true);
    setGoTo(line === undefined ? undefined : { line });
  }
  const isOver = draft.basedOn !== undefined && isAnswered(end, draft.basedOn, view.app.currentVersion);
  return (
    <div className="grid gap-4">
      {changes.busy ? <ChangeSteps /> : <CodeFaults end={isOver ? undefined : end} onChoose={choose} />}
      <Code draft={draft} onDraft={onDraft} onEnd={setEnd} goTo={goTo} onChoose={choose} />
    </div>
  );
}

interface CodeProps extends CodeTabProps {
  onEnd: (end: ChangeEnd | undefined) => void;
  goTo: { readonly line: number } | undefined;
  onChoose: (path: string, line?: number) => void;
}

function Code(props: CodeProps) {
  const { draft } = props;
  const { view } = useAppPage();
  const looked = useLookedAt();
  // Edits stay with the version that they were made in.
  const version = findVersion(view, draft.basedOn) ?? looked.version;
  const { data, error, refetch } = useVersionContent(version);
  if (error !== null)
    return (
      <Card>
        <ErrorState
          heading="The files could not be loaded"
          actions={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          {messageOf(error, 'Please try again.')}
        </ErrorState>
      </Card>
    );
  if (version === undefined || data === undefined) return <Skeleton className="h-[32rem] rounded-large" />;
  if (Object.keys(data.files).length === 0)
    return (
      <Card>
        <EmptyState heading="There are no files yet">They are here as soon as they are written.</EmptyState>
      </Card>
    );
  return <Workbench version={version} content={data} {...props} />;
}

interface WorkbenchProps extends CodeProps {
  version: ListedVersion;
  content: VersionContent;
}

function Workbench({ version, content, draft, onDraft, onEnd, goTo, onChoose }: WorkbenchProps) {
  const { view, changes } = useAppPage();
  const [place, go] = useAppPlace();
  const [naming, setNaming] = useState(false);
  const files = useMemo(() => draftFiles(content.files, draft), [content, draft]);
  const marks = useMemo(() => fileMarks(content.files, draft), [content, draft]);
  const byModel = useMemo(() => filesByModel(content), [content]);
  const chosen = place.file ?? firstFile(files);
  const isOvertaken =
    draft.basedOn !== undefined && draft.basedOn !== view.app.currentVersion && !changes.busy;
  const canEdit = version.number === view.app.currentVersion || draft.basedOn !== undefined;
  const base = { number: version.number, files: content.files };
  const edit = (path: string, text: string | null) => onDraft(editFile(draft, base, path, text));

  async function save() {
    onEnd(undefined);
    if (place.version !== undefined) go({ tab: 'code', file: place.file }, true);
    const { contract } = await import('../../../../functions/edit-app-code/contract.ts');
    const ended = await changes.follow(
      contract,
      { appId: view.app.id, basedOn: draft.basedOn ?? version.number, files: { ...draft.edits } },
      { origin: 'code', request: '' },
    );
    onEnd(ended);
    if (ended.kind === 'made' && ended.result.success) onDraft(emptyDraft);
  }

  useShortcut({
    keys: ['Mod', 'S'],
    label: 'Save the code of the app',
    run: () => {
      if (Object.keys(draft.edits).length > 0 && !changes.busy && !isOvertaken) void save();
    },
  });

  return (
    <div className="grid gap-4">
      {canEdit ? null : <OlderVersionNote number={version.number} what="the code" />}
      {isOvertaken ? <OvertakenNote draft={draft} base={content.files} onDraft={onDraft} /> : null}
      <div className="grid min-h-0 gap-4 lg:h-[calc(100dvh-17rem)] lg:min-h-[34rem] lg:grid-cols-[17rem_minmax(0,1fr)]">
        <FileBrowser
          files={files}
          marks={marks}
          byModel={byModel}
          chosen={chosen}
          onChoose={onChoose}
          onNew={canEdit ? () => setNaming(true) : undefined}
        />
        <FilePane
          file={{
            path: chosen,
            text: files[chosen],
            mark: marks.get(chosen),
            byHand: content.editedFiles.includes(chosen),
            writer: byModel.has(chosen) ? content.spec?.byModel?.model : undefined,
          }}
          readOnly={!canEdit || changes.busy}
          goTo={goTo}
          onText={(text) => edit(chosen, text)}
          onRevert={() => edit(chosen, content.files[chosen] ?? null)}
        >
          <SaveBar
            count={Object.keys(draft.edits).length}
            busy={changes.busy}
            disabled={isOvertaken}
            onSave={() => void save()}
            onDiscard={() => onDraft(emptyDraft)}
          />
        </FilePane>
      </div>
      <NewFileDialog
        open={naming}
        onOpenChange={setNaming}
        taken={files}
        onName={(path) => {
          edit(path, '');
          onChoose(path);
        }}
      />
    </div>
  );
}

/** The files that a language model wrote; what the engine writes of a plan is nobody else's. */
function filesByModel({ spec, files }: VersionContent): ReadonlySet<string> {
  if (spec?.byModel === undefined) return new Set();
  return new Set(Object.keys(files).filter((path) => path.startsWith('src/custom/own-')));
}

function firstFile(files: Readonly<Record<string, string>>): string {
  return Object.hasOwn(files, 'src/app.tsx') ? 'src/app.tsx' : (Object.keys(files)[0] ?? '');
}

/** Where the build stopped, each place one press away. */
function CodeFaults({
  end,
  onChoose,
}: {
  end: ChangeEnd | undefined;
  onChoose: (path: string, line: number) => void;
}) {
  const text = end?.kind === 'made' ? end.result.error : end?.kind === 'refused' ? end.message : undefined;
  const places = placesIn(text ?? '');
  if (end?.kind === 'made' && places.length > 0)
    return (
      <ChangeOutcome end={end}>
        <p>The code could not be built.</p>
        <ul className="mt-2 grid gap-1">
          {places.map(({ path, line, message }) => (
            <li key={`${path} ${line} ${message}`}>
              <button
                type="button"
                onClick={() => onChoose(path, line)}
                className="rounded-small text-left font-mono text-caption text-ink underline decoration-line-strong underline-offset-3"
              >
                {path}:{line}
              </button>{' '}
              {message}
            </li>
          ))}
        </ul>
      </ChangeOutcome>
    );
  return <ChangeOutcome end={end} />;
}

interface SaveBarProps {
  count: number;
  busy: boolean;
  disabled: boolean;
  onSave: () => void;
  onDiscard: () => void;
}

function SaveBar({ count, busy, disabled, onSave, onDiscard }: SaveBarProps) {
  if (count === 0 && !busy) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line px-3 py-2">
      <p className="text-caption text-ink-muted">
        {count === 1 ? 'One file is not saved.' : `${count} files are not saved.`} Saving builds and tries out
        a new version.
      </p>
      <div className="flex gap-2">
        <Button disabled={busy} onClick={onDiscard}>
          Discard
        </Button>
        <Button look="primary" busy={busy} disabled={disabled} onClick={onSave}>
          Save
        </Button>
      </div>
    </div>
  );
}
