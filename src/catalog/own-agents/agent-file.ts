import {
  type ReadFile,
  readDefinitionFile,
  writeDefinitionFile,
} from '../custom-tools/read-definition-file.ts';
import { type OwnAgent, ownAgentSchema } from './own-agent.ts';

const kind = 'own-agent';
const member = 'agent';

export function readAgentFile(text: string): ReadFile<OwnAgent> {
  return readDefinitionFile(text, { kind, member, what: 'an agent', schema: ownAgentSchema });
}

export function writeAgentFile(agent: OwnAgent): string {
  return writeDefinitionFile(kind, member, agent);
}
