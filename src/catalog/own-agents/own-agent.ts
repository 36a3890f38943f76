import { z } from 'zod';
import { customToolLimits as most } from '../custom-tools/custom-tool-limits.ts';
import { toolSchema } from '../custom-tools/tool-definition.ts';

const fieldName = z.string().min(1).max(most.labelLength);

/** An agent of one's own: a built-in agent or a custom tool, asked in one's own way. */
export const ownAgentSchema = z.strictObject({
  name: z.string().trim().min(1, 'Give the agent a name.').max(most.labelLength),
  job: z.string().trim().min(1, 'Say in a sentence what it does.').max(most.sentenceLength),
  base: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('agent'), slug: z.string().min(1).max(64) }),
    /** A copy of the tool, so that the agent is whole wherever it goes. */
    z.strictObject({ kind: z.literal('tool'), tool: toolSchema }),
  ]),
  /** What stands in the form at first. */
  preset: z.record(z.string(), z.unknown()),
  /** Fields that are not asked: they have the value of the preset. */
  fixed: z.array(fieldName).max(most.fields),
  /** Fields in the order in which they are asked; those that are not named come after. */
  order: z.array(fieldName).max(most.fields),
  /** Help texts in place of those of the base. */
  help: z.record(z.string(), z.string().max(most.sentenceLength)),
});

export type OwnAgent = z.infer<typeof ownAgentSchema>;
