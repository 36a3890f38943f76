import type { Preview } from '../../../../../catalog/custom-tools/preview-tool.ts';
import type { ToolDefinition } from '../../../../../catalog/custom-tools/tool-definition.ts';

export interface PreviewRequest {
  readonly number: number;
  readonly tool: ToolDefinition;
}

export interface PreviewNews {
  readonly number: number;
  /** Missing when the work itself failed; why, stands in the console. */
  readonly preview?: Preview;
}
