import type { Preview } from '../../../../../catalog/custom-tools/preview-tool.ts';
import type { ToolDefinition } from '../../../../../catalog/custom-tools/tool-definition.ts';
import type { PreviewNews } from './preview-messages.ts';

/** Works out tools beside the page. Only the newest is answered. */
export interface PreviewDesk {
  ask(tool: ToolDefinition): void;
  close(): void;
}

export function openPreview(told: (preview: Preview | undefined) => void): PreviewDesk {
  return typeof Worker === 'undefined' ? inPage(told) : inWorker(told);
}

/** One worker for the whole time of editing, so that the language is read once. */
function inWorker(told: (preview: Preview | undefined) => void): PreviewDesk {
  const worker = new Worker(new URL('./preview-worker.ts', import.meta.url), { type: 'module' });
  let newest = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<PreviewNews>) => {
    if (data.number === newest) told(data.preview);
  });
  worker.addEventListener('error', () => told(undefined));
  return {
    ask(tool) {
      newest += 1;
      worker.postMessage({ number: newest, tool });
    },
    close: () => worker.terminate(),
  };
}

function inPage(told: (preview: Preview | undefined) => void): PreviewDesk {
  let newest = 0;
  async function answer(number: number, tool: ToolDefinition): Promise<void> {
    try {
      const { previewTool } = await import('../../../../../catalog/custom-tools/preview-tool.ts');
      if (number === newest) told(previewTool(tool));
    } catch (error) {
      console.error(error);
      told(undefined);
    }
  }
  return {
    ask(tool) {
      newest += 1;
      void answer(newest, tool);
    },
    close() {
      newest += 1;
    },
  };
}
