import type { SecretBox, SecretPlace } from '../../secrets/secret-box.ts';

type FlowSecret = 'provider_code_verifier' | 'provider_access_token' | 'provider_refresh_token';

const placeOf = (flowId: string, column: FlowSecret): SecretPlace => ({
  table: 'auth.flow_states',
  column,
  row: flowId,
});

/** What a provider gave us, or we told it, lies in the database sealed while a sign-in is under way. */
export function sealFlowSecret(
  secrets: SecretBox,
  flowId: string,
  column: FlowSecret,
  value: string | undefined,
): string | null {
  return value === undefined ? null : secrets.seal(placeOf(flowId, column), value);
}

export function openFlowSecret(
  secrets: SecretBox,
  flow: { id: string } & Partial<Record<FlowSecret, string | null>>,
  column: FlowSecret,
): string | undefined {
  const sealed = flow[column] ?? null;
  return sealed === null ? undefined : secrets.open(placeOf(flow.id, column), sealed);
}
