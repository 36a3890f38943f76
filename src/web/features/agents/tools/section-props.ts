import type { Preview } from '../../../../catalog/custom-tools/preview-tool.ts';
import type { ToolDefinition } from '../../../../catalog/custom-tools/tool-definition.ts';

/** What every part of the editor works with. */
export interface SectionProps {
  tool: ToolDefinition;
  onChange: (tool: ToolDefinition) => void;
  /** What is wrong at a place, such as `formulas.0.formula`. */
  faultAt: (place: string) => string | undefined;
  /** Whether anything is wrong at a place or within it. */
  hasFaultIn: (place: string) => boolean;
  worth: Preview['worth'];
}
