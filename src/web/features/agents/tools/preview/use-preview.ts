import { useEffect, useRef, useState } from 'react';
import type { Preview } from '../../../../../catalog/custom-tools/preview-tool.ts';
import type { ToolDefinition } from '../../../../../catalog/custom-tools/tool-definition.ts';
import { limits } from '../../../../../kernel/limits.ts';
import { openPreview, type PreviewDesk } from './open-preview.ts';

interface PreviewView {
  /** Of the tool as it was a moment ago. */
  readonly preview: Preview | undefined;
  /** The newest result that there was, while the tool has faults. */
  readonly lastResult: Preview['result'];
  readonly failed: boolean;
}

/** What a tool gives with its sample values, worked out again when typing pauses. */
export function usePreview(tool: ToolDefinition): PreviewView {
  const [view, setView] = useState<PreviewView>({ preview: undefined, lastResult: undefined, failed: false });
  const desk = useRef<PreviewDesk>(undefined);
  useEffect(() => {
    desk.current = openPreview((preview) =>
      setView((before) => ({
        preview: preview ?? before.preview,
        lastResult: preview?.result ?? before.lastResult,
        failed: preview === undefined,
      })),
    );
    return () => {
      desk.current?.close();
      desk.current = undefined;
    };
  }, []);
  useEffect(() => {
    const soon = setTimeout(() => desk.current?.ask(tool), limits.ui.leverPauseMs);
    return () => clearTimeout(soon);
  }, [tool]);
  return view;
}
