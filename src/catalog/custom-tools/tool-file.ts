import { type ReadFile, readDefinitionFile, writeDefinitionFile } from './read-definition-file.ts';
import { type ToolDefinition, toolSchema } from './tool-definition.ts';

const kind = 'custom-tool';
const member = 'tool';

export function readToolFile(text: string): ReadFile<ToolDefinition> {
  return readDefinitionFile(text, { kind, member, what: 'a custom tool', schema: toolSchema });
}

export function writeToolFile(tool: ToolDefinition): string {
  return writeDefinitionFile(kind, member, tool);
}
