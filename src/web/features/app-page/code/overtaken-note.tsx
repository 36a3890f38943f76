import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useAppPage } from '../app-page-context.ts';
import { findVersion } from '../app-view.ts';
import { useVersionContent } from '../use-version-content.ts';
import { bothChanged, type CodeDraft, emptyDraft } from './code-draft.ts';

interface OvertakenNoteProps {
  draft: CodeDraft;
  /** The files of the version that was edited. */
  base: Readonly<Record<string, string>>;
  onDraft: (draft: CodeDraft) => void;
}

/** Another version came while files were edited: nothing is lost, and the person decides how to go on. */
export function OvertakenNote({ draft, base, onDraft }: OvertakenNoteProps) {
  const { view } = useAppPage();
  const current = findVersion(view, view.app.currentVersion);
  const { data } = useVersionContent(current);
  if (current === undefined) return null;
  const clashes = data === undefined ? [] : bothChanged(draft, base, data.files);
  return (
    <Alert
      tone="caution"
      title={`Version ${current.number} came while you edited version ${draft.basedOn ?? ''}`}
      announce
      actions={
        <>
          <Button
            disabled={data === undefined}
            onClick={() => onDraft({ basedOn: current.number, edits: draft.edits })}
          >
            Put my edits on version {current.number}
          </Button>
          <Button onClick={() => onDraft(emptyDraft)}>Discard my edits</Button>
        </>
      }
    >
      {clashes.length === 0
        ? 'None of the files that you edited was changed there.'
        : `Your text takes the place of what was changed there in ${clashes.join(', ')}.`}
    </Alert>
  );
}
