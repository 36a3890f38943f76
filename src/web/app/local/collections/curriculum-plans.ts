import { z } from 'zod';
import { mergePlans, mergeProgress } from '../../../../methods/curriculum/merge-plans.ts';
import { readPlan, readProgress } from '../../../../methods/curriculum/read-plan.ts';
import { defineCollection } from '../collection.ts';
import { planTitleLength } from '../record-limits.ts';
import { differing } from '../row.ts';

/**
 * Plans for learning. They are read by those who show them, because one from a newer version of the product must not keep the others
 * from being shown. The page is for people with an account, and so are its records.
 */
export const collection = defineCollection({
  name: 'curriculum-plans',
  label: 'Curriculum',
  table: 'curriculum_plans',
  schema: z.object({
    id: z.string(),
    title: z.string().min(1).max(planTitleLength),
    plan: z.record(z.string(), z.unknown()),
    progress: z.record(z.string(), z.unknown()).default({}),
  }),
  key: 'id',
  conflict: ({ base, ours, theirs }) => {
    if (ours === null) return null;
    if (theirs === null) return { ...base, ...ours };
    return {
      ...theirs,
      ...differing(base ?? {}, ours),
      plan: bothPlans(base?.plan, ours.plan ?? base?.plan, theirs.plan),
      progress: {
        ...mergeProgress(
          base === null ? undefined : readProgress(base.progress),
          readProgress(ours.progress),
          readProgress(theirs.progress),
        ),
      },
    };
  },
  signedOut: 'none',
});

type Kept = Record<string, unknown>;

/** Joined where all can be read; otherwise ours, which somebody has just made. */
function bothPlans(base: Kept | undefined, ours: Kept | undefined, theirs: Kept): Kept {
  const mine = readPlan(ours);
  const other = readPlan(theirs);
  if (mine === undefined || other === undefined) return ours ?? theirs;
  return { ...mergePlans(readPlan(base), mine, other) };
}
