import { fieldsOf } from '../../../../catalog/custom-tools/field-of.ts';
import type { ToolDefinition } from '../../../../catalog/custom-tools/tool-definition.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FieldControl, isWide } from '../form/field-control.tsx';
import { ResultView } from '../result/result-view.tsx';
import type { usePreview } from './preview/use-preview.ts';

interface PreviewPaneProps {
  tool: ToolDefinition;
  view: ReturnType<typeof usePreview>;
  /** How many places of the tool need another look. */
  faultCount: number;
  onSample: (sample: ToolDefinition['sample']) => void;
}

/** The tool as it will be, with sample values that can be changed. They are kept as the example that it opens with. */
export function PreviewPane({ tool, view, faultCount, onSample }: PreviewPaneProps) {
  const { preview, lastResult, failed } = view;
  const fields = fieldsOf(tool);
  return (
    <div className="grid min-w-0 gap-6">
      <div>
        <h2 className="text-lead font-semibold text-ink">Try it</h2>
        <p className="mt-1 text-small text-ink-muted">The tool opens with these sample values.</p>
      </div>
      <div className="grid min-w-0 gap-x-4 gap-y-4 @md:grid-cols-2">
        {tool.fields.map(({ name }, index) => {
          const field = fields[name];
          const key = `sample-${index}`;
          return field === undefined ? null : (
            <div key={key} className={isWide(field) ? 'min-w-0 @md:col-span-2' : 'min-w-0'}>
              <FieldControl
                field={field}
                value={tool.sample[name]}
                onChange={(value) => onSample({ ...tool.sample, [name]: value })}
                faults={(preview?.inputFaults ?? []).filter((fault) => fault.field === name)}
                currency={tool.currency}
              />
            </div>
          );
        })}
      </div>
      <Standing stopped={preview?.stopped} faultCount={faultCount} failed={failed} />
      {lastResult === undefined ? (
        preview === undefined && !failed ? (
          <Skeleton className="h-40" />
        ) : null
      ) : (
        <div className={`[&_dl]:grid-cols-2 ${preview?.result === undefined ? 'opacity-50' : ''}`}>
          <ResultView result={preview?.result ?? lastResult} />
        </div>
      )}
    </div>
  );
}

interface StandingProps {
  stopped: string | undefined;
  faultCount: number;
  failed: boolean;
}

/** How the tool stands, where it gives no result now. */
function Standing({ stopped, faultCount, failed }: StandingProps) {
  if (failed)
    return (
      <Alert tone="negative">
        This could not be worked out. What you wrote is still here; change something to try again.
      </Alert>
    );
  if (stopped !== undefined)
    return (
      <Alert tone="caution" title="No result with these values">
        {stopped}
      </Alert>
    );
  if (faultCount === 0) return null;
  return (
    <Alert tone="caution">
      {faultCount === 1 ? 'One place needs another look.' : `${faultCount} places need another look.`} Each
      says what is wrong.
    </Alert>
  );
}
