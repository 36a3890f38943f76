import { z } from 'zod';
import { limits } from '../../../kernel/limits.ts';

/** The file of a project that lets it become an app again: its plan, and how each file was when it left. */
export const planFileName = 'app-plan.json';
const formatVersion = 1;

const planFile = z.object({
  format: z.literal('app-plan'),
  formatVersion: z.literal(formatVersion),
  name: z.string(),
  description: z.string().max(limits.apps.prompt),
  /** Files that were written by hand, not by the plan. */
  editedFiles: z.array(z.string().max(limits.build.pathLength)).max(limits.build.files),
  /** SHA-256 of every file as it was packed, by path. */
  packed: z.record(z.string().max(limits.build.pathLength), z.string().max(64)),
  /** Checked by whoever knows plans. */
  plan: z.unknown(),
});
export type PlanFile = z.infer<typeof planFile>;

export function writePlanFile(content: Omit<PlanFile, 'format' | 'formatVersion'>): string {
  return `${JSON.stringify({ format: 'app-plan', formatVersion, ...content }, null, 2)}\n`;
}

/** A reason in words when it is not such a file. */
export function readPlanFile(text: string): PlanFile | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return `${planFileName} is not valid JSON.`;
  }
  const given = z.object({ format: z.literal('app-plan'), formatVersion: z.number() }).safeParse(value);
  if (!given.success) return `${planFileName} is not the plan of an app.`;
  if (given.data.formatVersion > formatVersion)
    return `${planFileName} was written by a newer version of the product, which this one cannot read.`;
  const parsed = planFile.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  return `${planFileName} is damaged at “${issue?.path.join('.') ?? ''}”.`;
}
