import { previewTool } from '../../../../../catalog/custom-tools/preview-tool.ts';
import type { PreviewNews, PreviewRequest } from './preview-messages.ts';

/** What a worker has of its global object; the types of a page do not name it. */
interface WorkerPort {
  addEventListener(kind: 'message', told: (event: MessageEvent<PreviewRequest>) => void): void;
  postMessage(news: PreviewNews): void;
}

const port = globalThis as unknown as WorkerPort;

port.addEventListener('message', ({ data: { number, tool } }) => {
  try {
    port.postMessage({ number, preview: previewTool(tool) });
  } catch (error) {
    console.error(error);
    port.postMessage({ number });
  }
});
