import { useState } from 'react';
import type { AppSpec } from '../../../../engine/spec/app-spec.ts';
import { messageOf } from '../../../lib/failures/failure.ts';
import { Alert } from '../../../ui/alert.tsx';
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
import { useVersionContent } from '../use-version-content.ts';
import { planFaults } from './edit-plan.ts';
import { ModelPart } from './model-part.tsx';
import { PlanActions } from './plan-actions.tsx';
import { PlanApp } from './plan-app.tsx';
import { planFromLabels, planWithModel, savePlan } from './plan-calls.ts';
import type { PlanDraft } from './plan-draft.ts';
import { PlanEntities } from './plan-entities.tsx';
import { PlanPages } from './plan-pages.tsx';
import { PlanReading } from './plan-reading.tsx';

interface PlanTabProps {
  draft: PlanDraft | undefined;
  onDraft: (draft: PlanDraft | undefined) => void;
}

/** What the app is made of, to read and to change by form. Saving writes, builds and tries out a new version. */
export function PlanTab({ draft, onDraft }: PlanTabProps) {
  const { view, changes } = useAppPage();
  // Here, because the form goes while the plan of the new version is read.
  const [end, setEnd] = useState<ChangeEnd>();
  const isOver = draft !== undefined && isAnswered(end, draft.basedOn, view.app.currentVersion);
  return (
    <div className="grid gap-4">
      {changes.busy ? <ChangeSteps /> : <ChangeOutcome end={isOver ? undefined : end} />}
      <Plan draft={draft} onDraft={onDraft} onEnd={setEnd} />
    </div>
  );
}

interface PlanProps extends PlanTabProps {
  onEnd: (end: ChangeEnd | undefined) => void;
}

function Plan({ draft, onDraft, onEnd }: PlanProps) {
  const { view } = useAppPage();
  const looked = useLookedAt();
  const version = findVersion(view, draft?.basedOn) ?? looked.version;
  const { data, error, refetch } = useVersionContent(version);
  if (error !== null)
    return (
      <Card>
        <ErrorState
          heading="The plan could not be loaded"
          actions={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          {messageOf(error, 'Please try again.')}
        </ErrorState>
      </Card>
    );
  if (version === undefined || data === undefined) return <Skeleton className="h-[32rem] rounded-large" />;
  const spec = draft?.spec ?? data.spec;
  if (spec === null)
    return (
      <Card>
        <EmptyState heading="There is no plan">
          {version.status === 'queued' || version.status === 'building'
            ? 'It is here as soon as the description is read.'
            : 'This version has none: it can be changed by its code.'}
        </EmptyState>
      </Card>
    );
  return (
    <PlanForm
      spec={spec}
      number={version.number}
      draft={draft}
      byHand={data.editedFiles.length}
      onDraft={onDraft}
      onEnd={onEnd}
    />
  );
}

interface PlanFormProps {
  spec: AppSpec;
  /** The version that it is the plan of. */
  number: number;
  draft: PlanDraft | undefined;
  /** How many files were changed by hand. */
  byHand: number;
  onDraft: (draft: PlanDraft | undefined) => void;
  onEnd: (end: ChangeEnd | undefined) => void;
}

function PlanForm({ spec, number, draft, byHand, onDraft, onEnd }: PlanFormProps) {
  const { view, changes } = useAppPage();
  const [place, go] = useAppPlace();
  const faults = planFaults(spec);
  const isCurrent = number === view.app.currentVersion;
  const isDraft = draft !== undefined;
  const spans = draft?.spans;
  const canEdit = isCurrent && !changes.busy && spans === undefined;
  const handNote = noteOfHand(byHand);

  // Not every control asks the group whether it may be used.
  const change = (next: AppSpec) => {
    if (canEdit) onDraft({ basedOn: number, spec: next });
  };

  async function follow(make: () => Promise<ChangeEnd>) {
    onEnd(undefined);
    if (place.version !== undefined) go({ tab: 'plan' }, true);
    const ended = await make();
    onEnd(ended);
    if (ended.kind === 'made' && ended.result.success) onDraft(undefined);
  }

  const base = { app: view.app, number, changes };

  return (
    <div className="grid gap-4">
      {isCurrent || isDraft ? null : <OlderVersionNote number={number} what="the plan" />}
      {isDraft && !isCurrent && !changes.busy ? (
        <Alert tone="caution" title="The app was changed meanwhile" announce>
          Your changes are on the plan of version {number}, but version {view.app.currentVersion} is the
          newest. Discard them and make them again there.
        </Alert>
      ) : null}
      {spec.reading === undefined ? null : (
        <PlanReading
          reading={spec.reading}
          corrected={spans}
          why={whyNot({ isCurrent, isBusy: changes.busy, isForm: isDraft && spans === undefined })}
          busy={changes.busy}
          note={`Planning again makes a new version.${handNote}`}
          onCorrect={(next) =>
            onDraft(next === undefined ? undefined : { basedOn: number, spec, spans: next })
          }
          onPlan={() => {
            if (spans !== undefined) void follow(() => planFromLabels(base, spans));
          }}
        />
      )}
      <ModelPart
        spec={spec}
        disabled={!isCurrent || isDraft || changes.busy}
        onPlan={(model) => void follow(() => planWithModel(base, model))}
      />
      {spans === undefined ? null : (
        <p className="text-small text-ink-muted">
          Plan again or discard your corrections to change the plan by form.
        </p>
      )}
      <fieldset disabled={!canEdit} className="grid min-w-0 gap-4">
        <legend className="sr-only">The plan of {spec.name}</legend>
        <PlanApp spec={spec} onSpec={change} />
        <PlanPages spec={spec} onSpec={change} />
        <PlanEntities spec={spec} onSpec={change} />
        <PlanActions spec={spec} onSpec={change} />
      </fieldset>
      {isDraft && spans === undefined ? (
        <SaveBar
          faults={faults}
          note={`Not saved yet. Saving makes a new version.${handNote}`}
          busy={changes.busy}
          canSave={isCurrent && faults.length === 0}
          onDiscard={() => onDraft(undefined)}
          onSave={() => void follow(() => savePlan(base, spec))}
        />
      ) : null}
    </div>
  );
}

function noteOfHand(files: number): string {
  if (files === 0) return '';
  return ` ${files === 1 ? 'One file' : `${files} files`} changed by hand stay as they are.`;
}

/** Why the labels of the description cannot be corrected now. */
function whyNot(now: { isCurrent: boolean; isBusy: boolean; isForm: boolean }): string | undefined {
  if (now.isBusy) return 'A version is being made. Labels can be corrected when it is done.';
  if (!now.isCurrent) return 'The labels can be corrected in the newest version.';
  return now.isForm ? 'Save or discard your changes of the plan to correct labels.' : undefined;
}

interface SaveBarProps {
  faults: readonly string[];
  note: string;
  busy: boolean;
  canSave: boolean;
  onDiscard: () => void;
  onSave: () => void;
}

function SaveBar({ faults, note, busy, canSave, onDiscard, onSave }: SaveBarProps) {
  return (
    <div className="sticky bottom-0 grid gap-2 rounded-large border border-line-strong bg-popup p-3 shadow-overlay">
      {faults.length === 0 ? null : <p className="text-small text-negative">{faults.join(' ')}</p>}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-small text-ink-muted">{note}</p>
        <div className="flex gap-2">
          <Button disabled={busy} onClick={onDiscard}>
            Discard
          </Button>
          <Button look="primary" busy={busy} disabled={!canSave} onClick={onSave}>
            Save
          </Button>
        </div>
      </div>
    </div>
  );
}
