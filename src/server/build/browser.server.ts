import { type Browser, chromium } from 'playwright-core';
import { KoraError } from '../../kernel/errors.ts';

/**
 * No name resolves, so that whatever an app tries, nothing leaves the machine; sounds need no gesture, because
 * a prover has none; the rest is what a browser does on its own behalf.
 */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--autoplay-policy=no-user-gesture-required',
  '--mute-audio',
];

export interface ProofBrowser {
  /** The running browser; one that has crashed is started again. */
  get(): Promise<Browser>;
  close(): Promise<void>;
}

export interface BrowserSource {
  /** Gives the path of a Chromium; asked when the first proof comes. */
  readonly executable: () => Promise<string>;
  /** The address of a browser that already runs elsewhere. */
  readonly endpoint?: string;
}

/** One Chromium that stays open between proofs: starting one takes longer than a proof. */
export function openBrowser(source: BrowserSource): ProofBrowser {
  let running: Promise<Browser> | undefined;
  let closed = false;

  async function launch(): Promise<Browser> {
    const browser =
      source.endpoint === undefined
        ? await chromium.launch({ executablePath: await source.executable(), args: flags, timeout: 30_000 })
        : await chromium.connectOverCDP(source.endpoint);
    browser.on('disconnected', () => {
      running = undefined;
    });
    return browser;
  }

  return {
    async get() {
      if (closed) throw new KoraError('unavailable', { message: 'The proof browser was closed.' });
      running ??= launch();
      try {
        return await running;
      } catch (cause) {
        running = undefined;
        throw new KoraError('unavailable', { message: 'No browser could be started for the proof.', cause });
      }
    },
    async close() {
      closed = true;
      const browser = await running?.catch(() => undefined);
      await browser?.close();
    },
  };
}
