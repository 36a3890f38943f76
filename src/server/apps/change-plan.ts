import { changesOf, type Revision } from '../../engine/revise/revision.ts';
import type { AppSpec } from '../../engine/spec/app-spec.ts';

/** A plan after some sentences, or the first of them that changed nothing. */
export type ChangedPlan =
  | {
      readonly understood: true;
      readonly spec: AppSpec;
      /** Of each sentence what it did. */
      readonly changes: readonly (readonly string[])[];
      /** What of the last sentence was not done. */
      readonly missing: readonly string[];
    }
  | { readonly understood: false; readonly nearest: readonly string[]; readonly why?: string };

type Change = (spec: AppSpec, sentence: string) => Promise<Revision>;

/** Changes a plan by sentences, one after the other. */
export async function changePlan(
  change: Change,
  plan: AppSpec,
  sentences: readonly string[],
): Promise<ChangedPlan> {
  let spec = plan;
  const changes: (readonly string[])[] = [];
  let missing: readonly string[] = [];
  for (const sentence of sentences) {
    const revision = await change(spec, sentence);
    if (!revision.changed) return notUnderstood(revision);
    ({ spec } = revision);
    changes.push(changesOf(revision));
    missing = missingIn(revision);
  }
  return { understood: true, spec, changes, missing };
}

function notUnderstood({ answers }: Revision): ChangedPlan {
  const why = answers.find((answer) => answer.why !== undefined)?.why;
  const nearest = answers.flatMap(({ choices }) => choices.map(({ sentence }) => sentence));
  return { understood: false, nearest, ...(why === undefined ? {} : { why }) };
}

function missingIn({ answers }: Revision): string[] {
  return answers.flatMap(({ state, clause, missing, why }) =>
    state === 'not-understood' ? [`“${clause}” was not done: ${why ?? 'it was not understood.'}`] : missing,
  );
}
