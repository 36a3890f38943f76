import { ArrowUpRight, Plus, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { VersionProgress } from '../../../functions/app-shapes.ts';
import { href } from '../../lib/href.ts';
import { versionStepList } from '../../lib/version-steps.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { StepList } from '../../ui/step-list.tsx';
import { ElapsedTime } from './elapsed-time.tsx';
import { LivePreview } from './live-preview.tsx';
import type { Generator } from './use-generation.ts';

interface GenerationStageProps {
  generator: Generator;
  /** What the app is to be called. */
  name: string;
  onRetry: () => void;
}

/** What becomes of the description, from the first step to the app itself. Nothing while nothing is under way. */
export function GenerationStage({ generator, name, onRetry }: GenerationStageProps) {
  const { generation, cancel, dismiss } = generator;
  switch (generation.phase) {
    case 'idle':
    // The question stands under the description that it is about.
    case 'asked':
      return null;
    case 'running':
      return (
        <>
          <StageHead heading="Making your app" aside={<ElapsedTime since={generation.startedAt} />}>
            <Button
              onClick={cancel}
              busy={generation.cancelling}
              disabled={generation.progress === undefined}
            >
              Cancel
            </Button>
          </StageHead>
          {generation.lost ? (
            <Alert tone="caution" announce>
              The connection was lost. The work goes on; looking for it again.
            </Alert>
          ) : null}
          <StepList label="Steps to your app" steps={versionStepList(generation.progress, 'running')} />
          <Preview key="preview" name={name} progress={generation.progress} tryingOut />
        </>
      );
    case 'done': {
      const { app, version, modelFault } = generation.result;
      return (
        <>
          <StageHead heading={`${app.name} is ready`}>
            <Button onClick={dismiss}>
              <Plus aria-hidden />
              Make another
            </Button>
            <Link to={href('/preview/:id', { id: app.id })} className={buttonClass('primary')}>
              Open app
              <ArrowUpRight aria-hidden />
            </Link>
          </StageHead>
          <ModelNote model={version.model} fault={modelFault} />
          <div className="[&>ol]:@2xl:grid-cols-3">
            <StepList label="Steps to your app" steps={versionStepList(version, 'done')} />
          </div>
          <Preview key="preview" name={app.name} progress={version} tryingOut={false} />
        </>
      );
    }
    case 'cancelled':
      return (
        <Alert title="Cancelled" actions={<Again onRetry={onRetry} />}>
          Your description is still in the form.
        </Alert>
      );
    case 'failed':
      return (
        <>
          <Alert tone="negative" title="The app was not made" actions={<Again onRetry={onRetry} />}>
            <p className="whitespace-pre-line">{generation.reason}</p>
          </Alert>
          {generation.progress === undefined ? null : (
            <StepList label="Steps to your app" steps={versionStepList(generation.progress, 'failed')} />
          )}
        </>
      );
  }
}

/** What a language model had to do with it, where one was asked. */
function ModelNote({ model, fault }: { model: string | undefined; fault: string | undefined }) {
  if (fault !== undefined)
    return (
      <Alert tone="caution" title="Made without the language model" announce>
        <p className="whitespace-pre-line">{fault}</p>
      </Alert>
    );
  if (model === undefined) return null;
  return (
    <p className="text-small text-ink-muted">
      It has what {model} added. The tab Plan says which parts those are, and makes it again without.
    </p>
  );
}

interface StageHeadProps {
  heading: string;
  aside?: ReactNode;
  children: ReactNode;
}

function StageHead({ heading, aside, children }: StageHeadProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <h3 className="flex min-w-0 items-baseline gap-3 text-body font-semibold wrap-anywhere text-ink">
        {heading}
        {aside}
      </h3>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}

function Preview({
  name,
  progress,
  tryingOut,
}: {
  name: string;
  progress: VersionProgress | undefined;
  tryingOut: boolean;
}) {
  if (progress?.previewUrl == null) return null;
  return <LivePreview url={progress.previewUrl} name={name} tryingOut={tryingOut} />;
}

function Again({ onRetry }: { onRetry: () => void }) {
  return (
    <Button onClick={onRetry}>
      <RotateCcw aria-hidden />
      Try again
    </Button>
  );
}
