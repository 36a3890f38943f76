import { type Clock, systemClock } from '../../kernel/clock.ts';
import { type LocalModels, localModelFinder } from './find-local-models.server.ts';
import { type ModelNetwork, openModelNetwork } from './model-network.server.ts';

/** What all uses of language models share. Opening it sends nothing. */
export interface Models {
  network: ModelNetwork;
  /** Ollama on this machine, for an admin to be offered; undefined without one. */
  local(): Promise<LocalModels | undefined>;
  close(): Promise<void>;
}

export function openModels(clock: Clock = systemClock): Models {
  const network = openModelNetwork();
  return { network, local: localModelFinder(network, clock), close: () => network.close() };
}
