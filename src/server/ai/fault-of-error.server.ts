import { APICallError } from 'ai';
import { limits } from '../../kernel/limits.ts';
import { type ModelFault, modelFaults } from './model-fault.ts';
import { type ModelSettings, placeOf } from './model-settings.ts';
import { offeredModels } from './offered-models.server.ts';
import { networkCodeOf, retryAfterMs, saysCreditIsSpent } from './retrying-fetch.server.ts';

export interface FailedCall {
  settings: ModelSettings;
  /** Asks for the names of models, where one is not there. */
  fetch: typeof globalThis.fetch;
  /** Words had come already. */
  hasBegun: boolean;
  connectMs: number;
}

/** What a failure of the library, the network or the provider means. Its own words hold what was asked, and stay here. */
export async function faultOfError(error: unknown, call: FailedCall): Promise<ModelFault> {
  const place = placeOf(call.settings);
  const refused = causesOf(error).find((cause) => networkCodeOf(cause) === 'KORA_ADDRESS_REFUSED');
  if (refused !== undefined) return modelFaults.addressRefused(place, refused.message);
  const answered = causesOf(error).find((cause) => APICallError.isInstance(cause));
  if (answered?.statusCode !== undefined && answered.statusCode >= 300)
    return faultOfStatus(answered, answered.statusCode, call);
  const code = networkCodeOf(error);
  if (code === 'UND_ERR_CONNECT_TIMEOUT') return modelFaults.connectLate(place, call.connectMs);
  if (call.hasBegun) return modelFaults.brokenOff(place);
  if (code === 'UND_ERR_SOCKET' || code === 'ECONNRESET') return modelFaults.brokenOff(place);
  const isUnsent = causesOf(error).some(
    (cause) => cause instanceof TypeError || APICallError.isInstance(cause),
  );
  if (code !== '' || isUnsent) return modelFaults.unreachable(place);
  return modelFaults.notUnderstood(place);
}

async function faultOfStatus(error: APICallError, status: number, call: FailedCall): Promise<ModelFault> {
  const { settings } = call;
  const place = placeOf(settings);
  const said = saidIn(error);
  if (status < 400) return modelFaults.redirected(place);
  if (status === 401)
    return settings.apiKey === undefined ? modelFaults.keyMissing(place) : modelFaults.keyRefused(place);
  if (status === 402 || saysCreditIsSpent(said)) return modelFaults.creditSpent(place);
  if (status === 403) return modelFaults.forbidden(place, said);
  if (status === 404 || /model.{0,80}(not found|does not exist)/i.test(said))
    return faultOfMissing(call, said);
  if (status === 413 || /context.{0,20}(length|window)|too long|maximum.{0,30}tokens/i.test(said))
    return modelFaults.promptTooLong(place);
  if (status === 429) return modelFaults.tooMany(place, secondsOf(error));
  if (status === 408 || status === 504) return modelFaults.firstWordLate(place, limits.models.silenceMs);
  return status >= 500 ? modelFaults.providerTrouble(place, status) : modelFaults.requestRefused(place, said);
}

/** Either the model is not there or the address is not that of a model. */
async function faultOfMissing({ settings, fetch }: FailedCall, said: string): Promise<ModelFault> {
  const place = placeOf(settings);
  const names = await offeredModels(settings, fetch);
  const { model } = settings;
  const isThere = names?.some((name) => name === model || name === `${model}:latest`) === true;
  if (isThere) return modelFaults.requestRefused(place, said);
  if (names === undefined && !/model/i.test(said)) return modelFaults.noSuchAddress(place);
  return modelFaults.noSuchModel(model, place, names ?? []);
}

function secondsOf({ responseHeaders = {} }: APICallError): number | undefined {
  const ms = retryAfterMs({ get: (name) => responseHeaders[name] ?? null });
  return ms === undefined ? undefined : Math.ceil(ms / 1_000);
}

/** A provider that repeats the key it refuses would have it shown: anything that looks like one is left out. */
function saidIn({ message, responseBody = '' }: APICallError): string {
  const text = message === '' ? responseBody : message;
  return text
    .replace(/\b(?:(?:sk|pk|key)[-_]|Bearer )[\w*.-]{6,}/gi, '…')
    .slice(0, limits.models.saidCharacters);
}

function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let cause = error; cause instanceof Error && causes.length < 6; cause = cause.cause)
    causes.push(cause);
  return causes;
}
