import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, type RequestInit as UndiciRequest, fetch as undiciFetch } from 'undici';
import { limits } from '../../kernel/limits.ts';
import type { ModelSettings } from './model-settings.ts';
import { isPrivateAddress } from './private-addresses.server.ts';

const { models } = limits;

/** A request was not sent, since it would go where it may not. */
export class AddressRefused extends Error {
  readonly code = 'KORA_ADDRESS_REFUSED';

  constructor(message: string) {
    super(message);
    this.name = 'AddressRefused';
  }
}

export const privateAddressWords =
  'it is an address of this machine or of a private network, which an admin has to allow.';
const clearTextWords = 'a key would travel there in the clear. Use an address with https.';

/** Sends requests to models, and keeps connections open for the next. */
export interface ModelNetwork {
  /** How long a connection may take to stand. */
  connectMs: number;
  /** The fetch for models with this reach. No redirect is followed, and no more is read than an answer can have. */
  fetchFor(reach: ModelSettings['reach']): typeof globalThis.fetch;
  close(): Promise<void>;
}

export function openModelNetwork(options: { connectMs?: number } = {}): ModelNetwork {
  const shared = {
    // The first word may take long and is waited for elsewhere, with words of its own when it does not come.
    headersTimeout: models.wholeMs,
    bodyTimeout: models.wholeMs,
  };
  const { connectMs = models.connectMs } = options;
  const agents = {
    anywhere: new Agent({ ...shared, connect: { timeout: connectMs } }),
    public: new Agent({ ...shared, connect: { timeout: connectMs, lookup: publicLookup } }),
  };
  return {
    connectMs,
    fetchFor: (reach) => async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input);
      if (reach === 'public') refuseOwnAddress(url);
      const answer = await undiciFetch(url, {
        ...(init as UndiciRequest | undefined),
        redirect: 'manual',
        dispatcher: agents[reach],
      });
      return bounded(answer as unknown as Response);
    },
    async close() {
      await Promise.all([agents.anywhere.destroy(), agents.public.destroy()]);
    },
  };
}

/** An address that is written as a number is connected to without being looked up. */
function refuseOwnAddress({ protocol, hostname }: URL): void {
  if (protocol !== 'https:') throw new AddressRefused(clearTextWords);
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && isPrivateAddress(host)) throw new AddressRefused(privateAddressWords);
}

/**
 * The name is looked up for the connection itself, and what was checked is what is connected to: a name that leads elsewhere
 * the second time gains nothing.
 */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return callback(error, []);
    if (addresses.some(({ address }) => isPrivateAddress(address)))
      return callback(new AddressRefused(privateAddressWords), []);
    const [first] = addresses;
    if (options.all === true || first === undefined) return callback(null, addresses);
    callback(null, first.address, first.family);
  });
};

function bounded(answer: Response): Response {
  if (answer.body === null) return answer;
  let read = 0;
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        read += chunk.byteLength;
        if (read > models.answerBytes) controller.error(new Error('The answer is larger than allowed.'));
        else controller.enqueue(chunk);
      },
    }),
  );
  const { status, statusText, headers } = answer;
  return new Response(counted, { status, statusText, headers });
}
