import { correctionRequest } from '../../../../engine/reader/correct-reading.ts';
import type { Span } from '../../../../engine/reader/reading.ts';
import type { AppSpec } from '../../../../engine/spec/app-spec.ts';
import type { AppView } from '../app-view.ts';
import type { ChangeEnd, Changes } from '../use-changes.ts';

interface Base {
  readonly app: AppView['app'];
  /** The version that the plan is of. */
  readonly number: number;
  readonly changes: Changes;
}

/** The plan as it stands in the form. */
export async function savePlan({ app, number, changes }: Base, spec: AppSpec): Promise<ChangeEnd> {
  const { contract } = await import('../../../../functions/edit-app-plan/contract.ts');
  const input = { appId: app.id, basedOn: number, spec: { ...spec } };
  return changes.follow(contract, input, { origin: 'plan', request: '' });
}

/** Planned again from corrected labels. */
export async function planFromLabels(
  { app, number, changes }: Base,
  spans: readonly Span[],
): Promise<ChangeEnd> {
  const { contract } = await import('../../../../functions/correct-reading/contract.ts');
  const input = { appId: app.id, basedOn: number, spans: [...spans] };
  return changes.follow(contract, input, { origin: 'plan', request: correctionRequest });
}

/** With a model, what it adds; without one, the description planned anew by what is here. */
export async function planWithModel(
  { app, number, changes }: Base,
  model: string | undefined,
): Promise<ChangeEnd> {
  const { contract } = await import('../../../../functions/plan-again/contract.ts');
  const input = { appId: app.id, basedOn: number, ...(model === undefined ? {} : { model }) };
  const request =
    model === undefined ? 'Plan it again without a language model' : 'Ask the model what it adds';
  return changes.follow(contract, input, { origin: 'description', request });
}
