import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { applyChange } from '../../../../engine/revise/by-click/apply-change.ts';
import { changedFiles } from '../../../../engine/revise/by-click/changed-files.ts';
import type { ClickChange } from '../../../../engine/revise/by-click/click-change.ts';
import { findTarget } from '../../../../engine/revise/by-click/find-target.ts';
import type { PickedElement } from '../../../../engine/revise/by-click/picked-element.ts';
import type { AppSpec } from '../../../../engine/spec/app-spec.ts';
import { messageOf } from '../../../lib/failures/failure.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useAppPage } from '../app-page-context.ts';
import { findVersion } from '../app-view.ts';
import { ChangeSteps } from '../change-steps.tsx';
import { useVersionContent, type VersionContent } from '../use-version-content.ts';
import { type ClickEnd, ClickOutcome } from './click-outcome.tsx';
import { ColourForm } from './colour-form.tsx';
import { TargetForm } from './target-form.tsx';

export interface ClickPanelProps {
  /** What was chosen last; undefined before the first. */
  picked: PickedElement | undefined;
  onDone: () => void;
  onClose: () => void;
  /** Opens another page of the app in the preview. */
  onGo: (route: string) => void;
}

/** What can be changed about the chosen element. Each change is a new version. */
export function ClickPanel({ picked, onDone, onClose, onGo }: ClickPanelProps) {
  const { view, changes } = useAppPage();
  const [last, setLast] = useState<{ end: ClickEnd; picked: PickedElement | undefined }>();
  const version = findVersion(view, view.app.currentVersion);
  const { data, error, refetch } = useVersionContent(version);
  const heading = useRef<HTMLHeadingElement>(null);
  // What became of a change is said until something else is chosen.
  const end = picked === undefined || picked === last?.picked ? last?.end : undefined;
  const setEnd = (to: ClickEnd | undefined) => setLast(to === undefined ? undefined : { end: to, picked });

  async function save(spec: AppSpec, change: ClickChange) {
    setEnd(undefined);
    const outcome = applyChange(spec, change);
    if (!outcome.ok) {
      setEnd({ kind: 'not-possible', why: outcome.why });
      return;
    }
    if (version === undefined) return;
    const { contract } = await import('../../../../functions/edit-app-plan/contract.ts');
    const { request, change: said } = outcome;
    const ended = await changes.follow(
      contract,
      { appId: view.app.id, basedOn: version.number, spec: { ...outcome.spec }, request, changes: [said] },
      { origin: 'plan', request },
    );
    setEnd({ kind: 'ended', end: ended, said, before: version.number });
    if (ended.kind !== 'made' || !ended.result.success) return;
    onDone();
    heading.current?.focus();
  }

  return (
    <section
      aria-label="Edit by clicking"
      className="flex h-full min-h-80 flex-col overflow-hidden rounded-large border border-line bg-surface shadow-card"
    >
      <div className="flex items-center justify-between gap-2 border-b border-line py-1.5 pr-2 pl-4">
        <h2 ref={heading} tabIndex={-1} className="text-small font-semibold text-ink outline-hidden">
          Edit by clicking
        </h2>
        <IconButton label="Stop editing by clicking" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
      <div className="grid min-h-0 flex-1 content-start gap-5 overflow-y-auto p-4">
        {changes.busy ? <ChangeSteps /> : <ClickOutcome end={end} onEnd={setEnd} />}
        {error === null ? null : (
          <Alert
            tone="negative"
            title="The plan could not be loaded"
            announce
            actions={<Button onClick={() => void refetch()}>Try again</Button>}
          >
            {messageOf(error, 'Please try again.')}
          </Alert>
        )}
        {data === undefined ? (
          error === null ? (
            <Skeleton className="h-48 rounded-medium" />
          ) : null
        ) : (
          <Choices content={data} picked={picked} busy={changes.busy} onGo={onGo} onChange={save} />
        )}
      </div>
    </section>
  );
}

interface ChoicesProps {
  content: VersionContent;
  picked: PickedElement | undefined;
  busy: boolean;
  onGo: (route: string) => void;
  onChange: (spec: AppSpec, change: ClickChange) => Promise<void>;
}

function Choices({ content: { spec, editedFiles }, picked, busy, onGo, onChange }: ChoicesProps) {
  if (spec === null)
    return (
      <p className="text-small text-ink-muted">This version has no plan. It can be changed by its code.</p>
    );
  const byHand = (change: ClickChange) =>
    changedFiles(spec, change).find((path) => editedFiles.includes(path));
  const change = (to: ClickChange) => void onChange(spec, to);
  return (
    <fieldset disabled={busy} className="grid min-w-0 gap-5">
      <legend className="sr-only">What can be changed</legend>
      {picked === undefined ? (
        <p className="text-small text-ink-muted">
          Choose an element in the preview: press it, or go there with Tab or the arrow keys and take it with
          Enter. Escape ends it.
        </p>
      ) : (
        <TargetForm
          key={JSON.stringify(picked)}
          target={findTarget(spec, picked)}
          byHand={byHand}
          busy={busy}
          onGo={onGo}
          onChange={change}
        />
      )}
      <ColourForm
        key={`${spec.theme.background} ${spec.theme.component}`}
        theme={spec.theme}
        byHand={byHand({ do: 'colour', of: 'background', colour: '' })}
        onChange={change}
      />
    </fieldset>
  );
}
