import { type ReactNode, useMemo, useState } from 'react';
import { type ToolDefinition, toolSchema } from '../../../../catalog/custom-tools/tool-definition.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { sayNotSaved } from '../own/failed-to-save.ts';
import { AboutSection } from './about-section.tsx';
import { ChecksSection } from './checks-section.tsx';
import { FieldsSection } from './fields-section.tsx';
import { FormulasSection } from './formulas-section.tsx';
import { usePreview } from './preview/use-preview.ts';
import { PreviewPane } from './preview-pane.tsx';
import { ShownSection } from './shown-section.tsx';

interface ToolEditorProps {
  start: ToolDefinition;
  onSave: (tool: ToolDefinition) => Promise<void>;
  /** Beside the button that saves. */
  actions?: ReactNode;
}

const panes = [
  { value: 'build', label: 'Build' },
  { value: 'try', label: 'Try it' },
] as const;

type Pane = (typeof panes)[number]['value'];

/** A tool in the making: what it is made of on one side, what it gives on the other. */
export function ToolEditor({ start, onSave, actions }: ToolEditorProps) {
  const [tool, setTool] = useState(start);
  const [pane, setPane] = useState<Pane>('build');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState(false);
  const view = usePreview(tool);
  const faults = useFaults(tool, view.preview?.faults ?? []);
  const faultAt = (place: string) => faults.get(place);
  const hasFaultIn = (place: string) => [...faults.keys()].some((one) => one.startsWith(`${place}.`));
  const shape = useMemo(() => toolSchema.safeParse(tool), [tool]);
  const section = { tool, onChange: setTool, faultAt, hasFaultIn, worth: view.preview?.worth ?? {} };

  async function save() {
    if (!shape.success) return setRefused(true);
    setRefused(false);
    setBusy(true);
    try {
      await onSave(shape.data);
    } catch (error) {
      sayNotSaved(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="@container grid min-w-0 grid-cols-1 gap-6">
      <div className="@4xl:hidden">
        <Segmented label="Part of the editor" options={panes} value={pane} onChange={setPane} />
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-10 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]">
        <div className={`@container min-w-0 ${pane === 'build' ? '' : 'hidden @4xl:block'}`}>
          <div className="grid min-w-0 grid-cols-1 gap-10">
            <AboutSection {...section} />
            <FieldsSection {...section} />
            <FormulasSection {...section} />
            <ShownSection {...section} />
            <ChecksSection {...section} />
          </div>
        </div>
        <div className={`@container min-w-0 ${pane === 'try' ? '' : 'hidden @4xl:block'}`}>
          <div className="@container rounded-large border border-line bg-surface p-4 @4xl:sticky @4xl:top-20 @4xl:max-h-[calc(100dvh-10rem)] @4xl:overflow-y-auto sm:p-5">
            <PreviewPane
              tool={tool}
              view={view}
              faultCount={faults.size}
              onSample={(sample) => setTool({ ...tool, sample })}
            />
          </div>
        </div>
      </div>
      <div className="sticky bottom-0 z-10 -mx-1 grid gap-3 border-t border-line bg-ground px-1 py-3">
        {refused && !shape.success ? (
          <Alert tone="negative" announce title="Not saved yet">
            {shape.error.issues[0]?.message ?? 'Something is missing.'}
          </Alert>
        ) : null}
        <div className="flex flex-wrap justify-end gap-2">
          {actions}
          <Button look="primary" busy={busy} onClick={() => void save()}>
            Save tool
          </Button>
        </div>
      </div>
    </div>
  );
}

/** What is wrong, by its place: what the shape of a tool forbids, and what cannot be worked out. */
function useFaults(
  tool: ToolDefinition,
  found: readonly { readonly place: string; readonly message: string }[],
): ReadonlyMap<string, string> {
  return useMemo(() => {
    const shape = toolSchema.safeParse(tool);
    const issues = shape.success ? [] : shape.error.issues;
    return new Map([
      ...found.map(({ place, message }) => [place, message] as const),
      ...issues.map(({ path, message }) => [path.join('.'), message] as const),
    ]);
  }, [tool, found]);
}
